import {
  beeld,
  jpg,
  jpgMetMaat,
  metBlok,
  metSegment,
  png,
  pngBom,
  telefoonfoto,
  zip,
} from './beeld.ts';
import { fout, goed, type Proefbestand } from './corpus.ts';

function achter(eerste: Buffer, ...rest: readonly (Buffer | string)[]): Buffer {
  return Buffer.concat([eerste, ...rest.map((deel) => Buffer.from(deel))]);
}

async function jpgs(): Promise<Proefbestand[]> {
  const foto = await jpg();
  const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42 film')]);
  return [
    goed('gewoon.jpg', 'jpg', foto),
    goed('telefoon.jpg', 'jpg', await telefoonfoto(), 'locatieVerwijderd'),
    goed('in-stappen.jpg', 'jpg', await beeld().jpeg({ progressive: true }).toBuffer()),
    goed('grijs.jpg', 'jpg', await beeld().grayscale().jpeg().toBuffer()),
    goed('cmyk.jpg', 'jpg', await beeld().toColourspace('cmyk').jpeg().toBuffer()),
    goed('klein.jpg', 'jpg', await jpg(200, 300), 'beeldKlein'),
    goed('groot.jpg', 'jpg', () => jpg(8000, 6000)),
    goed('twee-beelden.jpg', 'jpg', achter(foto, foto), 'extraBeeldVerwijderd'),
    goed('met-film.jpg', 'jpg', achter(foto, film), 'extraBeeldVerwijderd'),
    goed('nullen-erachter.jpg', 'jpg', achter(foto, Buffer.alloc(64))),
    fout('te-groot.jpg', 'teVeelPixels', () => jpg(8000, 6400)),
    fout('liegt.jpg', 'teVeelPixels', jpgMetMaat(foto, 65_000, 65_000)),
    fout('half.jpg', 'beschadigd', foto.subarray(0, foto.length / 2)),
    fout('alleen-kop.jpg', 'beschadigd', foto.subarray(0, 200)),
    fout(
      'gat.jpg',
      'beschadigd',
      achter(foto.subarray(0, 300), Buffer.alloc(900), foto.subarray(900)),
    ),
    fout('zip-erachter.jpg', 'verborgenInhoud', achter(foto, zip())),
    fout('zip-achter-film.jpg', 'verborgenInhoud', achter(foto, film, zip())),
    fout('pagina-erachter.jpg', 'verborgenInhoud', achter(foto, '<html><script>x</script>')),
    fout('tekst-erachter.jpg', 'verborgenInhoud', achter(foto, 'geheim bericht')),
    fout('pdf-erachter.jpg', 'verborgenInhoud', achter(foto, '%PDF-1.7 %%EOF')),
    fout(
      'pagina-in-notitie.jpg',
      'verborgenInhoud',
      metSegment(foto, 0xfe, '<script>x()</script>'),
    ),
    fout('php-in-notitie.jpg', 'verborgenInhoud', metSegment(foto, 0xe1, 'Exif <?php x(); ?>')),
  ];
}

async function pngs(): Promise<Proefbestand[]> {
  const plaat = await png();
  const anders = Buffer.from(plaat);
  anders.writeUInt8(anders.readUInt8(60) ^ 0xff, 60);
  return [
    goed('gewoon.png', 'png', plaat),
    goed('in-stappen.png', 'png', await beeld().png({ progressive: true }).toBuffer()),
    goed('palet.png', 'png', await beeld().png({ palette: true }).toBuffer()),
    goed('doorzichtig.png', 'png', await beeld().ensureAlpha(0.5).png().toBuffer()),
    goed('diep.png', 'png', await beeld().toColourspace('rgb16').png().toBuffer()),
    goed('notitie.png', 'png', metBlok(plaat, 'tEXt', 'Comment\0gemaakt met een scanner')),
    goed('klein.png', 'png', await png(120, 90), 'beeldKlein'),
    fout('te-groot.png', 'teVeelPixels', () => png(8000, 6400)),
    fout('bom.png', 'teVeelPixels', () => pngBom(60_000, 60_000)),
    fout('leugen.png', 'beschadigd', () => pngBom(6000, 6000)),
    fout('half.png', 'beschadigd', plaat.subarray(0, plaat.length / 2)),
    fout('zonder-einde.png', 'beschadigd', plaat.subarray(0, plaat.length - 12)),
    fout('veranderd.png', 'beschadigd', anders),
    fout('alleen-kop.png', 'beschadigd', plaat.subarray(0, 8)),
    fout(
      'pagina-in-notitie.png',
      'verborgenInhoud',
      metBlok(plaat, 'tEXt', 'a\0<script>x</script>'),
    ),
    fout('zip-erachter.png', 'verborgenInhoud', achter(plaat, zip())),
    fout('tekst-erachter.png', 'verborgenInhoud', achter(plaat, 'meer')),
  ];
}

/** Photos: in order, too large, broken, with something hidden. */
export async function fotos(): Promise<Proefbestand[]> {
  return [...(await jpgs()), ...(await pngs())];
}
