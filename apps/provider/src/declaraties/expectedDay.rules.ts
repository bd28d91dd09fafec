import type { waitReasons } from '@mijn/contract/declaratieReasons';
import { handlingWorkdays } from '@mijn/domain/constants';
import type { DeclaratieStatus } from '@mijn/domain/declaratie';
import { addWorkdays } from '../clock/workdays.rules.ts';

export type WaitsFor = (typeof waitReasons)[number];

export interface Awaited {
  readonly status: DeclaratieStatus;
  /** Day of receipt in the Netherlands, `yyyy-mm-dd`. */
  readonly datum: string;
  readonly later_in_behandeling: boolean;
  readonly wachtOp: WaitsFor | null;
}

/**
 * Returns the day by which an open claim is decided (docs/decisions.md §5), the same on every screen.
 * Undefined once it is handled, while the own risk of its year is unknown, and after that day has
 * passed.
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
