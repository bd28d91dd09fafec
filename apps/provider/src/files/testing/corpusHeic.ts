import { readFileSync } from 'node:fs';
import { zip } from './image.ts';
import { error, good, type SampleFile } from './sampleFile.ts';

// Made by libheif's own encoder (Debian's heif-enc) from pictures of ours, place included: nothing
// here can make them. `grid` is six of its pictures of 512 × 512, put together as an iPhone does: tiles of
// one colour each, a grid over them (a derived item of 1400 × 900, so that the edges are cut off).
/** A photo of the corpus by its name. */
export function read(name: string): Buffer {
  return readFileSync(new URL(`heic/${name}.heic`, import.meta.url));
}

function box(name: string, content: Buffer | string): Buffer {
  const part = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), Buffer.from(content)]);
  part.writeUInt32BE(part.length);
  return part;
}

function together(...parts: readonly Buffer[]): Buffer {
  return Buffer.concat(parts);
}

/** The size that the photo says it has, everywhere it says so. */
function withSize(photo: Buffer, width: number, height: number): Buffer {
  const otherwise = Buffer.from(photo);
  for (
    let position = otherwise.indexOf('ispe');
    position !== -1;
    position = otherwise.indexOf('ispe', position + 4)
  ) {
    otherwise.writeUInt32BE(width, position + 8);
    otherwise.writeUInt32BE(height, position + 12);
  }
  return otherwise;
}

/** HEIC photos: in order, too large, broken, with something hidden. */
export function heics(): SampleFile[] {
  const [plain, small, groot] = [read('plain'), read('small'), read('groot')];
  const gap = Buffer.from(plain);
  gap.fill(0, gap.indexOf('meta') + 4, gap.indexOf('meta') + 60);
  return [
    good('gewoon.heic', 'jpg', plain, 'omgezet', 'locatieVerwijderd'),
    good('tegels.heic', 'jpg', read('grid'), 'omgezet'),
    good('klein.heic', 'jpg', small, 'omgezet', 'beeldKlein', 'locatieVerwijderd'),
    good('groot.heic', 'jpg', groot, 'omgezet', 'locatieVerwijderd'),
    good(
      'opvulling.heic',
      'jpg',
      together(plain, Buffer.alloc(32)),
      'omgezet',
      'locatieVerwijderd',
    ),
    good('vrij.heic', 'jpg', together(plain, box('free', 'x')), 'omgezet', 'locatieVerwijderd'),
    good(
      'met-film.heic',
      'jpg',
      together(plain, box('moov', 'film')),
      'omgezet',
      'extraBeeldVerwijderd',
      'locatieVerwijderd',
    ),
    error('liegt.heic', 'teVeelPixels', withSize(plain, 60_000, 60_000)),
    error('half.heic', 'beschadigd', plain.subarray(0, plain.length / 2)),
    error('alleen-kop.heic', 'beschadigd', plain.subarray(0, 40)),
    error('gat.heic', 'beschadigd', gap),
    error('zip-erachter.heic', 'verborgenInhoud', together(plain, zip())),
    error(
      'pagina-erachter.heic',
      'verborgenInhoud',
      together(plain, Buffer.from('<html><script>')),
    ),
    error('pagina-in-doos.heic', 'verborgenInhoud', together(plain, box('free', '<script>x'))),
    error('vreemde-doos.heic', 'verborgenInhoud', together(plain, box('ziek', 'x'))),
    error('pdf-in-doos.heic', 'verborgenInhoud', together(plain, box('uuid', '%PDF-1.7'))),
  ];
}
