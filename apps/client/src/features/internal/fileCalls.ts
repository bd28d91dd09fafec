import { ownHeader } from '@mijn/domain/headers';
import { isObject } from '@mijn/domain/values';
import { internalPaths } from '@mijn/domain/internalPaths';
import type { FileKeys } from './fileKeys.ts';

export interface OpenedFile {
  readonly actor: string;
  readonly reden: string;
}

/** The reason that a call about a file failed. */
export type FileProblem = 'loggedOut' | 'unknown' | 'closed' | 'tooMany' | 'failed';

const problems: Readonly<Record<number, FileProblem>> = {
  401: 'loggedOut',
  403: 'closed',
  404: 'unknown',
  429: 'tooMany',
};

const own = { [ownHeader.name]: ownHeader.value };

/** Sends a call to the staff's listener; never rejects. */
export async function sendToListener(
  path: string,
  options: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> },
): Promise<Response | undefined> {
  try {
    return await fetch(path, {
      credentials: 'same-origin',
      cache: 'no-store',
      ...options,
      headers: { ...own, ...options.headers },
    });
  } catch {
    return undefined;
  }
}

const problemOf = (response: Response | undefined): FileProblem =>
  problems[response?.status ?? 0] ?? 'failed';

/** Opens a person's file for a reason; resolves to undefined when it is open. */
export async function openFile(
  { bsn, zekerheidsniveau }: FileKeys,
  reden: string,
): Promise<FileProblem | undefined> {
  const response = await sendToListener(internalPaths.file, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bsn, zekerheidsniveau: Number(zekerheidsniveau), reden }),
  });
  return response?.ok ? undefined : problemOf(response);
}

function isOpenedFile(content: unknown): content is OpenedFile {
  return (
    isObject(content) &&
    typeof content['actor'] === 'string' &&
    typeof content['reden'] === 'string'
  );
}

/** Asks the listener who has the file of this tab open, and why. */
export async function fetchOpenedFile(keys: FileKeys): Promise<OpenedFile | FileProblem> {
  const response = await sendToListener(internalPaths.file, { headers: { ...keys } });
  if (!response?.ok) return problemOf(response);
  const content: unknown = await response.json().catch(() => undefined);
  return isOpenedFile(content) ? content : 'failed';
}

/** Signs the member of staff out. */
export async function signOutStaff(): Promise<void> {
  await sendToListener(internalPaths.signOut, { method: 'POST' });
}
