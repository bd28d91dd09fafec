import type { GraphqlResponse, RenderRequest, RenderResponse } from '@mijn/contract/serverEntry';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { islandId } from '../../platform/island.ts';
import type { Build } from '../document/files.ts';
import { createRender } from './createRender.tsx';

const build: Build = {
  manifest: { 'src/main.tsx': { file: 'assets/main.js' } },
  styles: new Map(),
};
/** The client's renderer over the smallest build. */
export const render = createRender(build);

export const relatie = {
  opgemaakteNaam: 'S. de Vries',
  roepnaam: 'Sanne',
  achternaam: 'de Vries',
  merk: 'ZZ',
  leeftijd: 41,
  indicatorenRedenen: [],
};
export const answered = { relatie, declaraties: { totaal: 0, declaraties: [] }, eigenRisico: null };
const succeeded: GraphqlResponse = { data: answered };

/** An answer in which the relation fails. */
export function error(status: number, kind?: string): GraphqlResponse {
  const extensions = kind === undefined ? { status } : { status, soort: kind };
  return { data: { relatie: null }, errors: [{ message: 'x', path: ['relatie'], extensions }] };
}

/** An answer in which `field` is refused with this status. */
export function refusal(field: string, status: number) {
  return {
    data: { [field]: null },
    errors: [{ message: 'x', path: [field], extensions: { status } }],
  } satisfies GraphqlResponse;
}

export type Wish = Partial<RenderRequest> & { readonly response?: GraphqlResponse };

/** A request for a page, by Sanne by default. */
export function request({ response = succeeded, ...more }: Wish = {}): RenderRequest {
  return {
    url: '/overzicht',
    language: 'nl',
    config: {
      merk: 'ZZ',
      brandUrls: { ZZ: 'http://localhost:3000', AZVZ: 'http://ankerzee.localhost:3000' },
      links: inventedLinks.ZZ,
    },
    loggedIn: true,
    now: '2026-11-21T09:00:00Z',
    signal: new AbortController().signal,
    graphql: () => Promise.resolve(response),
    ...more,
  };
}

/**
 * Returns a rendered page, with its title and heading.
 * @throws when it was a redirect
 */
export function page(response: RenderResponse) {
  if (response.kind !== 'page') throw new Error(`Sent on to ${response.to}`);
  const titel = /<title>(.*?)<\/title>/.exec(response.html)?.[1];
  const header = /<h1[^>]*>(.*?)<\/h1>/.exec(response.html)?.[1];
  return { ...response, titel, header };
}

/** An insurer of whom one call fails. */
export function failing(field: string, status: number): RenderRequest['graphql'] {
  return async ({ query }) => {
    if (!query.includes(field)) return succeeded;
    const { data, errors } = refusal(field, status);
    return { data: { ...answered, ...data }, errors };
  };
}

/** Returns the status page in place of the requested page, as the document tells the browser. */
export function statusPageOf({ html }: { readonly html: string }): unknown {
  const [, island = ''] = new RegExp(`id="${islandId}">(.*?)</script>`).exec(html) ?? [];
  const data = JSON.parse(island);
  if (data.environment) return data.environment.statusPage;
  return data.path === undefined ? undefined : data;
}

export const show = async (wish?: Wish) => page(await render(request(wish)));
