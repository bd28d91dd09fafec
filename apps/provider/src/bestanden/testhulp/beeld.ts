import sharp, { type Sharp } from 'sharp';
import { crc32, deflateSync } from 'node:zlib';

/** A picture with something to see on it. */
export function beeld(breedte = 900, hoogte = 600): Sharp {
  const tekening = `<svg xmlns="http://www.w3.org/2000/svg" width="${breedte}" height="${hoogte}">
    <rect width="100%" height="100%" fill="#fdfdf5"/><rect width="40%" height="20%" fill="#333"/>
    <circle cx="70%" cy="60%" r="${Math.round(hoogte / 5)}" fill="#b33"/></svg>`;
  return sharp(Buffer.from(tekening)).flatten({ background: '#ffffff' });
}

/** A JPEG, upright, 900 by 600 unless told otherwise. */
export function jpg(breedte?: number, hoogte?: number): Promise<Buffer> {
  return beeld(breedte, hoogte).jpeg().toBuffer();
}

/** A PNG, 900 by 600 unless told otherwise. */
export function png(breedte?: number, hoogte?: number): Promise<Buffer> {
  return beeld(breedte, hoogte).png().toBuffer();
}

/** A photo as a phone makes it: lying on its side, with its place in the notes. */
export function telefoonfoto(): Promise<Buffer> {
  return beeld()
    .jpeg()
    .withExif({
      IFD0: { Make: 'Proef' },
      IFD3: { GPSLatitude: '52/1 5/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Puts a segment (marker and contents) right behind the beginning of a JPEG. */
export function metSegment(foto: Buffer, marker: number, inhoud: string): Buffer {
  const kop = Buffer.from([0xff, marker, 0, 0]);
  kop.writeUInt16BE(inhoud.length + 2, 2);
  return Buffer.concat([foto.subarray(0, 2), kop, Buffer.from(inhoud, 'latin1'), foto.subarray(2)]);
}

/** A chunk of a PNG with its right checksum. */
export function blok(naam: string, inhoud: Buffer): Buffer {
  const lengte = Buffer.alloc(4);
  lengte.writeUInt32BE(inhoud.length);
  const midden = Buffer.concat([Buffer.from(naam, 'latin1'), inhoud]);
  const som = Buffer.alloc(4);
  som.writeUInt32BE(crc32(midden));
  return Buffer.concat([lengte, midden, som]);
}

/** Puts a chunk right behind the header of a PNG. */
export function metBlok(plaat: Buffer, naam: string, inhoud: string): Buffer {
  const naKop = 33;
  const deel = blok(naam, Buffer.from(inhoud, 'latin1'));
  return Buffer.concat([plaat.subarray(0, naKop), deel, plaat.subarray(naKop)]);
}

/** A PNG of a few bytes that says it is as large as told: a bomb for who believes it. */
export function pngBom(breedte: number, hoogte: number): Buffer {
  const kop = Buffer.alloc(13);
  kop.writeUInt32BE(breedte, 0);
  kop.writeUInt32BE(hoogte, 4);
  kop.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    blok('IHDR', kop),
    blok('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    blok('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG whose header says another size than its picture has. */
export function jpgMetMaat(foto: Buffer, breedte: number, hoogte: number): Buffer {
  const anders = Buffer.from(foto);
  const plek = anders.indexOf(Buffer.from([0xff, 0xc0]));
  anders.writeUInt16BE(hoogte, plek + 5);
  anders.writeUInt16BE(breedte, plek + 7);
  return anders;
}

/** A ZIP archive with one stored file. */
export function zip(naam = 'a.txt', inhoud = 'hallo'): Buffer {
  const data = Buffer.from(inhoud);
  const gegevens = Buffer.alloc(26);
  gegevens.writeUInt16LE(20, 0);
  gegevens.writeUInt32LE(crc32(data), 10);
  gegevens.writeUInt32LE(data.length, 14);
  gegevens.writeUInt32LE(data.length, 18);
  gegevens.writeUInt16LE(naam.length, 22);
  const lokaal = Buffer.concat([Buffer.from('PK\u0003\u0004'), gegevens, Buffer.from(naam), data]);
  const centraal = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\u0000'),
    gegevens,
    Buffer.alloc(14),
    Buffer.from(naam),
  ]);
  const einde = Buffer.alloc(22);
  einde.write('PK\u0005\u0006', 'latin1');
  einde.writeUInt16LE(1, 8);
  einde.writeUInt16LE(1, 10);
  einde.writeUInt32LE(centraal.length, 12);
  einde.writeUInt32LE(lokaal.length, 16);
  return Buffer.concat([lokaal, centraal, einde]);
}
