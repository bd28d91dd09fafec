import {
  image,
  jpg,
  jpgWithSize,
  withBlock,
  png,
  pngBomb,
  phonePhoto,
  zip,
} from './image.testing.ts';
import { error, acceptedFile, type SampleFile } from './sampleFile.testing.ts';

function placedAfter(first: Buffer, ...rest: readonly (Buffer | string)[]): Buffer {
  return Buffer.concat([first, ...rest.map((part) => Buffer.from(part))]);
}

/** The photo with zeros from a part on, as after a broken upload. */
function zeroedFrom(photo: Buffer, part: number): Buffer {
  return Buffer.from(photo).fill(0, Math.floor(photo.length * part));
}

/** A photo of a phone held upright: stored lying, with an orientation tag. */
const onItsSide = (width: number, height: number) =>
  image(width, height).withMetadata({ orientation: 6 });

async function jpgs(): Promise<SampleFile[]> {
  const photo = await jpg();
  const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42 film')]);
  return [
    acceptedFile('plain.jpg', 'jpg', photo),
    acceptedFile('phone.jpg', 'jpg', await phonePhoto(), 'locatieVerwijderd'),
    acceptedFile('in-steps.jpg', 'jpg', await image().jpeg({ progressive: true }).toBuffer()),
    acceptedFile('grey.jpg', 'jpg', await image().grayscale().jpeg().toBuffer()),
    acceptedFile('cmyk.jpg', 'jpg', await image().toColourspace('cmyk').jpeg().toBuffer()),
    acceptedFile('small.jpg', 'jpg', await jpg(200, 300), 'beeldKlein'),
    acceptedFile('large.jpg', 'jpg', () => jpg(8000, 6000)),
    acceptedFile('large-on-its-side.jpg', 'jpg', () => onItsSide(8000, 6000).jpeg().toBuffer()),
    acceptedFile('steps-24.jpg', 'jpg', () =>
      image(6000, 4000).jpeg({ progressive: true }).toBuffer(),
    ),
    acceptedFile('steps-24-on-its-side.jpg', 'jpg', () =>
      onItsSide(6000, 4000).jpeg({ progressive: true }).toBuffer(),
    ),
    // Its decoder would need the whole picture in memory at once.
    error('steps-48.jpg', 'teZwaar', () =>
      image(8000, 6000).jpeg({ progressive: true }).toBuffer(),
    ),
    acceptedFile('two-pictures.jpg', 'jpg', placedAfter(photo, photo)),
    acceptedFile('with-film.jpg', 'jpg', placedAfter(photo, film)),
    acceptedFile('zeros-behind.jpg', 'jpg', placedAfter(photo, Buffer.alloc(64))),
    error('too-large.jpg', 'teVeelPixels', () => jpg(8000, 6400)),
    error('lies.jpg', 'teVeelPixels', jpgWithSize(photo, 65_000, 65_000)),
    error('half.jpg', 'beschadigd', photo.subarray(0, photo.length / 2)),
    error('header-only.jpg', 'beschadigd', photo.subarray(0, 200)),
    error(
      'gap.jpg',
      'beschadigd',
      placedAfter(photo.subarray(0, 300), Buffer.alloc(900), photo.subarray(900)),
    ),
    ...[0.1, 0.25, 0.5, 0.75, 0.9, 0.99].map((part) =>
      error(`zeros-from-${part * 100}.jpg`, 'beschadigd', zeroedFrom(photo, part)),
    ),
    acceptedFile('bom-before.jpg', 'jpg', placedAfter(Buffer.from('\uFEFF'), photo)),
    acceptedFile('zip-behind.jpg', 'jpg', placedAfter(photo, zip())),
    acceptedFile('text-behind.jpg', 'jpg', placedAfter(photo, 'secret message')),
  ];
}

async function pngs(): Promise<SampleFile[]> {
  const picture = await png();
  const otherwise = Buffer.from(picture);
  otherwise.writeUInt8(otherwise.readUInt8(60) ^ 0xff, 60);
  return [
    acceptedFile('plain.png', 'png', picture),
    acceptedFile('in-steps.png', 'png', await image().png({ progressive: true }).toBuffer()),
    acceptedFile('palette.png', 'png', await image().png({ palette: true }).toBuffer()),
    acceptedFile('transparent.png', 'png', await image().ensureAlpha(0.5).png().toBuffer()),
    acceptedFile('deep.png', 'png', await image().toColourspace('rgb16').png().toBuffer()),
    acceptedFile('note.png', 'png', withBlock(picture, 'tEXt', 'Comment\0gemaakt met een scanner')),
    acceptedFile('small.png', 'png', await png(120, 90), 'beeldKlein'),
    acceptedFile('large.png', 'png', () => png(8000, 6000)),
    acceptedFile('steps-24.png', 'png', () =>
      image(6000, 4000).png({ progressive: true }).toBuffer(),
    ),
    error('steps-48.png', 'teZwaar', () => image(8000, 6000).png({ progressive: true }).toBuffer()),
    error('large-on-its-side.png', 'teZwaar', () => onItsSide(8000, 6000).png().toBuffer()),
    error('too-large.png', 'teVeelPixels', () => png(8000, 6400)),
    error('bomb.png', 'teVeelPixels', () => pngBomb(60_000, 60_000)),
    error('lie.png', 'beschadigd', () => pngBomb(6000, 6000)),
    error('half.png', 'beschadigd', picture.subarray(0, picture.length / 2)),
    // Only the end marker is missing; every pixel is there.
    acceptedFile('without-end.png', 'png', picture.subarray(0, picture.length - 12)),
    error('changed.png', 'beschadigd', otherwise),
    error('header-only.png', 'beschadigd', picture.subarray(0, 8)),
    acceptedFile('zip-behind.png', 'png', placedAfter(picture, zip())),
    acceptedFile('text-behind.png', 'png', placedAfter(picture, 'more')),
  ];
}

/** Photos: valid, too large, damaged, and with data after the picture. */
export async function photos(): Promise<SampleFile[]> {
  return [...(await jpgs()), ...(await pngs())];
}
