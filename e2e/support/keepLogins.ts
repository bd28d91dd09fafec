import type { Brand } from '@mijn/domain/brands';
import type { LoggedInState } from './login.ts';

export type Login = (brand: Brand, persona: string) => Promise<LoggedInState>;

/**
 * Lifetime of a shared login in ms: with the longest journey, less than the fifteen minutes (§4) of a
 * session.
 */
const freshFor = 8 * 60_000;

/**
 * Shares one login per person while it is fresh: a session that expired between two journeys would show the
 * login page.
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
