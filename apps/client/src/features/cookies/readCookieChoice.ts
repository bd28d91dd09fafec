import { type CookieChoice, cookieChoiceIn } from '@mijn/domain/cookieChoice';

const valueOf = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * Returns the current answer to the question about cookies on this device; undefined without one. In a
 * browser only.
 */
export function readCookieChoice(): CookieChoice | undefined {
  return cookieChoiceIn(valueOf);
}
