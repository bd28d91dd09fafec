import { isUuid } from '@mijn/domain/values';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A stored file, for the removal of orphans. */
export interface StoredFile {
  readonly key: string;
  readonly changedAt: Temporal.Instant;
}

/** Stores files by keys that reveal nothing of the person or the file's name. */
export interface FileStorage {
  /** Folder for uploads in progress. */
  readonly workFolder: string;
  /** Moves a file from the work folder to the storage. It is on disk once this resolves. */
  readonly save: (location: string) => Promise<string>;
  /** Opens a file for reading. @throws Error when it does not exist, before any of it is sent */
  readonly read: (key: string) => Promise<Readable>;
  /** Removes a file, if it exists. */
  readonly remove: (key: string) => Promise<void>;
  readonly list: () => AsyncIterable<StoredFile>;
}

/** Returns whether a name is a storage key; ours are in lower case. */
export function isFileKey(name: string): boolean {
  return isUuid(name) && name === name.toLowerCase();
}

async function toDisk(location: string): Promise<void> {
  const file = await open(location, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Creates a storage in a folder: uploads in progress below `underWay`, stored files at `kept/ab/<uuid>`. A file is synced,
 * renamed, and its folder synced, so that it is complete or absent after a power cut.
 */
export async function createFolderStorage(folder: string): Promise<FileStorage> {
  const workFolder = path.join(folder, 'underWay');
  const kept = path.join(folder, 'kept');
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  await mkdir(kept, { recursive: true, mode: 0o700 });
  const pathOf = (key: string): string => {
    if (!isFileKey(key)) throw new RangeError('Not a key of a file');
    return path.join(kept, key.slice(0, 2), key);
  };
  return {
    workFolder,
    save: async (location) => {
      const key = randomUUID();
      const target = pathOf(key);
      const fresh = await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await toDisk(location);
      await rename(location, target);
      await toDisk(path.dirname(target));
      if (fresh !== undefined) await toDisk(kept);
      return key;
    },
    read: async (key) => (await open(pathOf(key), 'r')).createReadStream(),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: () => list(kept),
  };
}

async function* list(kept: string): AsyncGenerator<StoredFile> {
  for (const part of await readdir(kept)) {
    for (const key of await readdir(path.join(kept, part))) {
      if (!isFileKey(key)) continue;
      const details = await stat(path.join(kept, part, key)).catch(() => undefined);
      // Removed since the folder was read.
      if (!details) continue;
      const { mtimeMs } = details;
      const changedAt = Temporal.Instant.fromEpochMilliseconds(Math.trunc(mtimeMs));
      yield { key, changedAt };
    }
  }
}
