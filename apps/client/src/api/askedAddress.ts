import { isObject } from '@mijn/domain/isObject';

// The address whose loader led to a status page, until that page has its entry in the history.
let led: string | undefined;

/** Notes which address led to the status page that is gone to now, for its "Probeer opnieuw". */
export function noteAsked(address: string): void {
  led = address;
}

function askedIn(state: unknown): string | undefined {
  const kept = isObject(state) ? state['kept'] : undefined;
  const asked = isObject(kept) ? kept['asked'] : undefined;
  return typeof asked === 'string' ? asked : undefined;
}

/** Which address was asked where this status page stands; undefined where it was asked itself. */
export function askedHere(): string | undefined {
  return led ?? askedIn(history.state);
}

/** Keeps the noted address with this entry of the history: it is known after loading again, too. */
export function keepAsked(): void {
  if (led === undefined) return;
  history.replaceState({ ...history.state, kept: { asked: led } }, '');
  led = undefined;
}

/** Puts the address of a status page in the place of the one that was asked (§8). */
export function replaceAddress({ path, asked }: { path: string; asked: string }): void {
  history.replaceState({ kept: { asked } }, '', path);
}
