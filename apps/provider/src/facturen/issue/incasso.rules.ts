import { isWorkday } from '../../declaraties/workdays.rules.ts';

/** A direct debit is announced by its invoice, this many days ahead at least (domain.md). */
export const announcementDays = 14;

/** After a first failure the bank is asked again after this many days. */
export const herincassoDays = 28;

/** After a second failure, or the end of an arrangement, a payment request follows after this many days. */
export const daysUntilRequest = 5;

/** A direct debit can be refunded by the bank for this many days (domain.md: 8 weeks). */
export const stornoDays = 56;

/** A day of the month in a month: the last one where the month is shorter. */
export function dayInMonth(month: Temporal.PlainDate, dag: number): Temporal.PlainDate {
  return month.with({ day: Math.min(dag, month.daysInMonth) });
}

/** The first time from a day on (that day included) that it is day `dag` of the month. */
export function isFirstTime(from: Temporal.PlainDate, dag: number): Temporal.PlainDate {
  const now = dayInMonth(from, dag);
  if (Temporal.PlainDate.compare(now, from) >= 0) return now;
  return dayInMonth(from.with({ day: 1 }).add({ months: 1 }), dag);
}

/** The day on which an invoice is debited: the policy's day, announced long enough ahead. */
export function incassoDatum(factuurDate: Temporal.PlainDate, dag: number): Temporal.PlainDate {
  return isFirstTime(factuurDate.add({ days: announcementDays }), dag);
}

/** Which days of the month, as a policy has one (1–31), fall on a day: a short month has several. */
export function incassoDaysOn(op: Temporal.PlainDate): number[] {
  const last = op.day === op.daysInMonth;
  return Array.from({ length: 31 }, (_, i) => i + 1).filter(
    (dag) => dag === op.day || (last && dag > op.day),
  );
}

/** The last working day of a day's month: when a term is debited (domain.md, Betaalgemak). */
export function lastWorkday(month: Temporal.PlainDate): Temporal.PlainDate {
  let dag = month.with({ day: month.daysInMonth });
  while (!isWorkday(dag)) dag = dag.subtract({ days: 1 });
  return dag;
}

/** The first last working day of a month that leaves time to announce it. */
export function firstTermijn(from: Temporal.PlainDate): Temporal.PlainDate {
  const earliest = from.add({ days: announcementDays });
  const dag = lastWorkday(earliest);
  return Temporal.PlainDate.compare(dag, earliest) >= 0 ? dag : nextTermijn(earliest);
}

/** The last working day of the month after a day's. */
export function nextTermijn(after: Temporal.PlainDate): Temporal.PlainDate {
  return lastWorkday(after.with({ day: 1 }).add({ months: 1 }));
}
