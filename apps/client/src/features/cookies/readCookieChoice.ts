import { type CookieChoice, cookieChoiceIn } from '@mijn/domain/cookieChoice';

const valueOf = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** What was answered to the question about cookies on this device by now; undefined before. In a browser only. */
export function readCookieChoice(): CookieChoice | undefined {
  return cookieChoiceIn(valueOf);
}
