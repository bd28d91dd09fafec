import type { RuntimeConfig } from '@mijn/contract/serverEntry';
import { sessieKeys } from '@mijn/domain/constants';
import { internalField } from '@mijn/domain/internalPaths';

/** Identifies the person whose file this tab has open; the calls of the internal mode carry it (§6). */
export interface FileKeys {
  readonly bsn: string;
  readonly zekerheidsniveau: string;
}

type FileStorage = Pick<Storage, 'getItem' | 'setItem' | 'clear'>;

/**
 * Returns whether the internal mode is on (§6): by the listener's own setting, or by `?internal=true` or
 * the session's marker where the run-time configuration allows it (docs/decisions.md §3).
 */
export function isInternalMode(
  { internal }: Pick<RuntimeConfig, 'internal'>,
  search: URLSearchParams,
  storage: Pick<Storage, 'getItem'>,
): boolean {
  if (internal === undefined) return false;
  const isAsked =
    search.get(internalField) === 'true' || storage.getItem(sessieKeys.isInternal) === 'true';
  return internal === 'default' || isAsked;
}

/** Returns the keys of the open file, if any. */
export function readFileKeys(storage: Pick<Storage, 'getItem'>): FileKeys | undefined {
  const bsn = storage.getItem(sessieKeys.bsn);
  const zekerheidsniveau = storage.getItem(sessieKeys.zekerheidsniveau);
  return bsn && zekerheidsniveau ? { bsn, zekerheidsniveau } : undefined;
}

/** Stores the keys of the open file, and that this tab is in the internal mode. */
export function writeFileKeys(storage: FileStorage, { bsn, zekerheidsniveau }: FileKeys): void {
  storage.setItem(sessieKeys.isInternal, 'true');
  storage.setItem(sessieKeys.bsn, bsn);
  storage.setItem(sessieKeys.zekerheidsniveau, zekerheidsniveau);
}

/** Signs out of a person's file: clears session storage, keeping the marker of the internal mode (§4). */
export function clearFileKeys(storage: FileStorage): void {
  const marker = storage.getItem(sessieKeys.isInternal);
  storage.clear();
  if (marker !== null) storage.setItem(sessieKeys.isInternal, marker);
}
