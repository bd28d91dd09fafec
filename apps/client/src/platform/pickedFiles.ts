import { isObject } from '@mijn/domain/values';

/** Value of the `accept` of a file input for a bill. */
export const acceptedFiles =
  '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic,image/heif';

interface PickedFiles {
  readonly key: string;
  readonly files: readonly File[];
}

// In memory only: the history of a browser may be written to disk.
let picked: PickedFiles | undefined;

/** Keeps files for the page that is navigated to with the returned location state; replaces earlier ones. */
export function handOverFiles(files: readonly File[]): { readonly picked: string } {
  picked = { key: crypto.randomUUID(), files };
  return { picked: picked.key };
}

/** Takes the files of this location state, once; none after a navigation that was cancelled, or a reload. */
export function takeFiles(state: unknown): readonly File[] {
  if (!picked || !isObject(state) || state['picked'] !== picked.key) return [];
  const { files } = picked;
  picked = undefined;
  return files;
}
