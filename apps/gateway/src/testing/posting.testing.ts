import type { Browser } from './browser.testing.ts';

type Fields = Readonly<Record<string, string>>;

/** Returns the hidden fields of a page's forms, as the stub client renders them. */
export async function readFormTokens(browser: Browser) {
  const { text } = await browser.request('/overzicht?seal=1');
  const [, key = '', token = ''] = /<i>(\S*) (\S*)<\/i>/.exec(text) ?? [];
  return { formKey: key, ...(token && { formToken: token }) };
}

/** Posts a form as a browser without JavaScript does. */
export function post(
  browser: Browser,
  path: string,
  fields: Fields,
  headers: Readonly<Record<string, string | undefined>> = {},
) {
  return browser.request(path, {
    method: 'POST',
    headers: {
      origin: browser.address,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
}
