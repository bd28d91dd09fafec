import { delenVan, isPaginaNaam, padVanPagina, type PaginaNaam, paginas } from '@mijn/domain/paden';
import { matchPath } from 'react-router';

/** A page of our own table with what its address needs; the only thing a login returns to. */
export interface Terug {
  readonly pagina: PaginaNaam;
  readonly params: Readonly<Record<string, string>>;
}

const namen = Object.keys(paginas).filter(isPaginaNaam);

/** The page that answers an address (path, with or without query); undefined when none of ours does. */
export function paginaVan(adres: string): Terug | undefined {
  const [pad = '', vraag] = adres.split('?', 2);
  const zoek = new URLSearchParams(vraag);
  for (const pagina of namen) {
    const treffer = matchPath(paginas[pagina].pad, pad);
    if (treffer) {
      const delen: Record<string, string | undefined> = treffer.params;
      const params = delenVan(pagina).map((naam) => [naam, delen[naam] ?? zoek.get(naam) ?? '']);
      return { pagina, params: Object.fromEntries(params.filter(([, deel]) => deel !== '')) };
    }
  }
  return undefined;
}

/** How a return is written in an address: `terug=declaratie&nummer=D-2026-004812`. */
export function schrijfTerug({ pagina, params }: Terug): URLSearchParams {
  return new URLSearchParams({ terug: pagina, ...params });
}

/**
 * The address to return to after login: always a page of our own table that stands behind the
 * login, /overzicht when the question names none. Never an address from outside (decisions §3).
 */
export function leesTerug(zoek: URLSearchParams): string {
  const naam = zoek.get('terug') ?? '';
  const mag = isPaginaNaam(naam) && paginas[naam].login;
  return (mag && padVanPagina(naam, (deel) => zoek.get(deel))) || paginas.overzicht.pad;
}

/** Where a page behind the login sends a person without a session; undefined when it may be shown. */
export function loginNodig(adres: string, ingelogd: boolean): string | undefined {
  const terug = paginaVan(adres);
  if (ingelogd || !terug || !paginas[terug.pagina].login) return undefined;
  return `${paginas.inloggen.pad}?${schrijfTerug(terug).toString()}`;
}

/** The login page after a session that ended (§4) or an answer that could not be read (§8). */
export function naarInloggen(adres: string, reden: 'unauthorized' | 'onleesbaar'): string {
  const zoek = new URLSearchParams(reden === 'unauthorized' ? { unauthorized: 'true' } : { reden });
  const terug = paginaVan(adres);
  if (terug && paginas[terug.pagina].login) {
    for (const [sleutel, waarde] of schrijfTerug(terug)) zoek.set(sleutel, waarde);
  }
  return `${paginas.inloggen.pad}?${zoek.toString()}`;
}
