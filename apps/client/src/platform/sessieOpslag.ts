import { sessieSleutels } from '@mijn/domain/constanten';

// A browser may refuse storage altogether; the app then lives without its hints.
function probeer<Waarde>(werk: () => Waarde): Waarde | undefined {
  try {
    return werk();
  } catch {
    return undefined;
  }
}

/** Notes that this tab has a session: a hint for the first paint and nothing more (decisions §3). */
export function onthoudIngelogd(): void {
  probeer(() => sessionStorage.setItem(sessieSleutels.hasAuthHeader, 'true'));
}

/** Tells whether this tab last knew of a session. */
export function leekIngelogd(): boolean {
  return probeer(() => sessionStorage.getItem(sessieSleutels.hasAuthHeader)) === 'true';
}

/** Forgets that this tab had a session. */
export function vergeetIngelogd(): void {
  probeer(() => sessionStorage.removeItem(sessieSleutels.hasAuthHeader));
}

/** Clears what this tab holds, keeping the internal-mode marker (§4, Sign out). */
export function wisSessieOpslag(): void {
  probeer(() => {
    const intern = sessionStorage.getItem(sessieSleutels.isInternal);
    sessionStorage.clear();
    if (intern !== null) sessionStorage.setItem(sessieSleutels.isInternal, intern);
  });
}
