import { sessieKeys } from '@mijn/domain/constants';

// A browser may refuse storage altogether; the app then lives without its hints.
function tryTo<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Notes that this tab has a session: a hint for the first paint and nothing more (decisions §3). */
export function rememberLoggedIn(): void {
  tryTo(() => sessionStorage.setItem(sessieKeys.hasAuthHeader, 'true'));
}

/** Forgets that this tab had a session. */
export function forgetSignedIn(): void {
  tryTo(() => sessionStorage.removeItem(sessieKeys.hasAuthHeader));
}

/** Clears what this tab holds, keeping the internal-mode marker (§4, Sign out). */
export function clearSessieStorage(): void {
  tryTo(() => {
    const intern = sessionStorage.getItem(sessieKeys.isInternal);
    sessionStorage.clear();
    if (intern !== null) sessionStorage.setItem(sessieKeys.isInternal, intern);
  });
}
