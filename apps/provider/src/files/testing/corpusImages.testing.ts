import { image, block, withBlock, withSegment, png } from './image.testing.ts';
import { acceptedFile, type SampleFile } from './sampleFile.testing.ts';

const place = {
  IFD0: { Make: 'Testmaker', Model: 'Camera 1', Software: 'secret 1.0' },
  IFD3: { GPSLatitude: '52/1 5/1 0/1', GPSLatitudeRef: 'N' },
};

/** Photos lying in each of the eight ways, with their place and maker in the notes. */
function landscapeImages(): SampleFile[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) =>
    acceptedFile(
      `turned-${orientation}.jpg`,
      'jpg',
      () => image().jpeg().withExif(place).withMetadata({ orientation }).toBuffer(),
      'locatieVerwijderd',
    ),
  );
}

function jpgs(): SampleFile[] {
  const choices = [20, 50, 80, 95, 100].flatMap((quality) =>
    (['4:2:0', '4:4:4'] as const).map((chromaSubsampling) => ({ quality, chromaSubsampling })),
  );
  return choices.map(({ quality, chromaSubsampling }) =>
    acceptedFile(`q${quality}-${chromaSubsampling.replaceAll(':', '')}.jpg`, 'jpg', () =>
      image()
        .jpeg({ quality, chromaSubsampling, progressive: quality > 50 })
        .toBuffer(),
    ),
  );
}

function pngs(): SampleFile[] {
  return [0, 3, 6, 9].flatMap((compressionLevel) =>
    [true, false].flatMap((palette) =>
      [true, false].map((progressive) =>
        acceptedFile(
          `c${compressionLevel}${palette ? '-palette' : ''}${progressive ? '-steps' : ''}.png`,
          'png',
          () => image().png({ compressionLevel, palette, progressive }).toBuffer(),
        ),
      ),
    ),
  );
}

/** Photos of every size between small and the limit. */
function sizes(): SampleFile[] {
  const large = [
    [400, 400],
    [401, 9000],
    [1600, 1200],
    [4032, 3024],
    [7071, 7071],
  ] as const;
  const small = [
    [1, 1],
    [399, 2000],
    [16, 16],
  ] as const;
  return [
    ...large.map(([b, h]) =>
      acceptedFile(`size-${b}x${h}.jpg`, 'jpg', () => image(b, h).jpeg({ quality: 50 }).toBuffer()),
    ),
    ...small.map(([b, h]) =>
      acceptedFile(`size-${b}x${h}.jpg`, 'jpg', () => image(b, h).jpeg().toBuffer(), 'beeldKlein'),
    ),
  ];
}

/** Notes of every kind, each with a word that may not be left. */
async function notes(): Promise<SampleFile[]> {
  const photo = await image().jpeg().toBuffer();
  const picture = await png();
  const afterHeader = 33;
  const inBlock = (name: string, content: Buffer): Buffer =>
    Buffer.concat([
      picture.subarray(0, afterHeader),
      block(name, content),
      picture.subarray(afterHeader),
    ]);
  return [
    ...[0xe2, 0xe3, 0xe4, 0xec, 0xed, 0xfe].map((marker) =>
      acceptedFile(`note-${marker.toString(16)}.jpg`, 'jpg', () =>
        withSegment(photo, marker, 'SPOORWOORD'),
      ),
    ),
    acceptedFile('xmp.jpg', 'jpg', () =>
      withSegment(photo, 0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>SPOORWOORD</x:xmpmeta>'),
    ),
    ...['tEXt', 'zTXt', 'iTXt'].map((name) =>
      acceptedFile(`note-${name}.png`, 'png', () => withBlock(picture, name, 'Auteur\0SPOORWOORD')),
    ),
    acceptedFile('time.png', 'png', () => inBlock('tIME', Buffer.from([7, 234, 11, 21, 12, 0, 0]))),
  ];
}

/** Photos that are in order: every way to pack, lie and measure them. */
export async function images(): Promise<SampleFile[]> {
  return [...landscapeImages(), ...jpgs(), ...pngs(), ...sizes(), ...(await notes())];
}
