import { cookieDagen, cookieNamen } from '@mijn/domain/constanten';
import type { Taal } from '@mijn/domain/taal';

/** Seconds in the 730 days of §9. */
const levensduur = cookieDagen * 24 * 60 * 60;

/** Keeps the chosen language (decisions §1); for this host alone, as nothing else needs it. */
export function bewaarTaal(taal: Taal): void {
  const veilig = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieNamen.taal}=${taal}; Path=/; Max-Age=${levensduur}; SameSite=Lax${veilig}`;
}
