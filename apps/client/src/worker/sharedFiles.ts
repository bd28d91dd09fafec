import { fileRules } from '@mijn/domain/constants';
import { sharing } from '@mijn/domain/paths';

/* Files that were shared with the app, kept on the device until the form of a claim takes them: in the
   Cache, because a browser stops its worker on the way to a login (ADR 0064). Used by the worker and by
   pages. */

const keptForMs = 15 * 60_000;
const headers = { name: 'x-file-name', keptAt: 'x-kept-at' } as const;

// An insecure origin has no caches, and a full or private device may refuse.
async function orElse<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  if (!('caches' in globalThis)) return otherwise;
  return work().catch(() => otherwise);
}

/**
 * Changes the shared files after other workers and pages did: removing outdated ones would otherwise take those that
 * are being kept at that moment.
 */
function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(sharing.cache, change) : change();
}

function removeAll(): Promise<boolean> {
  return orElse(() => caches.delete(sharing.cache), false);
}

/**
 * Removes the shared files. Returns whether there were any: true for only one of two tabs that add them.
 */
export function removeShared(): Promise<boolean> {
  return inTurn(removeAll);
}

/**
 * Replaces the shared files. Nothing is kept above the maximum of a claim, nor when they do not all fit on
 * the device.
 * @param now milliseconds since 1970
 */
export function keepShared(files: readonly File[], now: number): Promise<void> {
  return inTurn(() => replaceShared(files, now));
}

async function replaceShared(files: readonly File[], now: number): Promise<void> {
  await removeAll();
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length === 0 || bytes > fileRules.maximumBytesTogether) return;
  const put = async (): Promise<boolean> => {
    const cache = await caches.open(sharing.cache);
    for (const [at, file] of files.entries()) {
      const described = {
        'content-type': file.type || 'application/octet-stream',
        [headers.name]: encodeURIComponent(file.name),
        [headers.keptAt]: String(now),
      };
      await cache.put(`${sharing.path}/${at}`, new Response(file, { headers: described }));
    }
    return true;
  };
  if (!(await orElse(put, false))) await removeAll();
}

async function listKept(): Promise<readonly Response[]> {
  if (!(await caches.has(sharing.cache))) return [];
  const cache = await caches.open(sharing.cache);
  const kept: Response[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (response) kept.push(response);
  }
  return kept;
}

// The age is negative after the clock was set back.
function isOutdated({ headers: kept }: Response, now: number): boolean {
  const age = now - Number(kept.get(headers.keptAt) ?? Number.NaN);
  return !(age >= 0 && age < keptForMs);
}

async function toFile(response: Response): Promise<File> {
  const name = decodeURIComponent(response.headers.get(headers.name) ?? '');
  const type = response.headers.get('content-type') ?? '';
  return new File([await response.blob()], name, { type });
}

/**
 * Removes files that were shared more than 15 minutes ago.
 * @param now milliseconds since 1970
 */
export function removeOutdatedShared(now: number): Promise<void> {
  return inTurn(async () => {
    const kept = await orElse(listKept, []);
    if (kept.some((response) => isOutdated(response, now))) await removeAll();
  });
}

/**
 * Returns the files that were shared in the last 15 minutes, in their order, without removing them.
 * @param now milliseconds since 1970
 */
export async function readShared(now: number): Promise<readonly File[]> {
  await removeOutdatedShared(now);
  return orElse(async () => Promise.all((await listKept()).map(toFile)), []);
}
