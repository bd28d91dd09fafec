import type { DigidFout } from './fouten.ts';

/** What a visitor chooses on the login page. */
export interface Bezoek {
  /** The key of a persona; may be left out with the fault `annuleren`. */
  readonly persona?: string;
  readonly fout?: DigidFout;
}

/** A browser's cookies, as far as one login at one host needs them. */
function createKoekjes() {
  const koekjes = new Map<string, string>();
  return {
    bewaar(response: Response) {
      for (const regel of response.headers.getSetCookie()) {
        const [naam = '', waarde = ''] = (regel.split(';')[0] ?? '').split(/=(.*)/s);
        koekjes.set(naam, waarde);
      }
    },
    kop: () => [...koekjes].map(([naam, waarde]) => `${naam}=${waarde}`).join('; '),
  };
}

/**
 * Does by HTTP what a browser does at the simulator: opens the authorization address, chooses
 * persona and fault on the page, and follows the redirects until they leave the simulator.
 * For tests of relying parties.
 *
 * @param autorisatieAdres where the relying party sends the browser
 * @param fetch a fetch that reaches the issuer's host; Node's own does not know `*.localhost`
 * @returns the address of the relying party on which the browser returns
 * @throws when the simulator shows an error page instead
 */
export async function bezoekDigid(
  autorisatieAdres: URL | string,
  { persona = '', fout }: Bezoek,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<URL> {
  const koekjes = createKoekjes();
  const digid = new URL(autorisatieAdres).origin;
  const stap = async (adres: URL, init: RequestInit = {}): Promise<URL> => {
    const headers = { cookie: koekjes.kop() };
    const response = await fetch(adres, { ...init, headers, redirect: 'manual' });
    koekjes.bewaar(response);
    const verder = response.headers.get('location');
    if (verder === null)
      throw new Error(`DigiD-simulator: ${response.status} op ${adres.pathname}`);
    return new URL(verder, adres);
  };

  let adres = await stap(new URL(autorisatieAdres));
  if (adres.origin !== digid) return adres;
  const body = new URLSearchParams({ persona, fout: fout ?? '' });
  adres = await stap(adres, { method: 'POST', body });
  while (adres.origin === digid) adres = await stap(adres);
  return adres;
}
