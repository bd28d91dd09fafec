import { beeld, blok, metBlok, metSegment, png } from './beeld.ts';
import { goed, type Proefbestand } from './corpus.ts';

const plaats = {
  IFD0: { Make: 'Proef', Model: 'Camera 1', Software: 'geheim 1.0' },
  IFD3: { GPSLatitude: '52/1 5/1 0/1', GPSLatitudeRef: 'N' },
};

/** Photos lying in each of the eight ways, with their place and maker in the notes. */
function liggende(): Proefbestand[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) =>
    goed(
      `ligt-${orientation}.jpg`,
      'jpg',
      () => beeld().jpeg().withExif(plaats).withMetadata({ orientation }).toBuffer(),
      'locatieVerwijderd',
    ),
  );
}

function jpgs(): Proefbestand[] {
  const keuzes = [20, 50, 80, 95, 100].flatMap((quality) =>
    (['4:2:0', '4:4:4'] as const).map((chromaSubsampling) => ({ quality, chromaSubsampling })),
  );
  return keuzes.map(({ quality, chromaSubsampling }) =>
    goed(`q${quality}-${chromaSubsampling.replaceAll(':', '')}.jpg`, 'jpg', () =>
      beeld()
        .jpeg({ quality, chromaSubsampling, progressive: quality > 50 })
        .toBuffer(),
    ),
  );
}

function pngs(): Proefbestand[] {
  return [0, 3, 6, 9].flatMap((compressionLevel) =>
    [true, false].flatMap((palette) =>
      [true, false].map((progressive) =>
        goed(
          `c${compressionLevel}${palette ? '-palet' : ''}${progressive ? '-stappen' : ''}.png`,
          'png',
          () => beeld().png({ compressionLevel, palette, progressive }).toBuffer(),
        ),
      ),
    ),
  );
}

/** Photos of every size between small and the limit. */
function maten(): Proefbestand[] {
  const groot = [
    [400, 400],
    [401, 9000],
    [1600, 1200],
    [4032, 3024],
    [7071, 7071],
  ] as const;
  const klein = [
    [1, 1],
    [399, 2000],
    [16, 16],
  ] as const;
  return [
    ...groot.map(([b, h]) =>
      goed(`maat-${b}x${h}.jpg`, 'jpg', () => beeld(b, h).jpeg({ quality: 50 }).toBuffer()),
    ),
    ...klein.map(([b, h]) =>
      goed(`maat-${b}x${h}.jpg`, 'jpg', () => beeld(b, h).jpeg().toBuffer(), 'beeldKlein'),
    ),
  ];
}

/** Notes of every kind, each with a word that may not be left. */
async function notities(): Promise<Proefbestand[]> {
  const foto = await beeld().jpeg().toBuffer();
  const plaat = await png();
  const naKop = 33;
  const inBlok = (naam: string, inhoud: Buffer): Buffer =>
    Buffer.concat([plaat.subarray(0, naKop), blok(naam, inhoud), plaat.subarray(naKop)]);
  return [
    ...[0xe2, 0xe3, 0xe4, 0xec, 0xed, 0xfe].map((marker) =>
      goed(`notitie-${marker.toString(16)}.jpg`, 'jpg', () =>
        metSegment(foto, marker, 'SPOORWOORD'),
      ),
    ),
    goed('xmp.jpg', 'jpg', () =>
      metSegment(foto, 0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>SPOORWOORD</x:xmpmeta>'),
    ),
    ...['tEXt', 'zTXt', 'iTXt'].map((naam) =>
      goed(`notitie-${naam}.png`, 'png', () => metBlok(plaat, naam, 'Auteur\0SPOORWOORD')),
    ),
    goed('tijd.png', 'png', () => inBlok('tIME', Buffer.from([7, 234, 11, 21, 12, 0, 0]))),
  ];
}

/** Photos that are in order: every way to pack, lie and measure them. */
export async function beelden(): Promise<Proefbestand[]> {
  return [...liggende(), ...jpgs(), ...pngs(), ...maten(), ...(await notities())];
}
