import { factuurKindInfo } from '@mijn/domain/factuurKindInfo';
import { type PageName, pages } from '@mijn/domain/paths';

/** Pages that are not measured, and why: they answer something other than 200. */
export const leftOut: Readonly<Partial<Record<PageName, string>>> = {
  digid: 'leads on to DigiD',
  status401: 'answers 401',
  status403: 'answers 403',
  status404: 'answers 404',
  status500: 'answers 500',
  status503: 'answers 503',
};

/** A link as it stands on a page: its address below the app's, and its words. */
export interface Link {
  readonly to: string;
  readonly words: string;
}

/** How one gets to a page of one claim or bill: the first such link of a list, and of each page after it. */
export interface DetailPage {
  readonly persona: string;
  readonly list: string;
  readonly links: readonly ((link: Link) => boolean)[];
}

const persona = 'Sanne de Vries';

const leadsTo =
  (address: RegExp) =>
  ({ to }: Link): boolean =>
    address.test(to);
const isFactuur = leadsTo(/^\/facturen\/[A-Z]?\d[^/]*$/);

const { nl, en } = factuurKindInfo.Eigenrisicoeindafrekening;
const isEindafrekening = (link: Link): boolean =>
  isFactuur(link) && [nl, en].some((name) => link.words.startsWith(name));

/** Pages that are found by following links from a list, with somebody who has such a page. */
export const detailPages: Readonly<Partial<Record<PageName, DetailPage>>> = {
  declaratie: { persona, list: pages.declaraties.path, links: [leadsTo(/^\/declaraties\/D\d/)] },
  factuur: { persona, list: pages.facturen.path, links: [isFactuur] },
  betaalverzoek: {
    persona,
    list: pages.facturen.path,
    links: [leadsTo(/^\/facturen\/betaalverzoek\//)],
  },
  // Only who pays own risk in terms has one, some months back.
  specificatie: {
    persona: 'Jan Bakker',
    list: `${pages.facturen.path}?toon=40`,
    links: [isEindafrekening, leadsTo(/\/specificatie\//)],
  },
};

/** The fixed addresses that are measured before anybody logs in, and after. */
export function measuredPaths(login: boolean): string[] {
  return Object.entries(pages)
    .filter(([name, page]) => page.login === login && !(name in leftOut) && !(name in detailPages))
    .map(([, { path }]) => path);
}
