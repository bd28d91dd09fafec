<?php
// Prints the bills of a folder by dompdf: php bills.php <folder>
require_once '/usr/share/php/dompdf/autoload.php';
$folder = $argv[1];
foreach (glob("$folder/bill-*.html") as $file) {
    $dompdf = new Dompdf\Dompdf(['chroot' => $folder]);
    $dompdf->loadHtmlFile($file);
    $dompdf->setPaper('A4');
    $dompdf->render();
    file_put_contents(str_replace(['bill-', '.html'], ['dompdf-', '.pdf'], $file), $dompdf->output());
}
