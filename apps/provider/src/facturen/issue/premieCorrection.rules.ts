import { sumOf } from '@mijn/domain/money';
import type { NewLine } from './factuur.ts';
import type { PremiePolis } from './premie.rules.ts';
import { type Month, type PremieVerzekerde, toMonth, toPremieLines } from './premieLines.rules.ts';
import type { PremieRun } from './premieRun.ts';

/**
 * Returns the lines that correct months invoiced before, for people whose joining, leaving or change of
 * cover became known after the invoice: insured days of each month, less earlier invoices and this one.
 * Includes months still to come that were paid in advance, of which the CAK may collect a part by now.
 * Months before the insurer's own books are not charged, and refunded only for days after a person
 * left.
 * @param asked the lines of this invoice so far
 */
export function correctPremie(
  polis: PremiePolis,
  asked: readonly NewLine[],
  run: PremieRun,
): NewLine[] {
  const everybody = new Set(polis.verzekerden.map(({ relatienummer }) => relatienummer));
  const oldest = run.earlier.at(-1)?.first ?? run.month.first;
  return [...everybody].flatMap((relatienummer) => {
    const periods = polis.verzekerden.filter((period) => period.relatienummer === relatienummer);
    const hasChanged = periods.some(
      ({ validFrom, validUntil }) => validUntil !== null || validFrom >= oldest,
    );
    const theirs = asked.filter((line) => line.relatienummer === relatienummer);
    const ahead = polis.invoiced
      .filter((one) => one.relatienummer === relatienummer && one.month >= run.month.first)
      .map(({ month }) => month)
      .toSorted()
      .map((first) => toMonth(Temporal.PlainDate.from(first)));
    // Oldest month first.
    return [...(hasChanged ? run.earlier.toReversed() : []), ...ahead].flatMap((month) => {
      return correctMonth({ polis, periods, asked: theirs, month, run });
    });
  });
}

const total = (lines: readonly NewLine[]): number => sumOf(lines, ({ bedrag }) => bedrag);

interface PersonMonth {
  readonly polis: PremiePolis;
  readonly periods: readonly PremieVerzekerde[];
  readonly asked: readonly NewLine[];
  readonly month: Month;
  readonly run: PremieRun;
}

function correctMonth({ polis, periods, asked, month, run }: PersonMonth): NewLine[] {
  const relatienummer = periods[0]?.relatienummer ?? '';
  const before = polis.invoiced.find(
    (one) => one.relatienummer === relatienummer && one.month === month.first,
  );
  const now = asked.filter(
    ({ periodFrom = '' }) => month.first <= periodFrom && periodFrom < month.next,
  );
  const due = periods.flatMap((period) => toPremieLines(polis.merk, period, month, run.premies));
  const bedrag = total(due) - (before?.bedrag ?? 0) - total(now);
  if (bedrag === 0) return [];
  const isOurs = run.booksFrom !== undefined && month.first > run.booksFrom;
  const hasLeft = periods.some(({ validUntil }) => validUntil !== null && validUntil < month.next);
  if (!isOurs && (bedrag > 0 || !hasLeft)) return [];
  if (bedrag > 0 && !before && now.length === 0) return due;
  return [
    {
      relatienummer,
      omschrijving: bedrag > 0 ? 'Nabetaling premie' : 'Teruggave premie',
      periodFrom: changedOn(periods, month) ?? month.first,
      periodUntil: month.next,
      bedrag,
    },
  ];
}

/** Returns the last day within a month on which cover began or ended; ends in the future do not count. */
function changedOn(periods: readonly PremieVerzekerde[], month: Month): string | undefined {
  return periods
    .flatMap(({ validFrom, validUntil }) => [validFrom, validUntil ?? validFrom])
    .filter((day) => day > month.first && day < month.next)
    .toSorted()
    .at(-1);
}
