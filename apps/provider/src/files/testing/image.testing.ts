import sharp, { type Sharp } from 'sharp';
import { crc32, deflateSync } from 'node:zlib';

/** A picture with something to see on it. */
export function image(width = 900, height = 600): Sharp {
  const illustration = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fdfdf5"/><rect width="40%" height="20%" fill="#333"/>
    <circle cx="70%" cy="60%" r="${Math.round(height / 5)}" fill="#b33"/></svg>`;
  return sharp(Buffer.from(illustration)).flatten({ background: '#ffffff' });
}

/** A JPEG, upright, 900 by 600 unless told otherwise. */
export function jpg(width?: number, height?: number): Promise<Buffer> {
  return image(width, height).jpeg().toBuffer();
}

/** A PNG, 900 by 600 unless told otherwise. */
export function png(width?: number, height?: number): Promise<Buffer> {
  return image(width, height).png().toBuffer();
}

/** A photo as a phone makes it: lying on its side, with its place in the notes. */
export function phonePhoto(): Promise<Buffer> {
  return image()
    .jpeg()
    .withExif({
      IFD0: { Make: 'Proef' },
      IFD3: { GPSLatitude: '52/1 5/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Puts a segment (marker and contents) right behind the beginning of a JPEG. */
export function withSegment(photo: Buffer, marker: number, content: string): Buffer {
  const header = Buffer.from([0xff, marker, 0, 0]);
  header.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([
    photo.subarray(0, 2),
    header,
    Buffer.from(content, 'latin1'),
    photo.subarray(2),
  ]);
}

/** A chunk of a PNG with its right checksum. */
export function block(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const middle = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(middle));
  return Buffer.concat([length, middle, sum]);
}

/** Puts a chunk right behind the header of a PNG. */
export function withBlock(picture: Buffer, name: string, content: string): Buffer {
  const afterHeader = 33;
  const part = block(name, Buffer.from(content, 'latin1'));
  return Buffer.concat([picture.subarray(0, afterHeader), part, picture.subarray(afterHeader)]);
}

/** A PNG of a few bytes that says it is as large as told: a bomb for who believes it. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    block('IHDR', header),
    block('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    block('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG whose header says another size than its picture has. */
export function jpgWithSize(photo: Buffer, width: number, height: number): Buffer {
  const otherwise = Buffer.from(photo);
  const position = otherwise.indexOf(Buffer.from([0xff, 0xc0]));
  otherwise.writeUInt16BE(height, position + 5);
  otherwise.writeUInt16BE(width, position + 7);
  return otherwise;
}

/** A ZIP archive with one stored file. */
export function zip(name = 'a.txt', content = 'hallo'): Buffer {
  const data = Buffer.from(content);
  const details = Buffer.alloc(26);
  details.writeUInt16LE(20, 0);
  details.writeUInt32LE(crc32(data), 10);
  details.writeUInt32LE(data.length, 14);
  details.writeUInt32LE(data.length, 18);
  details.writeUInt16LE(name.length, 22);
  const localHeader = Buffer.concat([
    Buffer.from('PK\u0003\u0004'),
    details,
    Buffer.from(name),
    data,
  ]);
  const central = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\u0000'),
    details,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(localHeader.length, 16);
  return Buffer.concat([localHeader, central, end]);
}
