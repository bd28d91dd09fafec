import {
  image,
  jpg,
  jpgWithSize,
  withBlock,
  withSegment,
  png,
  pngBom,
  phonePhoto,
  zip,
} from './image.testing.ts';
import { error, good, type SampleFile } from './sampleFile.testing.ts';

function placedAfter(first: Buffer, ...rest: readonly (Buffer | string)[]): Buffer {
  return Buffer.concat([first, ...rest.map((part) => Buffer.from(part))]);
}

/** As a phone stores it that was held upright. */
const onItsSide = (width: number, height: number) =>
  image(width, height).withMetadata({ orientation: 6 });

async function jpgs(): Promise<SampleFile[]> {
  const photo = await jpg();
  const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42 film')]);
  return [
    good('gewoon.jpg', 'jpg', photo),
    good('telefoon.jpg', 'jpg', await phonePhoto(), 'locatieVerwijderd'),
    good('in-stappen.jpg', 'jpg', await image().jpeg({ progressive: true }).toBuffer()),
    good('grijs.jpg', 'jpg', await image().grayscale().jpeg().toBuffer()),
    good('cmyk.jpg', 'jpg', await image().toColourspace('cmyk').jpeg().toBuffer()),
    good('klein.jpg', 'jpg', await jpg(200, 300), 'beeldKlein'),
    good('groot.jpg', 'jpg', () => jpg(8000, 6000)),
    good('groot-op-zijn-kant.jpg', 'jpg', () => onItsSide(8000, 6000).jpeg().toBuffer()),
    good('stappen-24.jpg', 'jpg', () => image(6000, 4000).jpeg({ progressive: true }).toBuffer()),
    good('stappen-24-op-zijn-kant.jpg', 'jpg', () =>
      onItsSide(6000, 4000).jpeg({ progressive: true }).toBuffer(),
    ),
    // Its decoder would need all of it in memory at once.
    error('stappen-48.jpg', 'teZwaar', () =>
      image(8000, 6000).jpeg({ progressive: true }).toBuffer(),
    ),
    good('twee-beelden.jpg', 'jpg', placedAfter(photo, photo), 'extraBeeldVerwijderd'),
    good('met-film.jpg', 'jpg', placedAfter(photo, film), 'extraBeeldVerwijderd'),
    good('nullen-erachter.jpg', 'jpg', placedAfter(photo, Buffer.alloc(64))),
    error('te-groot.jpg', 'teVeelPixels', () => jpg(8000, 6400)),
    error('liegt.jpg', 'teVeelPixels', jpgWithSize(photo, 65_000, 65_000)),
    error('half.jpg', 'beschadigd', photo.subarray(0, photo.length / 2)),
    error('alleen-kop.jpg', 'beschadigd', photo.subarray(0, 200)),
    error(
      'gat.jpg',
      'beschadigd',
      placedAfter(photo.subarray(0, 300), Buffer.alloc(900), photo.subarray(900)),
    ),
    error('zip-erachter.jpg', 'verborgenInhoud', placedAfter(photo, zip())),
    error('zip-achter-film.jpg', 'verborgenInhoud', placedAfter(photo, film, zip())),
    error('pagina-erachter.jpg', 'verborgenInhoud', placedAfter(photo, '<html><script>x</script>')),
    error('tekst-erachter.jpg', 'verborgenInhoud', placedAfter(photo, 'geheim bericht')),
    error('pdf-erachter.jpg', 'verborgenInhoud', placedAfter(photo, '%PDF-1.7 %%EOF')),
    error(
      'pagina-in-notitie.jpg',
      'verborgenInhoud',
      withSegment(photo, 0xfe, '<script>x()</script>'),
    ),
    error('php-in-notitie.jpg', 'verborgenInhoud', withSegment(photo, 0xe1, 'Exif <?php x(); ?>')),
  ];
}

async function pngs(): Promise<SampleFile[]> {
  const picture = await png();
  const otherwise = Buffer.from(picture);
  otherwise.writeUInt8(otherwise.readUInt8(60) ^ 0xff, 60);
  return [
    good('gewoon.png', 'png', picture),
    good('in-stappen.png', 'png', await image().png({ progressive: true }).toBuffer()),
    good('palet.png', 'png', await image().png({ palette: true }).toBuffer()),
    good('doorzichtig.png', 'png', await image().ensureAlpha(0.5).png().toBuffer()),
    good('diep.png', 'png', await image().toColourspace('rgb16').png().toBuffer()),
    good('notitie.png', 'png', withBlock(picture, 'tEXt', 'Comment\0gemaakt met een scanner')),
    good('klein.png', 'png', await png(120, 90), 'beeldKlein'),
    good('groot.png', 'png', () => png(8000, 6000)),
    good('stappen-24.png', 'png', () => image(6000, 4000).png({ progressive: true }).toBuffer()),
    error('stappen-48.png', 'teZwaar', () =>
      image(8000, 6000).png({ progressive: true }).toBuffer(),
    ),
    error('groot-op-zijn-kant.png', 'teZwaar', () => onItsSide(8000, 6000).png().toBuffer()),
    error('te-groot.png', 'teVeelPixels', () => png(8000, 6400)),
    error('bom.png', 'teVeelPixels', () => pngBom(60_000, 60_000)),
    error('leugen.png', 'beschadigd', () => pngBom(6000, 6000)),
    error('half.png', 'beschadigd', picture.subarray(0, picture.length / 2)),
    error('zonder-einde.png', 'beschadigd', picture.subarray(0, picture.length - 12)),
    error('veranderd.png', 'beschadigd', otherwise),
    error('alleen-kop.png', 'beschadigd', picture.subarray(0, 8)),
    error(
      'pagina-in-notitie.png',
      'verborgenInhoud',
      withBlock(picture, 'tEXt', 'a\0<script>x</script>'),
    ),
    error('zip-erachter.png', 'verborgenInhoud', placedAfter(picture, zip())),
    error('tekst-erachter.png', 'verborgenInhoud', placedAfter(picture, 'more')),
  ];
}

/** Photos: in order, too large, broken, with something hidden. */
export async function photos(): Promise<SampleFile[]> {
  return [...(await jpgs()), ...(await pngs())];
}
