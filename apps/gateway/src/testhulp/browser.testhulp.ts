import { Agent, request } from 'undici';

/** What a test sends; `kop` replaces the headers a browser would send by itself. */
export interface Verzoek {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  readonly headers?: Record<string, string | undefined>;
  readonly body?: Parameters<typeof request>[1] extends infer Opties
    ? Opties extends { body?: infer Body }
      ? Body
      : never
    : never;
}

/** An answer, read whole. */
export interface Antwoord {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly tekst: string;
  /** The cookies it set, as whole lines. */
  readonly cookies: string[];
  readonly naar: string;
  json(): unknown;
}

const agent = new Agent({
  connect: {
    lookup: (_naam, _opties, terug) => terug(null, [{ address: '127.0.0.1', family: 4 }]),
  },
});

function lijst(waarde: string | string[] | undefined): string[] {
  return waarde === undefined ? [] : [waarde].flat();
}

/** A browser with its own cookies, at one address. */
export function maakBrowser(adres: string) {
  const koekjes = new Map<string, string>();

  async function vraag(
    pad: string,
    { method = 'GET', headers = {}, body = null }: Verzoek = {},
  ): Promise<Antwoord> {
    const cookie = [...koekjes].map(([naam, waarde]) => `${naam}=${waarde}`).join('; ');
    const alles = { ...(cookie && { cookie }), ...headers };
    const koppen = Object.fromEntries(
      Object.entries(alles).filter((paar) => paar[1] !== undefined),
    );
    const antwoord = await request(new URL(pad, adres), {
      method,
      headers: koppen,
      body,
      dispatcher: agent,
    });
    const tekst = await antwoord.body.text();
    const cookies = lijst(antwoord.headers['set-cookie']);
    for (const regel of cookies) {
      const [naam = '', waarde = ''] = (regel.split(';')[0] ?? '').split(/=(.*)/s);
      if (waarde === '') koekjes.delete(naam);
      else koekjes.set(naam, waarde);
    }
    const naar = lijst(antwoord.headers['location'])[0] ?? '';
    return {
      status: antwoord.statusCode,
      headers: antwoord.headers,
      tekst,
      cookies,
      naar,
      json: () => JSON.parse(tekst),
    };
  }

  const eigen = { origin: adres, 'sec-fetch-site': 'same-origin', 'x-mijn': '1' };
  return {
    adres,
    koekjes,
    vraag,
    /** A call as our own page makes it. */
    roep: (pad: string, { headers, ...rest }: Verzoek = {}) =>
      vraag(pad, { method: 'POST', ...rest, headers: { ...eigen, ...headers } }),
    graphql: (
      query: string,
      variables?: object,
      headers: Record<string, string | undefined> = {},
    ) =>
      vraag('/graphql', {
        method: 'POST',
        headers: { ...eigen, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, ...(variables && { variables }) }),
      }),
  };
}

/** A browser of a test. */
export type Browser = ReturnType<typeof maakBrowser>;
