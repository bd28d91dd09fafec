import { bankDayFrom, bankDayUntil } from '@mijn/domain/bankDays';
import { addDays } from '@mijn/domain/datum';

/** Minimum of days between the invoice, which announces a direct debit, and the debit (docs/domain.md). */
export const announcementDays = 14;

// Days between a first failure and the second attempt.
const herincassoDays = 28;

/**
 * Days between a second failure, or the end of an arrangement, and the payment request; banks report
 * failures within five bank days. Screens say "binnen ongeveer een week" (`nextIncassoFailed`,
 * `nextBetaalgemakEnded`, `followsText`).
 */
export const daysUntilBetaalverzoek = 8;

/** Maximum of days for a payment request about something that became known after its own day was run. */
export const lateBetaalverzoekDays = 60;

/** Days in which the bank can return a direct debit (docs/domain.md: 8 weeks). */
export const stornoDays = 56;

// Limited to the last day of a shorter month.
function dayInMonth(month: Temporal.PlainDate, day: number): Temporal.PlainDate {
  return month.with({ day: Math.min(day, month.daysInMonth) });
}

/** Returns the first day from `from` on (inclusive) that is day `day` of the month. */
export function nextDayOfMonth(from: Temporal.PlainDate, day: number): Temporal.PlainDate {
  const now = dayInMonth(from, day);
  if (Temporal.PlainDate.compare(now, from) >= 0) return now;
  return dayInMonth(from.with({ day: 1 }).add({ months: 1 }), day);
}

/** Days between the start of an insurance and its first premium invoice, since premium is due in advance. */
export const firstPremieAfterDays = 3;

/**
 * Returns the day of an insurance's first premium invoice, days after its start. Undefined when the
 * month has ended by then: the rest of it is charged with the next month, on the first.
 */
export function firstPremieDay(start: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const day = start.add({ days: firstPremieAfterDays });
  return day.month === start.month ? day : undefined;
}

/** Returns the first bank day from a day on (inclusive), on which debits planned for that day are collected. */
export function collectionDay(planned: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.from(bankDayFrom(planned.toString()));
}

/** Returns the day on which an invoice is debited: the mandate's day or the next bank day, announced in time. */
export function incassoDate(
  factuurDate: Temporal.PlainDate,
  day: number,
  announced = announcementDays,
): Temporal.PlainDate {
  return collectionDay(nextDayOfMonth(factuurDate.add({ days: announced }), day));
}

/**
 * Returns the last collection day of debits that the bank has on a day: they are presented a bank day ahead (SEPA core),
 * and go on whatever the person changes.
 */
export function presentedUntil(today: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.from(bankDayFrom(addDays(today.toString(), 1)));
}

/** Returns the day of the second attempt after a failure. */
export function herincassoDate(failedOn: Temporal.PlainDate): Temporal.PlainDate {
  return collectionDay(failedOn.add({ days: herincassoDays }));
}

/** Returns the policy days (1–31) that fall on a date; several at the end of a short month. */
export function incassoDaysOn(date: Temporal.PlainDate): number[] {
  const last = date.day === date.daysInMonth;
  return Array.from({ length: 31 }, (_, i) => i + 1).filter(
    (day) => day === date.day || (last && day > date.day),
  );
}

/** Returns the last bank day of a date's month, on which terms are debited (docs/domain.md, Betaalgemak). */
export function lastWorkday(month: Temporal.PlainDate): Temporal.PlainDate {
  const last = month.with({ day: month.daysInMonth });
  return Temporal.PlainDate.from(bankDayUntil(last.toString()));
}

/** Returns the first last bank day of a month that leaves time for the announcement. */
export function firstTermijn(from: Temporal.PlainDate): Temporal.PlainDate {
  const earliest = from.add({ days: announcementDays });
  const day = lastWorkday(earliest);
  return Temporal.PlainDate.compare(day, earliest) >= 0 ? day : nextTermijn(earliest);
}

/** Returns the last bank day of the next month. */
export function nextTermijn(after: Temporal.PlainDate): Temporal.PlainDate {
  return lastWorkday(after.with({ day: 1 }).add({ months: 1 }));
}
