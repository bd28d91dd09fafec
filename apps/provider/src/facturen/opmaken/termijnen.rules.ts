import { bouwFactuur, type NieuweFactuur, type NieuweRegel } from './factuur.ts';
import type { ZorgRegel } from './risico.rules.ts';

/** The months in which a term of own risk is asked: February to November (domain.md). */
export const termijnMaanden = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** Month and day on which the year before is settled: in the first quarter (domain.md). */
export const eindafrekeningOp = { maand: 2, dag: 10 } as const;

/** A person who pays the own risk of a year in terms. Cents. */
export interface GespreidePersoon {
  readonly polisnummer: string;
  readonly verzekeringsnemer: string;
  readonly relatienummer: string;
  readonly jaar: number;
  /** Mandatory own risk of that brand and year. */
  readonly verplicht: number;
}

/** The ten terms of a year's own risk, which add up to it: € 385 gives ten of € 38.50. */
export function termijnBedragen(verplicht: number): number[] {
  const aantal = termijnMaanden.length;
  return termijnMaanden.map(
    (_, i) => Math.floor((verplicht * (i + 1)) / aantal) - Math.floor((verplicht * i) / aantal),
  );
}

/** The invoice of one term, on the first of its month; undefined in a month without one. */
export function maakTermijnFactuur(
  persoon: GespreidePersoon,
  eerste: Temporal.PlainDate,
): NieuweFactuur | undefined {
  const nummer = termijnMaanden.findIndex((maand) => maand === eerste.month);
  const bedrag = termijnBedragen(persoon.verplicht)[nummer];
  if (bedrag === undefined) return undefined;
  const { polisnummer, verzekeringsnemer: debiteur, relatienummer, jaar } = persoon;
  const sleutel = `termijn/${relatienummer}/${eerste.toString().slice(0, 7)}`;
  return bouwFactuur({ sleutel, debiteur, polisnummer, soort: 'Eigenrisicotermijn', jaar }, [
    {
      relatienummer,
      omschrijving: `Termijn ${nummer + 1} van ${termijnMaanden.length}`,
      periodeVan: eerste.toString(),
      periodeTot: eerste.add({ months: 1 }).toString(),
      bedrag,
    },
  ]);
}

/** A term as the settlement finds it. Cents. */
export interface OpgelegdeTermijn {
  readonly relatienummer: string;
  readonly omschrijving: string;
  /** Of its invoice, `yyyy-mm-dd`. */
  readonly datum: string;
  /** What has been paid of it, in whatever way. */
  readonly betaald: number;
}

/** The terms and the care of a policy in the year that is settled. */
export interface AfTeRekenen {
  readonly polisnummer: string;
  readonly verzekeringsnemer: string;
  readonly termijnen: readonly OpgelegdeTermijn[];
  /** Own risk that no invoice has asked for. */
  readonly zorg: readonly Omit<ZorgRegel, 'gespreid' | 'eigenBijdrage' | 'jaar'>[];
}

/**
 * The settlement of a year's own risk in terms: what was used less what was paid of the terms. Below
 * zero the person gets it back. What was not paid of a term is taken up in it ('Zie eindafrekening').
 */
export function maakEindafrekening(polis: AfTeRekenen, jaar: number): NieuweFactuur {
  const { polisnummer, verzekeringsnemer: debiteur } = polis;
  const gebruikt: NieuweRegel[] = polis.zorg.map(({ prestatie, ...regel }) => ({
    ...regel,
    omschrijving: prestatie,
    bedrag: regel.eigenRisico,
    // Asked for when the care was judged.
    eigenBijdrage: 0,
  }));
  const betaald: NieuweRegel[] = polis.termijnen.map((termijn) => ({
    relatienummer: termijn.relatienummer,
    omschrijving: termijn.omschrijving,
    datum: termijn.datum,
    bedrag: -termijn.betaald,
  }));
  const regels = [...gebruikt, ...betaald].toSorted((een, ander) =>
    een.relatienummer < ander.relatienummer ? -1 : Number(een.relatienummer > ander.relatienummer),
  );
  const sleutel = `eindafrekening/${polisnummer}/${jaar}`;
  return bouwFactuur(
    { sleutel, debiteur, polisnummer, soort: 'Eigenrisicoeindafrekening', jaar },
    regels,
  );
}
