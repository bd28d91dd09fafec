import { type PageName, pages } from '@mijn/domain/paths';

/** Pages that are not measured, and why: they answer something other than 200, or cannot be found by a link. */
export const leftOut: Readonly<Partial<Record<PageName, string>>> = {
  digid: 'leads on to DigiD',
  status401: 'answers 401',
  status403: 'answers 403',
  status404: 'answers 404',
  status500: 'answers 500',
  status503: 'answers 503',
  specificatie: 'stands behind a final settlement, which is not looked for',
};

/** Pages of one claim or bill: the list on which the first such link leads to one. */
export const detailPages: Readonly<
  Partial<Record<PageName, { readonly list: string; readonly link: RegExp }>>
> = {
  declaratie: { list: pages.declaraties.path, link: /^\/declaraties\/D\d/ },
  factuur: { list: pages.facturen.path, link: /^\/facturen\/[A-Z]?\d/ },
  betaalverzoek: { list: pages.facturen.path, link: /^\/facturen\/betaalverzoek\// },
};

/** The fixed addresses that are measured before anybody logs in, and after. */
export function measuredPaths(login: boolean): string[] {
  return Object.entries(pages)
    .filter(([name, page]) => page.login === login && !(name in leftOut) && !(name in detailPages))
    .map(([, { path }]) => path);
}
