import { eigenHeader } from '@mijn/domain/constanten';
import { aanroepPaden } from '@mijn/domain/paden';
import type { APIResponse, BrowserContext } from '@playwright/test';
import { adresVan } from './adressen.ts';

/** Headers that only our own pages can send. */
export const eigenHeaders = { [eigenHeader.naam]: eigenHeader.waarde };

/** Who is asked about, for whoever's session it is. */
const wieBenIk = { query: '{ relatie { roepnaam } }' };

interface Aanroep {
  readonly adres?: string;
  /** The body: query and variables. */
  readonly lijf?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks GraphQL with the cookies of a context, past the screen. */
export function vraag(
  context: BrowserContext,
  { adres = adresVan('ZZ'), lijf = wieBenIk, headers = {} }: Aanroep = {},
): Promise<APIResponse> {
  return context.request.post(adres + aanroepPaden.graphql, {
    data: lijf,
    headers: { ...eigenHeaders, origin: adres, ...headers },
    failOnStatusCode: false,
  });
}
