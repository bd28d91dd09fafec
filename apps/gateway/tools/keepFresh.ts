import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface GeneratedFile {
  readonly file: URL;
  readonly text: string;
}

interface Freshness {
  readonly outcome: string;
  readonly isFresh: boolean;
}

/**
 * Writes outdated files.
 * @param check only reports them
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
