import type { Cents } from '@mijn/domain/money';
import { toFactuur, type NewFactuur } from './factuur.ts';

/**
 * A judged line of a care provider's claim that is not fully invoiced, or a correction; a negative
 * amount is refunded. Cents.
 */
export interface CareLine {
  readonly declaratieNummer: string;
  readonly declaratieVolgnummer: number;
  /** Patient. */
  readonly relatienummer: string;
  readonly prestatie: string;
  readonly zorgverlener: string;
  /** Day of the care, `yyyy-mm-dd`. */
  readonly datum: string;
  /** Year for whose own risk it counts. */
  readonly jaar: number;
  /** Amount that is neither invoiced nor paid in terms. */
  readonly eigenRisico: Cents;
  readonly eigenBijdrage: Cents;
}

export interface RisicoPolis {
  readonly polisnummer: string;
  readonly verzekeringsnemer: string;
  readonly regels: readonly CareLine[];
}

/**
 * Returns the own-risk invoice of a policy on a day, for all care that is not invoiced yet. Undefined
 * when there is nothing to charge.
 */
export function toRisicoFactuur(
  { polisnummer, verzekeringsnemer: debiteur, regels: care }: RisicoPolis,
  day: Temporal.PlainDate,
): NewFactuur | undefined {
  const lines = care
    .map(lineOf)
    .filter(({ eigenRisico, eigenBijdrage }) => eigenRisico !== 0 || eigenBijdrage !== 0)
    .toSorted(byPersonAndDay);
  if (lines.length === 0) return undefined;
  const key = `risico/${polisnummer}/${day.toString()}`;
  const year = Math.max(...care.map((line) => line.jaar));
  return toFactuur(
    { sleutel: key, debiteur, polisnummer, soort: 'EigenrisicoEigenbijdrage', jaar: year },
    lines,
  );
}

function lineOf(line: CareLine) {
  return {
    relatienummer: line.relatienummer,
    omschrijving: line.prestatie,
    datum: line.datum,
    bedrag: line.eigenRisico + line.eigenBijdrage,
    eigenRisico: line.eigenRisico,
    eigenBijdrage: line.eigenBijdrage,
    zorgverlener: line.zorgverlener,
    declaratieNummer: line.declaratieNummer,
    declaratieVolgnummer: line.declaratieVolgnummer,
  };
}

type OrderedLine = ReturnType<typeof lineOf>;

function byPersonAndDay(one: OrderedLine, other: OrderedLine): number {
  const key = ({ relatienummer, datum, declaratieNummer }: OrderedLine): string =>
    `${relatienummer}/${datum}/${declaratieNummer}`;
  return key(one) < key(other) ? -1 : 1;
}
