import { sessieKeys } from '@mijn/domain/constants';

// A browser may refuse storage altogether; the app then works without its hints.
function tryTo<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Records that this tab has a session: only a hint for the first paint (docs/decisions.md §3). */
export function rememberLoggedIn(): void {
  tryTo(() => sessionStorage.setItem(sessieKeys.hasAuthHeader, 'true'));
}

/** Removes the record of a session in this tab. */
export function forgetLoggedIn(): void {
  tryTo(() => sessionStorage.removeItem(sessieKeys.hasAuthHeader));
}
