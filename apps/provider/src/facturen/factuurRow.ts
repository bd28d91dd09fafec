import type { Regeling } from '@mijn/contract/regeling';
import type { BetaalverzoekTitle, FactuurKind } from '@mijn/domain/factuurKindInfo';
import { type Cents, centsToEuros } from '@mijn/domain/money';
import { regelingCourse } from './issue/regelingCourse.rules.ts';
import type { FactuurFacts } from './status.rules.ts';

/** An arrangement with what is open in it and its next term. Cents, days as `yyyy-mm-dd`. */
type RegelingRow = NonNullable<FactuurFacts['regeling']> & {
  readonly open: Cents;
  readonly aantal: number;
  readonly termijn: { readonly datum: string; readonly bedrag: Cents } | null;
};

/** What the course of an arrangement follows from, beside its next term. Cents, day as `yyyy-mm-dd`. */
interface CourseRow {
  readonly regelingId: string;
  readonly termijn: Cents;
  readonly first: string;
  readonly done: number;
  /** The invoices in it. */
  readonly facturen: readonly string[];
}

/** An invoice in detail, with the course of its arrangement. */
export interface WithCourse {
  readonly regeling_course: CourseRow | null;
}

/** An invoice with all that its status follows from. Cents. */
export interface FactuurRow {
  readonly kenmerk: string;
  readonly soort: FactuurKind;
  readonly jaar: number;
  readonly datum: Temporal.PlainDate;
  readonly bedrag: Cents;
  /** What the ledger leaves of it. */
  readonly open: Cents;
  /** Kind of the last line in the ledger. */
  readonly last_boeking: string | null;
  readonly regeling_id: string | null;
  readonly regeling: RegelingRow | null;
  readonly incasso: FactuurFacts['incasso'];
  /** Day (`yyyy-mm-dd`) of the next direct debit for it, or for the arrangement it is in. */
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
  const { count, termijn, last, firstDay, lastDay } = regelingCourse({
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
 * The arrangement an invoice is in, or was in last, as the contract tells it; null: none that runs, or one in which
 * nothing is open: it has no next term. What rests with debt help has none either way.
 */
export function regelingInContract({
  regeling,
  regeling_course: course,
}: Pick<FactuurRow, 'regeling'> & Partial<WithCourse>): Regeling | null {
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

/** What the status of an invoice follows from (status.rules.ts). */
export function factsOf(row: FactuurRow): FactuurFacts {
  return {
    open: row.open,
    // What was open again after that, and was paid, is not in the settlement.
    inEindafrekening: row.last_boeking === 'eindafrekening',
    // What comes to nothing by itself was never paid (ADR 0070), but for a settlement: its terms paid it.
    last: row.last_boeking === 'verrekening' || isSetOffWithin(row) ? 'verrekening' : 'betaald',
    regeling: row.regeling,
    titel: row.titel,
    incasso: row.incasso,
  };
}
