import { cookieNames } from '@mijn/domain/constants';
import { ownHeader } from '@mijn/domain/headers';
import { internalBase } from '@mijn/domain/internalPaths';
import { pages } from '@mijn/domain/paths';
import type { FileKeys } from './fileKeys.ts';

/** What the document hears when something is not done: a change is the person's own. */
export const refusedEvent = 'mijn-refused';

/** Tells that something is not done. */
export function tellRefused(): void {
  document.dispatchEvent(new Event(refusedEvent));
}

/** Which files and pictures are behind the insurer's calls: a plain link carries no header. */
const behindCalls = /^\/api\/v1\//;

async function saveFile(path: string, keys: FileKeys): Promise<void> {
  const headers = { [ownHeader.name]: ownHeader.value, ...keys };
  const response = await fetch(internalBase + path, { headers, cache: 'no-store' });
  if (!response.ok) return;
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  link.href = address;
  link.download = named?.[1] ?? '';
  link.click();
  URL.revokeObjectURL(address);
}

function saveClicked(event: MouseEvent, keys: FileKeys): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || !behindCalls.test(link.pathname)) return;
  event.preventDefault();
  void saveFile(link.pathname + link.search, keys);
}

function changeLanguage(language: string): void {
  document.cookie = `${cookieNames.taal}=${language}; path=/; SameSite=Lax`;
  location.reload();
}

/**
 * What is otherwise in the internal mode than for a person: forms are not posted (decisions §3) – signing
 * out closes the file, the language is chosen here, and any other change is the person's own –, and files
 * are asked for with the keys of the file.
 */
export function watchOwnWays(keys: FileKeys, close: () => void): void {
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const { submitter } = event;
    const isLanguage =
      submitter instanceof HTMLButtonElement && submitter.name === cookieNames.taal;
    if (isLanguage) changeLanguage(submitter.value);
    else if (new URL(event.target.action).pathname === pages.uitloggen.path) close();
    else tellRefused();
  });
  addEventListener('click', (event) => saveClicked(event, keys));
}
