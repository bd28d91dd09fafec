import { cookieDays, cookieNames } from '@mijn/domain/constants';
import type { Language } from '@mijn/domain/language';

/** Seconds in the 730 days of §9. */
const lifetime = cookieDays * 24 * 60 * 60;

/** Keeps the chosen language (decisions §1); for this host alone, as nothing else needs it. */
export function saveLanguage(language: Language): void {
  const safe = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieNames.taal}=${language}; Path=/; Max-Age=${lifetime}; SameSite=Lax${safe}`;
}
