import { verplicht } from '../../../api/antwoord.ts';
import type { LaderVraag } from '../../../api/lader.ts';
import { declaratieLijstOperatie } from '../declaraties.operaties.ts';
import type { DeclaratieInRij } from '../DeclaratieRij.tsx';
import { bladen, type Filters, leesFilters } from './filters.ts';

/** What the claim list shows. */
export interface LijstData {
  readonly filters: Filters;
  readonly declaraties: readonly DeclaratieInRij[];
  /** How many match; null where the insurer does not tell. */
  readonly totaal: number | null;
  /** Who can be chosen; empty when that could not be asked. */
  readonly personen: readonly { readonly relatienummer: string; readonly opgemaakteNaam: string }[];
}

type LijstAntwoord = Awaited<ReturnType<typeof vraagBlad>>;

function vraagBlad(
  { vraag }: Pick<LaderVraag, 'vraag'>,
  filters: Filters,
  blad: { readonly limit: number; readonly offset: number },
) {
  return vraag(declaratieLijstOperatie, {
    ...blad,
    zoek: filters.zoek ?? null,
    relatienummer: filters.relatienummer ?? null,
    status: filters.status ?? null,
    jaar: filters.jaar ?? null,
    zorgsoort: filters.zorgsoort ?? null,
  });
}

function personenVan(antwoord: LijstAntwoord | undefined): LijstData['personen'] {
  return antwoord?.data.verzekerden?.verzekerden ?? [];
}

/**
 * Fetches the claims that the address asks for: one request for up to a hundred rows.
 * @throws ApiFout
 */
export async function getDeclaratieLijst(vraag: LaderVraag): Promise<LijstData> {
  const filters = leesFilters(vraag.zoek);
  const antwoorden = await Promise.all(
    bladen(filters.toon).map((blad) => vraagBlad(vraag, filters, blad)),
  );
  const lijsten = antwoorden.map((antwoord) => verplicht(antwoord, 'declaraties'));
  return {
    filters,
    declaraties: lijsten.flatMap(({ declaraties }) => declaraties),
    totaal: lijsten[0]?.totaal ?? null,
    personen: personenVan(antwoorden[0]),
  };
}
