import { delenVan, isPaginaNaam, padVanPagina, paginas, type PaginaNaam } from '@mijn/domain/paden';

/** The page to return to after login: a name of our page table, never an address (decisions §3). */
export interface Terugweg {
  readonly pagina: PaginaNaam;
  /** What its address needs besides, such as a claim's number. */
  readonly delen: Readonly<Record<string, string>>;
}

/**
 * Reads the page a login was asked for; undefined for anything that is not one of the pages behind
 * login, or that lacks a well-formed part of its address.
 * @param deel gives a part by its name
 */
export function leesTerugweg(
  naam: unknown,
  deel: (naam: string) => string | null | undefined,
): Terugweg | undefined {
  if (typeof naam !== 'string' || !isPaginaNaam(naam) || !paginas[naam].login) return undefined;
  if (padVanPagina(naam, deel) === undefined) return undefined;
  const delen = delenVan(naam).map((een) => [een, deel(een) ?? ''] as const);
  return { pagina: naam, delen: Object.fromEntries(delen.filter(([, waarde]) => waarde !== '')) };
}

/** The address of the page to return to; /overzicht without one. */
export function padVanTerugweg(terug: Terugweg | undefined): string {
  const pad = terug && padVanPagina(terug.pagina, (naam) => terug.delen[naam]);
  return pad ?? paginas.overzicht.pad;
}
