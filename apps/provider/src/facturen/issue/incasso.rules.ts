import { bankDayFrom, bankDayUntil } from '@mijn/domain/bankDays';

/** A direct debit is announced by its invoice, this many days ahead at least (docs/domain.md). */
export const announcementDays = 14;

// After a first failure the bank is asked again after this many days.
const herincassoDays = 28;

/**
 * After a second failure, or the end of an arrangement, a payment request follows after this many days: banks report
 * what failed within five of their days. The screens say "binnen ongeveer een week" (`nextIncassoFailed`,
 * `nextBetaalgemakEnded`, `followsText`).
 */
export const daysUntilBetaalverzoek = 8;

/** What became known after its day had been run is still asked for so many days later. */
export const lateBetaalverzoekDays = 60;

/** A direct debit can be refunded by the bank for this many days (docs/domain.md: 8 weeks). */
export const stornoDays = 56;

// A day of the month in a month: the last one where the month is shorter.
function dayInMonth(month: Temporal.PlainDate, day: number): Temporal.PlainDate {
  return month.with({ day: Math.min(day, month.daysInMonth) });
}

/** The first time from a day on (that day included) that it is day `day` of the month. */
export function nextDayOfMonth(from: Temporal.PlainDate, day: number): Temporal.PlainDate {
  const now = dayInMonth(from, day);
  if (Temporal.PlainDate.compare(now, from) >= 0) return now;
  return dayInMonth(from.with({ day: 1 }).add({ months: 1 }), day);
}

/** Days after the start of an insurance until its first premium is asked: premium is due in advance. */
export const firstPremieAfterDays = 3;

/**
 * The day on which the first premium of an insurance is asked: within days of its start. Undefined where the month has
 * ended by then: what is left of it is asked with the next month, on the first.
 */
export function firstPremieDay(start: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const day = start.add({ days: firstPremieAfterDays });
  return day.month === start.month ? day : undefined;
}

/** The first day from a day on (that day included) on which banks collect: what is planned for it waits until then. */
export function collectedFrom(planned: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.from(bankDayFrom(planned.toString()));
}

/** The day on which an invoice is debited: the policy's day or as soon after it as banks collect, announced in time. */
export function incassoDate(factuurDate: Temporal.PlainDate, day: number): Temporal.PlainDate {
  return collectedFrom(nextDayOfMonth(factuurDate.add({ days: announcementDays }), day));
}

/** The day on which the bank is asked once more for what failed on a day. */
export function herincassoDate(failedOn: Temporal.PlainDate): Temporal.PlainDate {
  return collectedFrom(failedOn.add({ days: herincassoDays }));
}

/** Which days of the month, as a policy has one (1–31), fall on a day: a short month has several. */
export function incassoDaysOn(date: Temporal.PlainDate): number[] {
  const last = date.day === date.daysInMonth;
  return Array.from({ length: 31 }, (_, i) => i + 1).filter(
    (day) => day === date.day || (last && day > date.day),
  );
}

/** The last working day of a day's month: when a term is debited (docs/domain.md, Betaalgemak), so a day of the banks. */
export function lastWorkday(month: Temporal.PlainDate): Temporal.PlainDate {
  const last = month.with({ day: month.daysInMonth });
  return Temporal.PlainDate.from(bankDayUntil(last.toString()));
}

/** The first last working day of a month that leaves time to announce it. */
export function firstTermijn(from: Temporal.PlainDate): Temporal.PlainDate {
  const earliest = from.add({ days: announcementDays });
  const day = lastWorkday(earliest);
  return Temporal.PlainDate.compare(day, earliest) >= 0 ? day : nextTermijn(earliest);
}

/** The last working day of the month after a day's. */
export function nextTermijn(after: Temporal.PlainDate): Temporal.PlainDate {
  return lastWorkday(after.with({ day: 1 }).add({ months: 1 }));
}
