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

// Node does not resolve *.localhost as browsers do: the same server is asked by its other name.
async function langsDeDeur(context: BrowserContext, adres: string, pad: string) {
  const { host, port } = new URL(adres);
  const koekjes = (await context.cookies(adres)).map(({ name, value }) => `${name}=${value}`);
  return {
    url: `http://localhost:${port}${pad}`,
    headers: { host, cookie: koekjes.join('; ') },
  };
}

/** Asks GraphQL with the cookies of a context, past the screen. */
export async function vraag(
  context: BrowserContext,
  { adres = adresVan('ZZ'), lijf = wieBenIk, headers = {} }: Aanroep = {},
): Promise<APIResponse> {
  const deur = await langsDeDeur(context, adres, aanroepPaden.graphql);
  return context.request.post(deur.url, {
    data: lijf,
    headers: { ...deur.headers, ...eigenHeaders, origin: adres, ...headers },
  });
}

/** Gets an address with the cookies of a context, without following where it leads. */
export async function haal(
  context: BrowserContext,
  adres: string,
  pad: string,
): Promise<APIResponse> {
  const { url, headers } = await langsDeDeur(context, adres, pad);
  return context.request.get(url, { headers, maxRedirects: 0 });
}
