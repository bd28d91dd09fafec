import type { Brand } from '@mijn/domain/brands';
import { sumOf } from '@mijn/domain/money';
import { adultFrom } from '../../assess/eigenRisico/yearEigenRisico.ts';
import type { Plan, InsurancePeriod } from '../../assess/shapes.ts';
import { toFactuur, type NewFactuur, type NewLine } from './factuur.ts';
import { discounts, type Premie } from './premies.ts';

/** A person's period on a policy. Days as `yyyy-mm-dd`, `validUntil` is the first day after it. */
export interface PremieVerzekerde extends Omit<InsurancePeriod, 'merk'> {
  readonly relatienummer: string;
  /** For the lines, where more than one person pays. */
  readonly naam: string;
  readonly geboorteDatum: string;
}

/** A policy with everybody on it, now or before. */
export interface PremiePolis {
  readonly polisnummer: string;
  readonly merk: Brand;
  readonly verzekeringsnemer: string;
  readonly validFrom: string;
  readonly verzekerden: readonly PremieVerzekerde[];
  /** What was invoiced of the months in which somebody has left, by person and month. */
  readonly invoiced: readonly InvoicedPremie[];
}

/** What premium invoices have asked of one person for one month, less what was given back. Cents. */
export interface InvoicedPremie {
  readonly relatienummer: string;
  /** The first of the month, `yyyy-mm-dd`. */
  readonly month: string;
  readonly bedrag: number;
}

const names: Readonly<Record<Plan, string>> = {
  BASIS: 'Basisverzekering',
  AANVULLEND: 'Aanvullende verzekering',
  AANVULLEND_PLUS: 'Aanvullende verzekering Plus',
};

/**
 * Premium per month of a package in a year, cents: the last one that is known holds until a later
 * one is. Undefined when the insurer never asked one.
 */
export function premieOf(
  premies: readonly Premie[],
  brand: Brand,
  plan: Plan,
  year: number,
): number | undefined {
  return premies
    .filter((premie) => premie.merk === brand && premie.pakket === plan && premie.jaar <= year)
    .toSorted((one, other) => other.jaar - one.jaar)[0]?.bedrag;
}

/**
 * The premium invoice of a policy, made on the first of a month for that month: per adult and
 * package, by days where somebody was not insured all of it. A policy, or a person, that began in the
 * month before is charged those days along with it, so that the first invoice comes a month after the
 * start. Who has left gets back what was invoiced of the days after. Undefined when there is nothing to
 * ask or give back.
 */
export function toPremieFactuur(
  polis: PremiePolis,
  first: Temporal.PlainDate,
  premies: readonly Premie[],
): NewFactuur | undefined {
  const day = first.toString();
  if (polis.validFrom >= day) return undefined;
  const previous = first.subtract({ months: 1 });
  const newPolis = polis.validFrom >= previous.toString();
  const lines = polis.verzekerden.flatMap((verzekerde) => {
    if (verzekerde.validFrom > day) return [];
    const fresh =
      (newPolis || verzekerde.validFrom > previous.toString()) && verzekerde.validFrom < day;
    const months = fresh ? [previous, first] : [first];
    return months.flatMap((month) => linesOf(polis.merk, verzekerde, month, premies));
  });
  lines.push(...refunds(polis, lines, premies));
  if (lines.length === 0) return undefined;
  const more = new Set(lines.map(({ relatienummer }) => relatienummer)).size > 1;
  const { polisnummer, verzekeringsnemer: debiteur } = polis;
  const key = `premie/${polisnummer}/${day.slice(0, 7)}`;
  return toFactuur(
    { sleutel: key, debiteur, polisnummer, soort: 'Zorgpremie', jaar: first.year },
    more ? lines.map((line) => withName(line, polis.verzekerden)) : lines,
  );
}

/**
 * What is given back to who left after the month had been invoiced: for each such month what it asked, and
 * what is asked of it now of who went on with other cover, less what the days insured in it come to.
 */
