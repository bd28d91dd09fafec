import type { Premieperiode } from '@mijn/domain/factuur';
import type { Brand } from '@mijn/domain/brands';
import { type NewFactuur, type NewLine, toFactuur } from './factuur.ts';
import { firstPremieDay } from './incasso.rules.ts';
import { correctPremie } from './premieCorrection.rules.ts';
import { type PremieVerzekerde, toMonth, toPremieLines } from './premieLines.rules.ts';
import { monthsOfPeriod, type PremieRun } from './premieRun.ts';
import type { Premie } from './premies.ts';

/** A policy with its current and former members. */
export interface PremiePolis {
  readonly polisnummer: string;
  readonly merk: Brand;
  readonly verzekeringsnemer: string;
  readonly validFrom: string;
  /** Period that an invoice asks for; null: never chosen, so by month. */
  readonly periode: Premieperiode | null;
  readonly verzekerden: readonly PremieVerzekerde[];
  /** Invoiced premium by person and month; none while everybody stays and the period was never chosen. */
  readonly invoiced: readonly InvoicedPremie[];
}

/** Invoiced premium of one person and month, less refunds. Cents. */
export interface InvoicedPremie {
  readonly relatienummer: string;
  /** First of the month, `yyyy-mm-dd`. */
  readonly month: string;
  readonly bedrag: number;
}

/**
 * Returns the premium invoice of a policy, created on the first of a month for the rest of its period
 * (docs/domain.md): per adult, month and package, by days for people not insured throughout, without
 * months that were invoiced before. Includes the days of the previous month for a policy or person that
 * started too late in it for a first invoice (`toFirstPremieFactuur`), and corrections of what was
 * invoiced before. Undefined when there is nothing to charge or refund.
 */
export function toPremieFactuur(polis: PremiePolis, run: PremieRun): NewFactuur | undefined {
  const { month, previous, premies } = run;
  if (polis.validFrom >= month.first) return undefined;
  const newPolis = polis.validFrom >= previous.first;
  const period = monthsOfPeriod(month, polis.periode ?? 'maand');
  const lines = polis.verzekerden.flatMap((verzekerde) => {
    const fresh =
      (newPolis || verzekerde.validFrom > previous.first) && verzekerde.validFrom < month.first;
    // Days of other cover in an invoiced month are charged by its correction if all is known to be invoiced.
    const isAsked =
      (polis.periode !== null || !continues(polis, verzekerde)) &&
      hasInvoiceOf(polis, verzekerde, previous.first);
    // A period that begins within this month has a first invoice, or is charged with the next one.
    const unasked = period.filter(
      ({ first }) =>
        (first > month.first || verzekerde.validFrom <= first) &&
        !hasInvoiceOf(polis, verzekerde, first),
    );
    const months = fresh && !isAsked ? [previous, ...unasked] : unasked;
    return months.flatMap((of) => toPremieLines(polis.merk, verzekerde, of, premies));
  });
  lines.push(...correctPremie(polis, lines, run));
  return toFactuurOf(polis, lines, month.first.slice(0, 7), month.year);
}

function hasInvoiceOf(
  polis: PremiePolis,
  { relatienummer }: PremieVerzekerde,
  first: string,
): boolean {
  return polis.invoiced.some((one) => one.relatienummer === relatienummer && one.month === first);
}

/** Tells whether a period on a policy continues one of the same person, with another cover. */
function continues(polis: PremiePolis, { relatienummer, validFrom }: PremieVerzekerde): boolean {
  return polis.verzekerden.some(
    (one) =>
      one.relatienummer === relatienummer &&
      one.validFrom < validFrom &&
      (one.validUntil ?? validFrom) >= validFrom,
  );
}

/**
 * Returns the first premium invoice, created days after the start of an insurance for the rest of that
 * month, since premium is due in advance. Undefined when no member started that many days ago, or none
 * owes premium yet.
 */
export function toFirstPremieFactuur(
  polis: PremiePolis,
  day: Temporal.PlainDate,
  premies: readonly Premie[],
): NewFactuur | undefined {
  const month = toMonth(day.with({ day: 1 }));
  const started = polis.verzekerden.filter(
    (verzekerde) =>
      firstPremieDay(Temporal.PlainDate.from(verzekerde.validFrom))?.equals(day) &&
      !continues(polis, verzekerde) &&
      !hasInvoiceOf(polis, verzekerde, month.first),
  );
  const lines = started.flatMap((one) => toPremieLines(polis.merk, one, month, premies));
  return toFactuurOf(polis, lines, day.toString(), month.year);
}

function toFactuurOf(
  polis: PremiePolis,
  lines: readonly NewLine[],
  made: string,
  year: number,
): NewFactuur | undefined {
  if (lines.length === 0) return undefined;
  const more = new Set(lines.map(({ relatienummer }) => relatienummer)).size > 1;
  const { polisnummer, verzekeringsnemer: debiteur } = polis;
  const key = `premie/${polisnummer}/${made}`;
  return toFactuur(
    { sleutel: key, debiteur, polisnummer, soort: 'Zorgpremie', jaar: year },
    more ? lines.map((line) => withName(line, polis.verzekerden)) : lines,
  );
}

function withName(line: NewLine, verzekerden: readonly PremieVerzekerde[]): NewLine {
  const who = verzekerden.find(({ relatienummer }) => relatienummer === line.relatienummer);
  return { ...line, omschrijving: `${line.omschrijving} ${who?.naam ?? ''}`.trim() };
}
