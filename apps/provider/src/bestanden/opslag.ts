import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A stored file, as the sweep sees it. */
export interface OpgeslagenBestand {
  readonly sleutel: string;
  readonly gewijzigdOp: Temporal.Instant;
}

/** Where files are kept, by a key that says nothing of the person or the file's name. */
export interface Bestandsopslag {
  /** A folder for files that are still on their way. */
  readonly werkmap: string;
  /** Takes a file out of the work folder into keeping. It is on disk when this answers. */
  readonly bewaar: (pad: string) => Promise<string>;
  /** Opens a file to be read. @throws Error when it is not there, before anything of it is sent. */
  readonly lees: (sleutel: string) => Promise<Readable>;
  /** Removes a file; nothing happens when it is not there. */
  readonly verwijder: (sleutel: string) => Promise<void>;
  readonly lijst: () => AsyncIterable<OpgeslagenBestand>;
}

const sleutelVorm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function naarSchijf(pad: string): Promise<void> {
  const bestand = await open(pad, 'r');
  try {
    await bestand.sync();
  } finally {
    await bestand.close();
  }
}

/**
 * Keeps files in a folder: `onderweg/` for what arrives, `bewaard/ab/<uuid>` for what stays. A file
 * is synced, renamed, and its folder synced, so that a power cut leaves it whole or absent.
 */
export async function maakMapOpslag(map: string): Promise<Bestandsopslag> {
  const werkmap = path.join(map, 'onderweg');
  const bewaard = path.join(map, 'bewaard');
  await mkdir(werkmap, { recursive: true, mode: 0o700 });
  await mkdir(bewaard, { recursive: true, mode: 0o700 });
  const padVan = (sleutel: string): string => {
    if (!sleutelVorm.test(sleutel)) throw new RangeError('Not a key of a file');
    return path.join(bewaard, sleutel.slice(0, 2), sleutel);
  };
  return {
    werkmap,
    bewaar: async (pad) => {
      const sleutel = randomUUID();
      const doel = padVan(sleutel);
      const nieuw = await mkdir(path.dirname(doel), { recursive: true, mode: 0o700 });
      await naarSchijf(pad);
      await rename(pad, doel);
      await naarSchijf(path.dirname(doel));
      if (nieuw !== undefined) await naarSchijf(bewaard);
      return sleutel;
    },
    lees: async (sleutel) => (await open(padVan(sleutel), 'r')).createReadStream(),
    verwijder: (sleutel) => rm(padVan(sleutel), { force: true }),
    lijst: () => lijst(bewaard),
  };
}

async function* lijst(bewaard: string): AsyncGenerator<OpgeslagenBestand> {
  for (const deel of await readdir(bewaard)) {
    for (const sleutel of await readdir(path.join(bewaard, deel))) {
      if (!sleutelVorm.test(sleutel)) continue;
      const { mtimeMs } = await stat(path.join(bewaard, deel, sleutel));
      const gewijzigdOp = Temporal.Instant.fromEpochMilliseconds(Math.trunc(mtimeMs));
      yield { sleutel, gewijzigdOp };
    }
  }
}
