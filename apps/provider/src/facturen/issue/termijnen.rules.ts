import { toFactuur, type NewFactuur, type NewLine } from './factuur.ts';
import type { CareLine } from './risico.rules.ts';

/** The months in which a term of own risk is asked: February to November (domain.md). */
export const termijnMonths = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** Month and day on which the year before is settled: in the first quarter (domain.md). */
export const eindafrekeningOn = { month: 2, dag: 10 } as const;

/** A person who pays the own risk of a year in terms. Cents. */
export interface GespreidPerson {
  readonly polisnummer: string;
  readonly verzekeringsnemer: string;
  readonly relatienummer: string;
  readonly jaar: number;
  /** Mandatory own risk of that brand and year. */
  readonly verplicht: number;
}

/** The ten terms of a year's own risk, which add up to it: € 385 gives ten of € 38.50. */
export function termijnAmounts(required: number): number[] {
  const count = termijnMonths.length;
  return termijnMonths.map(
    (_, i) => Math.floor((required * (i + 1)) / count) - Math.floor((required * i) / count),
  );
}

/** The invoice of one term, on the first of its month; undefined in a month without one. */
export function toTermijnFactuur(
  person: GespreidPerson,
  first: Temporal.PlainDate,
): NewFactuur | undefined {
  const number = termijnMonths.findIndex((month) => month === first.month);
  const bedrag = termijnAmounts(person.verplicht)[number];
  if (bedrag === undefined) return undefined;
  const { polisnummer, verzekeringsnemer: debiteur, relatienummer, jaar } = person;
  const sleutel = `termijn/${relatienummer}/${first.toString().slice(0, 7)}`;
  return toFactuur({ sleutel, debiteur, polisnummer, soort: 'Eigenrisicotermijn', jaar }, [
    {
      relatienummer,
      omschrijving: `Termijn ${number + 1} van ${termijnMonths.length}`,
      periodFrom: first.toString(),
      periodUntil: first.add({ months: 1 }).toString(),
      bedrag,
    },
  ]);
}

/** A term as the settlement finds it. Cents. */
export interface ImposedTermijn {
  readonly relatienummer: string;
  readonly omschrijving: string;
  /** Of its invoice, `yyyy-mm-dd`. */
  readonly datum: string;
  /** What has been paid of it, in whatever way. */
  readonly betaald: number;
}

/** The terms and the care of a policy in the year that is settled. */
export interface ToSettle {
  readonly polisnummer: string;
  readonly verzekeringsnemer: string;
  readonly termijnen: readonly ImposedTermijn[];
  /** Own risk that no invoice has asked for. */
  readonly care: readonly Omit<CareLine, 'gespreid' | 'eigenBijdrage' | 'jaar'>[];
}

/**
 * The settlement of a year's own risk in terms: what was used less what was paid of the terms. Below
 * zero the person gets it back. What was not paid of a term is taken up in it ('Zie eindafrekening').
 */
export function toEindafrekening(polis: ToSettle, jaar: number): NewFactuur {
  const { polisnummer, verzekeringsnemer: debiteur } = polis;
  const used: NewLine[] = polis.care.map(({ prestatie, ...line }) => ({
    ...line,
    omschrijving: prestatie,
    bedrag: line.eigenRisico,
    // Asked for when the care was judged.
    eigenBijdrage: 0,
  }));
  const paid: NewLine[] = polis.termijnen.map((termijn) => ({
    relatienummer: termijn.relatienummer,
    omschrijving: termijn.omschrijving,
    datum: termijn.datum,
    bedrag: -termijn.betaald,
  }));
  const lines = [...used, ...paid].toSorted((one, other) =>
    one.relatienummer < other.relatienummer ? -1 : Number(one.relatienummer > other.relatienummer),
  );
  const sleutel = `eindafrekening/${polisnummer}/${jaar}`;
  return toFactuur(
    { sleutel, debiteur, polisnummer, soort: 'Eigenrisicoeindafrekening', jaar },
    lines,
  );
}
