import type { Brand } from '@mijn/domain/brands';
import { type NewFactuur, type NewLine, toFactuur } from './factuur.ts';
import { firstPremieDay } from './incasso.rules.ts';
import { correctPremie } from './premieCorrection.rules.ts';
import { type PremieVerzekerde, toMonth, toPremieLines } from './premieLines.rules.ts';
import type { PremieRun } from './premieRun.ts';
import type { Premie } from './premies.ts';

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

/**
 * The premium invoice of a policy, made on the first of a month for that month: per adult and
 * package, by days where somebody was not insured all of it. A policy, or a person, that began so late in the
 * month before that no first invoice was made in it (`toFirstPremieFactuur`) is charged those days along with it.
 * What became known of earlier months only now is asked and given back with it. Undefined when there
 * is nothing to ask or give back.
 */
export function toPremieFactuur(polis: PremiePolis, run: PremieRun): NewFactuur | undefined {
  const { month, previous, premies } = run;
  if (polis.validFrom >= month.first) return undefined;
  const newPolis = polis.validFrom >= previous.first;
  const lines = polis.verzekerden.flatMap((verzekerde) => {
    if (verzekerde.validFrom > month.first) return [];
    const fresh =
      (newPolis || verzekerde.validFrom > previous.first) && verzekerde.validFrom < month.first;
    const isAsked =
      !continues(polis, verzekerde) && hasInvoiceOf(polis, verzekerde, previous.first);
    const months = fresh && !isAsked ? [previous, month] : [month];
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

/** Whether a period on a policy continues one of the same person, with another cover. */
function continues(polis: PremiePolis, { relatienummer, validFrom }: PremieVerzekerde): boolean {
  return polis.verzekerden.some(
    (one) =>
      one.relatienummer === relatienummer &&
      one.validFrom < validFrom &&
      (one.validUntil ?? validFrom) >= validFrom,
  );
}

/**
 * The first premium invoice, made within days of the start of an insurance for the rest of that month: premium is due
 * in advance. Undefined when nobody on the policy has started so many days ago, or owes nothing yet.
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
