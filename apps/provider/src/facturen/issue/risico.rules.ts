import type { Cents } from '@mijn/domain/money';
import { toFactuur, type NewFactuur } from './factuur.ts';

/**
 * A judged line of a care provider's claim of which something is still to be asked, or a line that corrects
 * one: below zero it is given back. Cents.
 */
export interface CareLine {
  readonly declaratieNummer: string;
  readonly declaratieVolgnummer: number;
  /** Whose care it was. */
  readonly relatienummer: string;
  readonly prestatie: string;
  readonly zorgverlener: string;
  /** Of the care, `yyyy-mm-dd`. */
  readonly datum: string;
  /** The year whose own risk it counts for. */
  readonly jaar: number;
  /** What is not on an invoice yet, nor paid in terms. */
  readonly eigenRisico: Cents;
  readonly eigenBijdrage: Cents;
}

/** The policy that is billed. */
export interface RisicoPolis {
  readonly polisnummer: string;
  readonly verzekeringsnemer: string;
  readonly regels: readonly CareLine[];
}

/**
 * The own-risk invoice of a policy on a day, from everything that is not on an invoice yet. Undefined
 * when there is nothing to ask.
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
