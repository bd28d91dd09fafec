import type { InspectedFile } from '../../files/inspectFiles.ts';
import type { FileStorage } from '../../files/storage.ts';
import type { SavedFile } from './submit.queries.ts';

/** The files that came with a claim: what was found in them, and what is in keeping of them. */
export interface SentFiles {
  readonly inspected: readonly InspectedFile[];
  readonly kept: readonly SavedFile[];
}

/**
 * Takes the files of a claim into keeping, before the transaction that stores the claim: a store that is slow
 * holds no connection and no lock. When nothing becomes of the claim, `clearOrphans` finds them.
 * @throws Error when a file was refused.
 */
export async function keepFiles(
  storage: FileStorage,
  inspected: readonly InspectedFile[],
): Promise<SentFiles> {
  const kept: SavedFile[] = [];
  for (const { name, clean } of inspected) {
    if (!clean) throw new Error('A file that was refused is not kept');
    const { kind, bytes, sha256 } = clean;
    const opslagsleutel = await storage.save(clean.path);
    kept.push({ naam: name, soort: kind, bytes, sha256, opslagsleutel });
  }
  return { inspected, kept };
}

/** Removes files of a claim that was not stored. What cannot be removed now is an orphan. */
export async function removeKept(storage: FileStorage, kept: readonly SavedFile[]): Promise<void> {
  await Promise.allSettled(kept.map(({ opslagsleutel }) => storage.remove(opslagsleutel)));
}
