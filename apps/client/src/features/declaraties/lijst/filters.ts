import { type DeclaratieStatus, declaratieStatussen } from '@mijn/domain/declaratiestatus';
import { paginering } from '@mijn/domain/constanten';
import { isZorgsoort } from '@mijn/domain/zorgsoorten';

/** What the claim list shows, as it stands in the address. */
export interface Filters {
  readonly zoek?: string;
  readonly relatienummer?: string;
  readonly status?: DeclaratieStatus;
  readonly jaar?: number;
  readonly zorgsoort?: string;
  /** How many rows are shown; a multiple of the page size. */
  readonly toon: number;
}

/** Most rows one screen shows; older ones are found by year or by searching. */
export const maximumRijen = 500;

const langsteZoek = 100;

function leesToon(woord: string | null): number {
  const getal = Math.trunc(Number(woord));
  if (!Number.isFinite(getal) || getal <= paginering.standaard) return paginering.standaard;
  const paginas = Math.ceil(getal / paginering.standaard);
  return Math.min(paginas * paginering.standaard, maximumRijen);
}

function leesJaar(woord: string | null): number | undefined {
  return woord !== null && /^20\d{2}$/.test(woord) ? Number(woord) : undefined;
}

/** Reads the filters from the address; what is not understood counts as not asked. */
export function leesFilters(vraag: URLSearchParams): Filters {
  const zoek = vraag.get('zoek')?.trim().slice(0, langsteZoek);
  const relatienummer = vraag.get('persoon');
  const status = declaratieStatussen.find((een) => een === vraag.get('status'));
  const jaar = leesJaar(vraag.get('jaar'));
  const zorgsoort = vraag.get('zorg');
  return {
    ...(zoek && { zoek }),
    ...(relatienummer && { relatienummer: relatienummer.slice(0, 20) }),
    ...(status && { status }),
    ...(jaar && { jaar }),
    ...(zorgsoort && isZorgsoort(zorgsoort) && { zorgsoort }),
    toon: leesToon(vraag.get('toon')),
  };
}

/** Writes filters as a search string with its question mark, empty when nothing is asked. */
export function schrijfFilters(filters: {
  readonly [F in keyof Filters]?: Filters[F] | undefined;
}): string {
  const vraag = new URLSearchParams();
  if (filters.zoek) vraag.set('zoek', filters.zoek);
  if (filters.relatienummer) vraag.set('persoon', filters.relatienummer);
  if (filters.status) vraag.set('status', filters.status);
  if (filters.jaar) vraag.set('jaar', String(filters.jaar));
  if (filters.zorgsoort) vraag.set('zorg', filters.zorgsoort);
  if (filters.toon && filters.toon > paginering.standaard) vraag.set('toon', String(filters.toon));
  const tekst = vraag.toString();
  return tekst === '' ? '' : `?${tekst}`;
}

/** Tells whether any filter narrows the list. */
export function isGefilterd(filters: Filters): boolean {
  return Object.keys(filters).some((naam) => naam !== 'toon');
}

/** How many rows "Toon meer" asks for next: a page, and beyond a hundred a hundred at a time. */
export function toonVolgende(toon: number): number {
  const stap = toon < paginering.maximum ? paginering.standaard : paginering.maximum;
  return Math.min(toon + stap, maximumRijen);
}

/** The calls that together fetch `toon` rows; a call gives at most a hundred (decisions §5). */
export function bladen(toon: number): { limit: number; offset: number }[] {
  const aantal = Math.ceil(toon / paginering.maximum);
  return Array.from({ length: aantal }, (_, i) => {
    const offset = i * paginering.maximum;
    return { limit: Math.min(paginering.maximum, toon - offset), offset };
  });
}
