import type { RuntimeConfig } from '@mijn/contract/serverEntry';
import { sessieKeys } from '@mijn/domain/constants';
import { internalField } from '@mijn/domain/internalPaths';

/** The person whose file this tab has open, as the calls of the internal mode carry it (§6). */
export interface FileKeys {
  readonly bsn: string;
  readonly zekerheidsniveau: string;
}

type FileStorage = Pick<Storage, 'getItem' | 'setItem' | 'clear'>;

/**
 * Whether the internal mode is on (§6): by the listener's own setting, or asked for by `?internal=true` or
 * the session's marker, where its run-time configuration lets that count (docs/decisions.md §3).
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

/** The file that stands open, if one does. */
export function readFileKeys(storage: Pick<Storage, 'getItem'>): FileKeys | undefined {
  const bsn = storage.getItem(sessieKeys.bsn);
  const zekerheidsniveau = storage.getItem(sessieKeys.zekerheidsniveau);
  return bsn && zekerheidsniveau ? { bsn, zekerheidsniveau } : undefined;
}

/** Notes which file stands open, and that this tab is in the internal mode. */
export function writeFileKeys(storage: FileStorage, { bsn, zekerheidsniveau }: FileKeys): void {
  storage.setItem(sessieKeys.isInternal, 'true');
  storage.setItem(sessieKeys.bsn, bsn);
  storage.setItem(sessieKeys.zekerheidsniveau, zekerheidsniveau);
}

/** Signs out of a person's file: clears session storage, keeping the internal mode's marker (§4). */
export function clearFileKeys(storage: FileStorage): void {
  const marker = storage.getItem(sessieKeys.isInternal);
  storage.clear();
  if (marker !== null) storage.setItem(sessieKeys.isInternal, marker);
}
