import { isPaginaNaam, type PaginaNaam, paginas } from '@mijn/domain/paden';
import { generatePath, matchPath } from 'react-router';

/** A page of our own table with what its path needs; the only thing a login returns to. */
export interface Terug {
  readonly pagina: PaginaNaam;
  readonly params: Readonly<Record<string, string>>;
}

const namen = Object.keys(paginas).filter(isPaginaNaam);

/** The page that answers an address; undefined when none of ours does. */
export function paginaVan(pad: string): Terug | undefined {
  for (const pagina of namen) {
    const treffer = matchPath(paginas[pagina].pad, pad);
    if (treffer) {
      const params = Object.entries(treffer.params).filter(
        (paar): paar is [string, string] => paar[1] !== undefined,
      );
      return { pagina, params: Object.fromEntries(params) };
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
  if (!isPaginaNaam(naam) || !paginas[naam].login) return paginas.overzicht.pad;
  try {
    return generatePath(paginas[naam].pad, Object.fromEntries(zoek));
  } catch {
    return paginas.overzicht.pad;
  }
}

/** Where a page behind the login sends a person without a session; undefined when it may be shown. */
export function loginNodig(pad: string, ingelogd: boolean): string | undefined {
  const terug = paginaVan(pad);
  if (ingelogd || !terug || !paginas[terug.pagina].login) return undefined;
  return `${paginas.inloggen.pad}?${schrijfTerug(terug).toString()}`;
}

/** The login page after a session that ended (§4) or an answer that could not be read (§8). */
export function naarInloggen(pad: string, reden: 'unauthorized' | 'onleesbaar'): string {
  const zoek = new URLSearchParams(reden === 'unauthorized' ? { unauthorized: 'true' } : { reden });
  const terug = paginaVan(pad);
  if (terug && paginas[terug.pagina].login) {
    for (const [sleutel, waarde] of schrijfTerug(terug)) zoek.set(sleutel, waarde);
  }
  return `${paginas.inloggen.pad}?${zoek.toString()}`;
}
