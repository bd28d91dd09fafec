import type { waitReasons } from '@mijn/contract/declaratieReasons';
import { handlingWorkdays } from '@mijn/domain/constants';
import type { DeclaratieStatus } from '@mijn/domain/declaratiestatus';
import { addWorkdays } from '../clock/workdays.rules.ts';

/** What a claim that is looked at waits for. */
export type WaitsFor = (typeof waitReasons)[number];

/** What the day rests on by which a claim is handled. */
export interface Awaited {
  readonly status: DeclaratieStatus;
  /** The day in the Netherlands on which it was sent in, `yyyy-mm-dd`. */
  readonly datum: string;
  readonly later_in_behandeling: boolean;
  readonly wachtOp: WaitsFor | null;
}

/**
 * The day by which an open claim is handled (docs/decisions.md §5), the same wherever it is told. Undefined once it is
 * handled, while nobody knows when the own risk of its year will be known, and when that day has passed: it would be
 * no promise.
 */
export function expectedDay(
  { status, datum, later_in_behandeling, wachtOp }: Awaited,
  today: Temporal.PlainDate,
): Temporal.PlainDate | undefined {
  if (status === 'AFGEHANDELD' || wachtOp === 'eigenRisico') return undefined;
  const { plain, busyPeriod } = handlingWorkdays;
  const longer = later_in_behandeling || wachtOp === 'medewerker';
  const day = addWorkdays(Temporal.PlainDate.from(datum), longer ? busyPeriod : plain);
  return Temporal.PlainDate.compare(day, today) < 0 ? undefined : day;
}
