import type { Brand } from '@mijn/domain/brands';
import type { LoggedInState } from './login.ts';

/** Logs somebody in at a brand. */
export type Login = (brand: Brand, persona: string) => Promise<LoggedInState>;

/** How long a login is lent out, in ms: with the longest journey on top, less than the fifteen minutes (§4) of a session. */
const freshFor = 8 * 60_000;

/**
 * Logs in once per person and lends that login out until it is no longer fresh: a session that ended between two
 * journeys would show the second one the login page.
 * @param now the time in ms
 */
export function keepLogins(logIn: Login, now = Date.now): Login {
  const known = new Map<
    string,
    { readonly since: number; readonly state: Promise<LoggedInState> }
  >();
  return (brand, persona) => {
    const key = `${brand} ${persona}`;
    const kept = known.get(key);
    if (kept && now() - kept.since < freshFor) return kept.state;
    const state = logIn(brand, persona);
    known.set(key, { since: now(), state });
    return state;
  };
}
