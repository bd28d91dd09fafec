import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A file that is generated, with what should stand in it. */
export interface GeneratedFile {
  readonly file: URL;
  readonly text: string;
}

/** What became of them, in one line, and whether they are as they should be now. */
interface Freshness {
  readonly outcome: string;
  readonly isFresh: boolean;
}

/**
 * Writes those of the files that are not as they should be.
 * @param check only says which those are, and writes nothing
 */
export async function keepFresh(
  files: readonly GeneratedFile[],
  check: boolean,
): Promise<Freshness> {
  const old: string[] = [];
  for (const { file, text } of files) {
    const state = await readFile(file, 'utf8').catch(() => undefined);
    if (state === text) continue;
    old.push(fileURLToPath(file));
    if (!check) await writeFile(file, text);
  }
  if (old.length === 0) return { outcome: 'All is fresh.', isFresh: true };
  const word = check ? 'Out of date' : 'Written';
  return { outcome: `${word}: ${old.join(', ')}`, isFresh: !check };
}
