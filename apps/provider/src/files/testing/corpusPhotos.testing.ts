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
import { error, good, type SampleFile } from './sampleFile.testing.ts';

function placedAfter(first: Buffer, ...rest: readonly (Buffer | string)[]): Buffer {
  return Buffer.concat([first, ...rest.map((part) => Buffer.from(part))]);
}

/** A photo of a phone held upright: stored lying, with an orientation tag. */
const onItsSide = (width: number, height: number) =>
  image(width, height).withMetadata({ orientation: 6 });

async function jpgs(): Promise<SampleFile[]> {
  const photo = await jpg();
  const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42 film')]);
  return [
    good('plain.jpg', 'jpg', photo),
    good('phone.jpg', 'jpg', await phonePhoto(), 'locatieVerwijderd'),
    good('in-steps.jpg', 'jpg', await image().jpeg({ progressive: true }).toBuffer()),
    good('grey.jpg', 'jpg', await image().grayscale().jpeg().toBuffer()),
    good('cmyk.jpg', 'jpg', await image().toColourspace('cmyk').jpeg().toBuffer()),
    good('small.jpg', 'jpg', await jpg(200, 300), 'beeldKlein'),
    good('large.jpg', 'jpg', () => jpg(8000, 6000)),
    good('large-on-its-side.jpg', 'jpg', () => onItsSide(8000, 6000).jpeg().toBuffer()),
    good('steps-24.jpg', 'jpg', () => image(6000, 4000).jpeg({ progressive: true }).toBuffer()),
    good('steps-24-on-its-side.jpg', 'jpg', () =>
      onItsSide(6000, 4000).jpeg({ progressive: true }).toBuffer(),
    ),
    // Its decoder would need the whole picture in memory at once.
    error('steps-48.jpg', 'teZwaar', () =>
      image(8000, 6000).jpeg({ progressive: true }).toBuffer(),
    ),
    good('two-pictures.jpg', 'jpg', placedAfter(photo, photo)),
    good('with-film.jpg', 'jpg', placedAfter(photo, film)),
    good('zeros-behind.jpg', 'jpg', placedAfter(photo, Buffer.alloc(64))),
    error('too-large.jpg', 'teVeelPixels', () => jpg(8000, 6400)),
    error('lies.jpg', 'teVeelPixels', jpgWithSize(photo, 65_000, 65_000)),
    error('half.jpg', 'beschadigd', photo.subarray(0, photo.length / 2)),
    error('header-only.jpg', 'beschadigd', photo.subarray(0, 200)),
    error(
      'gap.jpg',
      'beschadigd',
      placedAfter(photo.subarray(0, 300), Buffer.alloc(900), photo.subarray(900)),
    ),
    good('zip-behind.jpg', 'jpg', placedAfter(photo, zip())),
    good('text-behind.jpg', 'jpg', placedAfter(photo, 'secret message')),
  ];
}

async function pngs(): Promise<SampleFile[]> {
  const picture = await png();
  const otherwise = Buffer.from(picture);
  otherwise.writeUInt8(otherwise.readUInt8(60) ^ 0xff, 60);
  return [
    good('plain.png', 'png', picture),
    good('in-steps.png', 'png', await image().png({ progressive: true }).toBuffer()),
    good('palette.png', 'png', await image().png({ palette: true }).toBuffer()),
    good('transparent.png', 'png', await image().ensureAlpha(0.5).png().toBuffer()),
    good('deep.png', 'png', await image().toColourspace('rgb16').png().toBuffer()),
    good('note.png', 'png', withBlock(picture, 'tEXt', 'Comment\0gemaakt met een scanner')),
    good('small.png', 'png', await png(120, 90), 'beeldKlein'),
    good('large.png', 'png', () => png(8000, 6000)),
    good('steps-24.png', 'png', () => image(6000, 4000).png({ progressive: true }).toBuffer()),
    error('steps-48.png', 'teZwaar', () => image(8000, 6000).png({ progressive: true }).toBuffer()),
    error('large-on-its-side.png', 'teZwaar', () => onItsSide(8000, 6000).png().toBuffer()),
    error('too-large.png', 'teVeelPixels', () => png(8000, 6400)),
    error('bomb.png', 'teVeelPixels', () => pngBomb(60_000, 60_000)),
    error('lie.png', 'beschadigd', () => pngBomb(6000, 6000)),
    error('half.png', 'beschadigd', picture.subarray(0, picture.length / 2)),
    // Only the end marker is missing; every pixel is there.
    good('without-end.png', 'png', picture.subarray(0, picture.length - 12)),
    error('changed.png', 'beschadigd', otherwise),
    error('header-only.png', 'beschadigd', picture.subarray(0, 8)),
    good('zip-behind.png', 'png', placedAfter(picture, zip())),
    good('text-behind.png', 'png', placedAfter(picture, 'more')),
  ];
}

/** Photos: valid, too large, damaged, and with data after the picture. */
export async function photos(): Promise<SampleFile[]> {
  return [...(await jpgs()), ...(await pngs())];
}
