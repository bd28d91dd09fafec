import { sessieKeys } from '@mijn/domain/constants';

// A browser may refuse storage altogether; the app then lives without its hints.
function tryTo<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Notes that this tab has a session: a hint for the first paint and nothing more (docs/decisions.md §3). */
export function rememberLoggedIn(): void {
  tryTo(() => sessionStorage.setItem(sessieKeys.hasAuthHeader, 'true'));
}

/** Forgets that this tab had a session. */
export function forgetLoggedIn(): void {
  tryTo(() => sessionStorage.removeItem(sessieKeys.hasAuthHeader));
}
