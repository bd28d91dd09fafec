import { paginas } from '@mijn/domain/paden';
import { leesTerug, paginaVan, schrijfTerug } from '../../api/terug.ts';

/**
 * The address that hands over to DigiD, with the page to return to by its name. Whoever was sent to
 * the login page by an error asks for a new login, even if an old session still lives.
 */
export function digidAdres(zoek: URLSearchParams): string {
  const terug = paginaVan(leesTerug(zoek));
  const vraag = terug && zoek.has('terug') ? schrijfTerug(terug) : new URLSearchParams();
  if (zoek.has('unauthorized') || zoek.has('reden')) vraag.set('opnieuw', '1');
  const staart = vraag.toString();
  return staart ? `${paginas.digid.pad}?${staart}` : paginas.digid.pad;
}
