import type { Premieperiode } from '@mijn/domain/factuur';
import type { Cents } from '@mijn/domain/money';
import type { NewFactuur, NewLine } from '../issue/factuur.ts';
import { firstPremieDay } from '../issue/incasso.rules.ts';
import {
  type InvoicedPremie,
  type PremiePolis,
  toFirstPremieFactuur,
  toPremieFactuur,
} from '../issue/premie.rules.ts';
import { toPremieRun } from '../issue/premieRun.ts';
import type { Premie } from '../issue/premies.ts';

/** An invoice of premium to come. */
export interface NextFactuur {
  readonly datum: Temporal.PlainDate;
  /** Days that it asks premium for, `yyyy-mm-dd`; `tot` is exclusive. */
  readonly vanaf: string;
  readonly tot: string;
  /** Null: the premium of its year is not known yet. */
  readonly bedrag: Cents | null;
}

/** Facts from which invoices to come are computed. */
export interface NextFacturenFacts {
  readonly polis: PremiePolis;
  /** Last day whose invoices have been made: today, or before while a run is due. */
  readonly madeUntil: Temporal.PlainDate;
  readonly premies: readonly Premie[];
  /** First day of the insurer's own books, `yyyy-mm-dd`. */
  readonly booksFrom: string | undefined;
  /** Last year whose premium has been published. */
  readonly knownYear: number;
}

const factuurCount = 2;
const monthsAhead = 24;

/**
 * Returns the next two invoices of a policy if its premium is paid by a period from now on, in the way
 * that the daily jobs make them.
 */
export function nextFacturen(
  { polis, madeUntil, premies, booksFrom, knownYear }: NextFacturenFacts,
  periode: Premieperiode,
): readonly NextFactuur[] {
  const found: NextFactuur[] = [];
  let current: PremiePolis = { ...polis, periode };
  for (const day of invoiceDays(polis, madeUntil)) {
    const factuur =
      day.day === 1
        ? toPremieFactuur(current, toPremieRun(day, premies, booksFrom))
        : toFirstPremieFactuur(current, day, premies);
    if (!factuur) continue;
    current = { ...current, invoiced: addLines(current.invoiced, factuur.regels) };
    if (factuur.bedrag > 0) found.push(toNextFactuur(factuur, day, knownYear));
    if (found.length === factuurCount) break;
  }
  return found;
}

function invoiceDays(
  { verzekerden }: PremiePolis,
  madeUntil: Temporal.PlainDate,
): readonly Temporal.PlainDate[] {
  const thisMonth = madeUntil.with({ day: 1 });
  const firsts = Array.from({ length: monthsAhead }, (_, i) => thisMonth.add({ months: i + 1 }));
  const starts = verzekerden.flatMap(
    ({ validFrom }) => firstPremieDay(Temporal.PlainDate.from(validFrom)) ?? [],
  );
  const days = [
    ...firsts,
    ...starts.filter((day) => Temporal.PlainDate.compare(day, madeUntil) > 0),
  ];
  return days.toSorted((one, other) => Temporal.PlainDate.compare(one, other));
}

function addLines(
  invoiced: readonly InvoicedPremie[],
  lines: readonly NewLine[],
): readonly InvoicedPremie[] {
  const more = lines.map(({ relatienummer, periodFrom = '', bedrag }) => {
    return { relatienummer, month: `${periodFrom.slice(0, 7)}-01`, bedrag };
  });
  const groups = Map.groupBy([...invoiced, ...more], (one) => `${one.relatienummer} ${one.month}`);
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first
      ? [{ ...first, bedrag: rest.reduce((sum, { bedrag }) => sum + bedrag, first.bedrag) }]
      : [],
  );
}

function toNextFactuur(
  { regels, bedrag }: NewFactuur,
  datum: Temporal.PlainDate,
  knownYear: number,
): NextFactuur {
  const charged = regels.filter((line) => line.bedrag > 0);
  const vanaf = charged.map(({ periodFrom = '' }) => periodFrom).toSorted()[0] ?? '';
  const tot =
    charged
      .map(({ periodUntil = '' }) => periodUntil)
      .toSorted()
      .at(-1) ?? '';
  return { datum, vanaf, tot, bedrag: datum.year <= knownYear ? bedrag : null };
}
