import { readFileSync } from 'node:fs';
import { zip } from './beeld.ts';
import { fout, goed, type Proefbestand } from './corpus.ts';

// Made by libheif's own encoder (Debian's heif-enc) from pictures of ours, place included: nothing
// here can make them.
/** A photo of the corpus by its name. */
export function lees(naam: string): Buffer {
  return readFileSync(new URL(`heic/${naam}.heic`, import.meta.url));
}

function doos(naam: string, inhoud: Buffer | string): Buffer {
  const deel = Buffer.concat([Buffer.alloc(4), Buffer.from(naam, 'latin1'), Buffer.from(inhoud)]);
  deel.writeUInt32BE(deel.length);
  return deel;
}

function samen(...delen: readonly Buffer[]): Buffer {
  return Buffer.concat(delen);
}

/** The size that the photo says it has, everywhere it says so. */
function metMaat(foto: Buffer, breedte: number, hoogte: number): Buffer {
  const anders = Buffer.from(foto);
  for (let plek = anders.indexOf('ispe'); plek !== -1; plek = anders.indexOf('ispe', plek + 4)) {
    anders.writeUInt32BE(breedte, plek + 8);
    anders.writeUInt32BE(hoogte, plek + 12);
  }
  return anders;
}

/** HEIC photos: in order, too large, broken, with something hidden. */
export function heics(): Proefbestand[] {
  const [gewoon, klein, groot] = [lees('gewoon'), lees('klein'), lees('groot')];
  const gat = Buffer.from(gewoon);
  gat.fill(0, gat.indexOf('meta') + 4, gat.indexOf('meta') + 60);
  return [
    goed('gewoon.heic', 'jpg', gewoon, 'omgezet', 'locatieVerwijderd'),
    goed('klein.heic', 'jpg', klein, 'omgezet', 'beeldKlein', 'locatieVerwijderd'),
    goed('groot.heic', 'jpg', groot, 'omgezet', 'locatieVerwijderd'),
    goed('opvulling.heic', 'jpg', samen(gewoon, Buffer.alloc(32)), 'omgezet', 'locatieVerwijderd'),
    goed('vrij.heic', 'jpg', samen(gewoon, doos('free', 'x')), 'omgezet', 'locatieVerwijderd'),
    goed(
      'met-film.heic',
      'jpg',
      samen(gewoon, doos('moov', 'film')),
      'omgezet',
      'extraBeeldVerwijderd',
      'locatieVerwijderd',
    ),
    fout('liegt.heic', 'teVeelPixels', metMaat(gewoon, 60_000, 60_000)),
    fout('half.heic', 'beschadigd', gewoon.subarray(0, gewoon.length / 2)),
    fout('alleen-kop.heic', 'beschadigd', gewoon.subarray(0, 40)),
    fout('gat.heic', 'beschadigd', gat),
    fout('zip-erachter.heic', 'verborgenInhoud', samen(gewoon, zip())),
    fout('pagina-erachter.heic', 'verborgenInhoud', samen(gewoon, Buffer.from('<html><script>'))),
    fout('pagina-in-doos.heic', 'verborgenInhoud', samen(gewoon, doos('free', '<script>x'))),
    fout('vreemde-doos.heic', 'verborgenInhoud', samen(gewoon, doos('ziek', 'x'))),
    fout('pdf-in-doos.heic', 'verborgenInhoud', samen(gewoon, doos('uuid', '%PDF-1.7'))),
  ];
}
