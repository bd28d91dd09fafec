import { isPaginaNaam, padVanDeclaratie, paginas, type PaginaNaam } from '@mijn/domain/paden';

/** The page to return to after login: a name of our page table, never an address (decisions §3). */
export interface Terugweg {
  readonly pagina: PaginaNaam;
  /** The claim's number, for the claim page only. */
  readonly nummer?: string;
}

const nummerVorm = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;

/**
 * Reads the page a login was asked for; undefined for anything that is not one of the pages
 * behind login, or a claim page without a well-formed number.
 */
export function leesTerugweg(naam: unknown, nummer: unknown): Terugweg | undefined {
  if (typeof naam !== 'string' || !isPaginaNaam(naam) || !paginas[naam].login) return undefined;
  if (naam !== 'declaratie') return { pagina: naam };
  if (typeof nummer !== 'string' || !nummerVorm.test(nummer)) return undefined;
  return { pagina: naam, nummer };
}

/** The address of the page to return to; /overzicht without one. */
export function padVanTerugweg(terug: Terugweg | undefined): string {
  if (terug === undefined) return paginas.overzicht.pad;
  if (terug.nummer !== undefined) return padVanDeclaratie(terug.nummer);
  return paginas[terug.pagina].pad;
}
