import type { Regeling } from '@mijn/contract/regeling';
import type { BetaalverzoekTitle, FactuurKind } from '@mijn/domain/factuur';
import { type Cents, centsToEuros } from '@mijn/domain/money';
import { regelingSchedule } from './issue/regelingSchedule.rules.ts';
import type { FactuurFacts } from './status.rules.ts';

/** An arrangement with its open amount and next term. Cents, days as `yyyy-mm-dd`. */
type RegelingRow = NonNullable<FactuurFacts['regeling']> & {
  readonly open: Cents;
  readonly aantal: number;
  readonly termijn: { readonly datum: string; readonly bedrag: Cents } | null;
};

/** Data for the schedule of an arrangement, other than its next term. Cents, day as `yyyy-mm-dd`. */
interface CourseRow {
  readonly regelingId: string;
  readonly termijn: Cents;
  readonly first: string;
  readonly done: number;
  readonly facturen: readonly string[];
}

export interface WithSchedule {
  readonly regeling_course: CourseRow | null;
}

/** An invoice with all data for its status. Cents. */
export interface FactuurRow {
  readonly kenmerk: string;
  readonly soort: FactuurKind;
  readonly jaar: number;
  readonly datum: Temporal.PlainDate;
  readonly bedrag: Cents;
  /** Open amount by the ledger. */
  readonly open: Cents;
  /** Kind of the last ledger line. */
  readonly last_boeking: string | null;
  readonly regeling_id: string | null;
  readonly regeling: RegelingRow | null;
  readonly incasso: FactuurFacts['incasso'];
  /** Day (`yyyy-mm-dd`) of the next direct debit of it, or of its arrangement. */
  readonly datum_incasso: string | null;
  readonly betaalverzoek: string | null;
  readonly titel: BetaalverzoekTitle | null;
  readonly betaalverzoek_datum: Temporal.PlainDate | null;
  readonly uiterste_betaaldatum: Temporal.PlainDate | null;
}

function courseInContract(
  { open, termijn: next }: RegelingRow,
  course: CourseRow | null | undefined,
): Regeling['verloop'] {
  if (!course || !next) return null;
  const { count, termijn, last, firstDay, lastDay } = regelingSchedule({
    termijn: course.termijn,
    done: course.done,
    firstDay: Temporal.PlainDate.from(course.first),
    open,
    next: { day: Temporal.PlainDate.from(next.datum), bedrag: next.bedrag },
  });
  return {
    regelingId: course.regelingId,
    facturen: [...course.facturen],
    termijnen: count,
    termijnBedrag: centsToEuros(termijn),
    laatsteBedrag: centsToEuros(last),
    eersteDatum: firstDay.toString(),
    laatsteDatum: lastDay.toString(),
  };
}

/**
 * Returns the current or last arrangement of an invoice in the contract's form. Null: none that runs,
 * or one without an open amount, which has no next term. Debt help never has a next term.
 */
export function regelingInContract({
  regeling,
  regeling_course: course,
}: Pick<FactuurRow, 'regeling'> & Partial<WithSchedule>): Regeling | null {
  if (regeling?.status !== 'lopend') return null;
  const { soort, open, aantal, termijn } = regeling;
  if (open === 0 && soort !== 'schuldregeling') return null;
  return {
    soort,
    openBedrag: centsToEuros(open),
    aantalFacturen: aantal,
    // Every term of an arrangement is debited.
    volgendeTermijn: termijn && {
      datum: termijn.datum,
      bedrag: centsToEuros(termijn.bedrag),
      automatisch: true,
    },
    ...(course === undefined ? {} : { verloop: courseInContract(regeling, course) }),
  };
}

function isSetOffWithin({ soort, bedrag }: FactuurRow): boolean {
  return bedrag === 0 && soort !== 'Eigenrisicoeindafrekening';
}

/** Returns the facts that decide the status of an invoice (status.rules.ts). */
export function factsOf(row: FactuurRow): FactuurFacts {
  return {
    open: row.open,
    // An amount that was reopened after a settlement and paid is not part of it.
    inEindafrekening: row.last_boeking === 'eindafrekening',
    // An invoice of zero was never paid (ADR 0070), except for a settlement, which its terms paid.
    last: row.last_boeking === 'verrekening' || isSetOffWithin(row) ? 'verrekening' : 'betaald',
    regeling: row.regeling,
    titel: row.titel,
    incasso: row.incasso,
  };
}
