<?php
// Prints the bills of a folder by dompdf: php bills.php <folder>
require_once '/usr/share/php/dompdf/autoload.php';
$folder = $argv[1];
$fonts = '/usr/share/fonts/truetype/dejavu';
foreach (glob("$folder/bill-*.html") as $file) {
    // Debian's package has no metrics of the fonts that are embedded: they are made in the folder.
    $dompdf = new Dompdf\Dompdf(['chroot' => [$folder, $fonts], 'fontCache' => $folder]);
    $dompdf->getOptions()->setFontDir($folder);
    $style = ['family' => 'dejavu sans', 'weight' => 'normal', 'style' => 'normal'];
    $dompdf->getFontMetrics()->registerFont($style, "$fonts/DejaVuSans.ttf");
    $dompdf->loadHtmlFile($file);
    $dompdf->setPaper('A4');
    $dompdf->render();
    file_put_contents(str_replace(['bill-', '.html'], ['dompdf-', '.pdf'], $file), $dompdf->output());
}
