import type { FactuurSoort } from '@mijn/domain/factuursoorten';

/** A part of a judged claim's line (factuur_zorg). */
export interface ZorgDeel {
  readonly nummer: string;
  readonly volgnummer: number;
  /** Whose care it was. */
  readonly relatienummer: string;
  readonly deel: 'eigenRisico' | 'eigenBijdrage';
  readonly bedrag: number;
}

/** A line of an invoice that is being made. Cents, days as `yyyy-mm-dd`. */
export interface NieuweRegel {
  /** The insured person. */
  readonly relatienummer: string;
  readonly omschrijving: string;
  readonly bedrag: number;
  readonly periodeVan?: string;
  /** The first day after the period. */
  readonly periodeTot?: string;
  /** Of the care. */
  readonly datum?: string;
  readonly eigenRisico?: number;
  readonly eigenBijdrage?: number;
  readonly zorgverlener?: string;
  readonly declaratieNummer?: string;
  readonly declaratieVolgnummer?: number;
}

/** An invoice that is being made, before it has a number. */
export interface NieuweFactuur {
  /** What it is for: there is never a second one with the same key. */
  readonly sleutel: string;
  /** Relatienummer of the verzekeringsnemer. */
  readonly debiteur: string;
  readonly polisnummer: string;
  readonly soort: FactuurSoort;
  /** The year it is about. */
  readonly jaar: number;
  readonly bedrag: number;
  readonly regels: readonly NieuweRegel[];
  /** The care on its lines, by part; never on another invoice. */
  readonly zorg: readonly ZorgDeel[];
}

/** Makes an invoice of its lines: its amount is their sum, so that the two always agree. */
export function bouwFactuur(
  kop: Omit<NieuweFactuur, 'bedrag' | 'regels' | 'zorg'>,
  regels: readonly NieuweRegel[],
): NieuweFactuur {
  return {
    ...kop,
    bedrag: regels.reduce((som, { bedrag }) => som + bedrag, 0),
    regels,
    zorg: regels.flatMap(zorgVan),
  };
}

function zorgVan(regel: NieuweRegel): ZorgDeel[] {
  const { declaratieNummer: nummer, declaratieVolgnummer: volgnummer, relatienummer } = regel;
  if (nummer === undefined || volgnummer === undefined) return [];
  const delen = [
    { deel: 'eigenRisico', bedrag: regel.eigenRisico ?? 0 },
    { deel: 'eigenBijdrage', bedrag: regel.eigenBijdrage ?? 0 },
  ] as const;
  return delen
    .filter(({ bedrag }) => bedrag > 0)
    .map((deel) => ({ nummer, volgnummer, relatienummer, ...deel }));
}
