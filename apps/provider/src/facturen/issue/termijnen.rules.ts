import type { Brand } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';
import type { EigenRisicoAmount, VerzekerdePerson } from '../../assess/shapes.ts';
import { adultFrom, eigenRisicoOfYear } from '../../assess/eigenRisico/yearEigenRisico.ts';
import { toFactuur, type NewFactuur, type NewLine } from './factuur.ts';
import type { CareLine } from './risico.rules.ts';

/** The months in which a term of own risk is asked: February to November (docs/domain.md). */
export const termijnMonths = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** Month and day on which the year before is settled: in the first quarter (docs/domain.md). */
export const eindafrekeningOn = { month: 2, day: 10 } as const;

/** A person who pays the own risk of a year in terms. Cents. */
export interface GespreidPerson extends VerzekerdePerson {
  readonly polisnummer: string;
  readonly verzekeringsnemer: string;
  readonly relatienummer: string;
  readonly jaar: number;
  readonly merk: Brand;
  /** Own risk of that brand and year. */
  readonly amount: EigenRisicoAmount;
  /** What the terms until now have asked, and how many there were. */
  readonly asked: number;
  readonly askedCount: number;
}

/** What is still to be asked of somebody's own risk of the year, cents: none while it has not begun. */
function stillToAsk(person: GespreidPerson, day: string): number {
  const insured = person.insurances.some(
    ({ merk, validFrom, validUntil }) =>
      merk === person.merk && validFrom <= day && (validUntil === null || day < validUntil),
  );
  if (!insured || day < adultFrom(person.geboorteDatum)) return 0;
  const due = eigenRisicoOfYear(person, person.merk, person.jaar, [person.amount]).verplicht;
  return due - person.asked;
}

/**
 * The invoice of one term, on the first of its month: what is left to ask of the person's own risk of
 * the year, over the months that are left. € 385 gives ten of € 38.50; who begins in the course of the
 * year has fewer. Undefined in a month without one, or when there is nothing to ask.
 */
export function toTermijnFactuur(
  person: GespreidPerson,
  first: Temporal.PlainDate,
): NewFactuur | undefined {
  if (!termijnMonths.some((month) => month === first.month)) return undefined;
  const months = termijnMonths.filter((month) => month >= first.month).length;
  const rest = stillToAsk(person, first.toString());
  const bedrag = months === 1 ? rest : Math.floor(rest / months);
  if (bedrag <= 0) return undefined;
  const { polisnummer, verzekeringsnemer: debiteur, relatienummer, jaar, askedCount } = person;
  const key = `termijn/${relatienummer}/${first.toString().slice(0, 7)}`;
  return toFactuur({ sleutel: key, debiteur, polisnummer, soort: 'Eigenrisicotermijn', jaar }, [
    {
      relatienummer,
      omschrijving: `Termijn ${askedCount + 1} van ${askedCount + months}`,
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
  readonly betaald: Cents;
}

/** The terms and the care of a policy in a year that is settled. */
export interface ToSettle {
  readonly polisnummer: string;
  readonly verzekeringsnemer: string;
  readonly jaar: number;
  readonly termijnen: readonly ImposedTermijn[];
  /** All own risk that counted while it was paid in terms: of own bills and of care providers'. */
  readonly care: readonly Omit<CareLine, 'eigenBijdrage' | 'jaar'>[];
}

/**
 * The settlement of a year's own risk in terms, made on a day: what was used less what was paid of the
 * terms. Below zero the person gets it back. What was not paid of a term is taken up in it ('Zie
 * eindafrekening').
 */
export function toEindafrekening(polis: ToSettle, day: Temporal.PlainDate): NewFactuur {
  const { polisnummer, verzekeringsnemer: debiteur, jaar } = polis;
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
    bedrag: 0 - termijn.betaald,
  }));
  const lines = [...used, ...paid].toSorted((one, other) =>
    one.relatienummer < other.relatienummer ? -1 : Number(one.relatienummer > other.relatienummer),
  );
  // Of one policy and year there may be two: who missed a term is settled before the others.
  const key = `eindafrekening/${polisnummer}/${jaar}/${day.toString()}`;
  return toFactuur(
    { sleutel: key, debiteur, polisnummer, soort: 'Eigenrisicoeindafrekening', jaar },
    lines,
  );
}