function refunds(
  polis: PremiePolis,
  asked: readonly NewLine[],
  premies: readonly Premie[],
): NewLine[] {
  return polis.invoiced.flatMap(({ relatienummer, month, bedrag: before }) => {
    const of = polis.verzekerden.filter((verzekerde) => verzekerde.relatienummer === relatienummer);
    const first = Temporal.PlainDate.from(month);
    const bedrag = asked
      .filter((line) => line.relatienummer === relatienummer)
      .filter(({ periodFrom }) => periodFrom?.slice(0, 7) === month.slice(0, 7))
      .reduce((sum, line) => sum + line.bedrag, before);
    const due = sumOf(
      of.flatMap((verzekerde) => linesOf(polis.merk, verzekerde, first, premies)),
      (line) => line.bedrag,
    );
    if (due >= bedrag) return [];
    const next = first.add({ months: 1 }).toString();
    // An end that is known ahead is none of this month's.
    const left = of
      .flatMap(({ validUntil }) => validUntil ?? [])
      .filter((until) => until > month && until < next)
      .toSorted()
      .at(-1);
    return [
      {
        relatienummer,
        omschrijving: 'Teruggave premie',
        periodFrom: left ?? month,
        periodUntil: next,
        bedrag: due - bedrag,
      },
    ];
  });
}

function withName(line: NewLine, verzekerden: readonly PremieVerzekerde[]): NewLine {
  const who = verzekerden.find(({ relatienummer }) => relatienummer === line.relatienummer);
  return { ...line, omschrijving: `${line.omschrijving} ${who?.naam ?? ''}`.trim() };
}

type Cover = Pick<PremieVerzekerde, 'aanvullend' | 'voluntaryEigenRisico'>;

/** What a whole month asks of an adult, part by part, in words and cents; a discount is below zero. */
function partsOf(
  brand: Brand,
  { aanvullend, voluntaryEigenRisico }: Cover,
  year: number,
  premies: readonly Premie[],
): readonly (readonly [description: string, amount: number])[] {
  const discount = brand === 'ZZ' ? (discounts[voluntaryEigenRisico] ?? 0) : 0;
  const ofPlan = (plan: Plan) => [names[plan], premieOf(premies, brand, plan, year) ?? 0] as const;
  return [
    ofPlan('BASIS'),
    ['Korting vrijwillig eigen risico', -discount],
    ...(aanvullend ? [ofPlan(aanvullend)] : []),
  ];
}

/** What a whole month asks of an adult in a year, cents. */
export function monthlyPremie(...cover: Parameters<typeof partsOf>): number {
  return sumOf(partsOf(...cover), ([, amount]) => amount);
}

function linesOf(
  brand: Brand,
  verzekerde: PremieVerzekerde,
  month: Temporal.PlainDate,
  premies: readonly Premie[],
): NewLine[] {
  const period = periodIn(verzekerde, month);
  if (!period) return [];
  const part = (amount: number): number => Math.round((amount * period.days) / month.daysInMonth);
  return partsOf(brand, verzekerde, month.year, premies)
    .filter(([, amount]) => amount !== 0)
    .map(([omschrijving, amount]) => ({
      relatienummer: verzekerde.relatienummer,
      omschrijving,
      periodFrom: period.from,
      periodUntil: period.until,
      bedrag: part(amount),
    }));
}

/** The days of a month for which somebody owes premium; undefined when there are none. */
function periodIn(
  { geboorteDatum, validFrom, validUntil }: PremieVerzekerde,
  month: Temporal.PlainDate,
): { from: string; until: string; days: number } | undefined {
  const end = month.add({ months: 1 }).toString();
  const from = [month.toString(), validFrom, adultFrom(geboorteDatum)].toSorted().at(-1) ?? '';
  const until = validUntil !== null && validUntil < end ? validUntil : end;
  if (from >= until) return undefined;
  const days = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until)).days;
  return { from, until, days };
}
