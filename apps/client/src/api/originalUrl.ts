import { isObject } from '@mijn/domain/values';

// The address whose loader led to a status page, until that page has its entry in the history.
let originalUrl: string | undefined;

/** Remembers the address that led to the status page, for its "Probeer opnieuw". */
export function rememberOriginalUrl(address: string): void {
  originalUrl = address;
}

function originalUrlIn(state: unknown): string | undefined {
  const kept = isObject(state) ? state['kept'] : undefined;
  const asked = isObject(kept) ? kept['asked'] : undefined;
  return typeof asked === 'string' ? asked : undefined;
}

/**
 * Returns the address whose loader led to this status page; undefined when the status page was opened by its
 * own address.
 */
export function getOriginalUrl(): string | undefined {
  return originalUrl ?? originalUrlIn(history.state);
}

/** Stores the remembered address in this history entry, so that it survives a reload. */
export function storeOriginalUrl(): void {
  if (originalUrl === undefined) return;
  history.replaceState({ ...history.state, kept: { asked: originalUrl } }, '');
  originalUrl = undefined;
}

/** Replaces the requested address by that of the status page (§8). */
export function replaceAddress({ path, asked }: { path: string; asked: string }): void {
  history.replaceState({ kept: { asked } }, '', path);
}
