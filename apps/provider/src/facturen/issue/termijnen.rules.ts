import type { Brand } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';
import type { EigenRisicoAmount, VerzekerdePerson } from '../../assess/shapes.ts';
import { adultFrom, eigenRisicoOfYear } from '../../assess/eigenRisico/yearEigenRisico.ts';
import { toFactuur, type NewFactuur, type NewLine } from './factuur.ts';
import type { CareLine } from './risico.rules.ts';

/** Months with a term of own risk: February to November (docs/domain.md). */
export const termijnMonths = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** Day on which the previous year is settled: in the first quarter (docs/domain.md). */
export const eindafrekeningOn = { month: 2, day: 10 } as const;

/** A person who pays own risk of a year in terms. Cents. */
export interface GespreidPerson extends VerzekerdePerson {
  readonly polisnummer: string;
  readonly verzekeringsnemer: string;
  readonly relatienummer: string;
  readonly jaar: number;
  readonly merk: Brand;
  /** Own risk of that brand and year. */
  readonly amount: EigenRisicoAmount;
  /** Sum and number of the terms so far. */
  readonly asked: number;
  readonly askedCount: number;
}

/** Returns the remaining own risk of the year to charge, cents; zero before it begins. */
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
 * Returns the invoice of one term, created on the first of its month: the remaining own risk of the
 * year over the remaining months. € 385 gives ten terms of € 38.50; a person who starts within the year
 * has fewer. Undefined in a month without a term, or when there is nothing to charge.
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

/** A term to come. Cents; null: the own risk of its year is unknown. */
export interface ComingTermijn {
  readonly datum: string;
  readonly bedrag: Cents | null;
}

/** Returns the terms of a person's year, before the first, by the rule that invoices them. */
export function termijnenOfYear(
  person: Omit<GespreidPerson, 'amount' | 'asked' | 'askedCount'> & {
    readonly amount: EigenRisicoAmount | null;
  },
): readonly ComingTermijn[] {
  const { amount, jaar } = person;
  let asked = 0;
  return termijnMonths.flatMap<ComingTermijn>((month, askedCount) => {
    const first = Temporal.PlainDate.from({ year: jaar, month, day: 1 });
    if (amount === null) {
      const isAdult = adultFrom(person.geboorteDatum) <= first.toString();
      return isAdult ? [{ datum: first.toString(), bedrag: null }] : [];
    }
    const factuur = toTermijnFactuur({ ...person, amount, asked, askedCount }, first);
    if (!factuur) return [];
    asked += factuur.bedrag;
    return [{ datum: first.toString(), bedrag: factuur.bedrag }];
  });
}

/** A term in a settlement. Cents. */
export interface ImposedTermijn {
  readonly relatienummer: string;
  readonly omschrijving: string;
  /** Day of its invoice, `yyyy-mm-dd`. */
  readonly datum: string;
  /** Paid in any way. */
  readonly betaald: Cents;
}

/** Terms and care of a policy in a year to settle. */
export interface ToSettle {
  readonly polisnummer: string;
  readonly verzekeringsnemer: string;
  readonly jaar: number;
  readonly termijnen: readonly ImposedTermijn[];
  /** Care whose own risk counted as paid in terms: both own bills and those of care providers. */
  readonly care: readonly Omit<CareLine, 'eigenBijdrage' | 'jaar'>[];
}

/**
 * Returns the settlement of a year's own risk in terms: usage less paid terms. A negative amount is
 * refunded. Unpaid terms are taken up in it ('Zie eindafrekening').
 */
export function toEindafrekening(polis: ToSettle, day: Temporal.PlainDate): NewFactuur {
  const { polisnummer, verzekeringsnemer: debiteur, jaar } = polis;
  const used: NewLine[] = polis.care.map(({ prestatie, ...line }) => ({
    ...line,
    omschrijving: prestatie,
    bedrag: line.eigenRisico,
    // Charged when the care was judged.
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
  // A policy can have two settlements in a year, because a person who missed a term is settled before
  // the others.
  const key = `eindafrekening/${polisnummer}/${jaar}/${day.toString()}`;
  return toFactuur(
    { sleutel: key, debiteur, polisnummer, soort: 'Eigenrisicoeindafrekening', jaar },
    lines,
  );
}
