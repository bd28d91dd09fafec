import { data, redirect, redirectDocument } from 'react-router';
import { vergeetIngelogd } from '../platform/sessieOpslag.ts';
import type { ApiFout } from './apiFout.ts';
import { magDoorsturen } from './doorstuurWacht.ts';
import { reactieOp, type StatusPagina } from './foutReacties.ts';
import { isInOnderhoud } from './onderhoud.ts';
import type { LaderOmgeving } from './omgeving.ts';
import { naarInloggen } from './terug.ts';

let mislukt: string | undefined;

/** The address whose loader last led to a status page, for its "Probeer opnieuw". */
export function misluktAdres(): string | undefined {
  return mislukt;
}

/** An error that shows a status page where the screen would have stood, with its true HTTP status. */
export function statusFout(status: StatusPagina | 401) {
  return data(null, { status });
}

// On the server the status page stands in place, under the address that was asked.
function naarStatuspagina(status: StatusPagina, url: URL, opServer: boolean): unknown {
  const doel = `/${status}`;
  if (opServer || !magDoorsturen(doel, Date.now(), sessionStorage)) return statusFout(status);
  mislukt = url.pathname + url.search;
  return redirect(doel);
}

function naarLogin(reden: 'unauthorized' | 'onleesbaar', url: URL, opServer: boolean): unknown {
  const adres = naarInloggen(url.pathname + url.search, reden);
  if (opServer) return redirect(adres);
  if (!magDoorsturen('/inloggen', Date.now(), sessionStorage)) {
    return statusFout(reden === 'unauthorized' ? 401 : 500);
  }
  vergeetIngelogd();
  return redirectDocument(adres);
}

/**
 * Carries out §8's reaction to a failed call of a loader.
 * @returns what the loader has to throw: a redirect, or an error that shows a status page in place.
 */
export async function reageerOp(
  fout: ApiFout,
  url: URL,
  { opServer, config }: LaderOmgeving,
): Promise<unknown> {
  const reactie = reactieOp(fout);
  if (reactie.soort === 'inloggen') return naarLogin(reactie.reden, url, opServer);
  if (reactie.soort === 'terPlaatse') return statusFout(reactie.status);
  if (reactie.soort === 'statuspagina') return naarStatuspagina(reactie.status, url, opServer);
  return naarStatuspagina((await isInOnderhoud(config)) ? 503 : 500, url, opServer);
}
