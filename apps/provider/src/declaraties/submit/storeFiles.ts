import type { InspectedFile } from '../../files/inspectFiles.ts';
import type { FileStorage } from '../../files/storage.ts';
import type { SavedFile } from './submit.queries.ts';

export interface SentFiles {
  readonly inspected: readonly InspectedFile[];
  readonly kept: readonly SavedFile[];
}

/**
 * Stores the files of a claim before the transaction that stores the claim, so that a slow store blocks
 * no connection and no lock. If the claim is not stored after all, `clearOrphans` removes them.
 * @throws Error when a file was refused.
 */
export async function storeFiles(
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

/** Removes the files of a claim that was not stored. Failures are left to `clearOrphans`. */
export async function removeStoredFiles(
  storage: FileStorage,
  kept: readonly SavedFile[],
): Promise<void> {
  await Promise.allSettled(kept.map(({ opslagsleutel }) => storage.remove(opslagsleutel)));
}
