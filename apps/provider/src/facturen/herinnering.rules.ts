import { type BetaalverzoekTitle, betaalverzoekTitles } from '@mijn/domain/factuur';
import type { Cents } from '@mijn/domain/money';
import { addWorkdays } from '../clock/workdays.rules.ts';

/**
 * Days to pay by title (docs/domain.md, dunning): from the day of the title; for an Aanmaning from its
 * receipt (BW 6:96 lid 6).
 */
export const paymentDays: Readonly<Record<BetaalverzoekTitle, number>> = {
  Factuur: 30,
  'Incasso mislukt': 30,
  Herinnering: 14,
  Aanmaning: 14,
};

/** Next title when the request is not paid in time; none after an Aanmaning. */
export const nextTitle: Readonly<Partial<Record<BetaalverzoekTitle, BetaalverzoekTitle>>> = {
  Factuur: 'Herinnering',
  'Incasso mislukt': 'Herinnering',
  Herinnering: 'Aanmaning',
};

/**
 * Minimum of days to pay after we asked a person not to pay yet, because a payment might have been
 * received.
 */
export const daysAfterWaiting = 5;

/** Days after the last day to pay on which the next reminder is sent. */
export const reminderAfterDays = 1;

/** Days before the last day to pay, or the day of a term, on which a message announces it (ADR 0063). */
export const announcedDays = 3;

// Working days until a letter on paper counts as received.
const postalWorkdays = 2;

/** A payment request, with the data that decide about reminders. */
export interface BetaalverzoekFacts {
  readonly kenmerk: string;
  readonly titel: BetaalverzoekTitle;
  readonly uiterste_betaaldatum: Temporal.PlainDate;
  readonly open: Cents;
  /** A payment is pending at the bank, or received money waits for staff. */
  readonly being_paid: boolean;
  /** Day on which a pending attempt began; null without one. */
  readonly paying_since: Temporal.PlainDate | null;
  /** The person gets letters digitally; otherwise on paper. */
  readonly digital: boolean;
  /** Last day on which such a wait ended without a payment; null if that never happened. */
  readonly waited_until: Temporal.PlainDate | null;
}

/** Change of a payment request on a day: a reminder, or a later last day under the same title. */
export interface ReminderStep {
  readonly kind: 'remind' | 'postpone';
  readonly kenmerk: string;
  readonly titel: BetaalverzoekTitle;
  readonly uiterste_betaaldatum: Temporal.PlainDate;
}

const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) < 0;

function mayBePaid(facts: BetaalverzoekFacts): boolean {
  const { being_paid: beingPaid, paying_since: since, uiterste_betaaldatum: lastDay } = facts;
  return beingPaid || (since !== null && !isBefore(lastDay, since));
}

/** Returns the day on which a letter counts as received: at once if digital, after delivery if on paper. */
export function receivedOn(day: Temporal.PlainDate, digital: boolean): Temporal.PlainDate {
  return digital ? day : addWorkdays(day, postalWorkdays);
}

/**
 * Returns the last day to pay of a request that gets a title on a day. For an Aanmaning it is the
 * fourteenth day, counted from the day after its receipt.
 */
export function lastDayToPay(
  titel: BetaalverzoekTitle,
  day: Temporal.PlainDate,
  digital: boolean,
): Temporal.PlainDate {
  const from = titel === 'Aanmaning' ? receivedOn(day, digital) : day;
  return from.add({ days: paymentDays[titel] });
}

/**
 * Returns the last day to pay by title, for requests created or reopened on a day, as if all letters
 * were on paper.
 */
export function lastDaysToPay(
  day: Temporal.PlainDate,
): Readonly<Record<string, Temporal.PlainDate>> {
  return Object.fromEntries(
    betaalverzoekTitles.map((titel) => [titel, lastDayToPay(titel, day, false)]),
  );
}

/**
 * Decides what happens on a day to a request whose last day may have passed. A request that may be paid
 * already waits from day to day. If the payment fails, `daysAfterWaiting` days remain before the next
 * step.
 * @returns undefined when nothing happens: the request is paid, is not overdue, or has its last title
 */
export function nextReminder(
  facts: BetaalverzoekFacts,
  day: Temporal.PlainDate,
): ReminderStep | undefined {
  const { kenmerk, titel, waited_until: waitedUntil } = facts;
  const from = facts.uiterste_betaaldatum.add({ days: reminderAfterDays });
  if (facts.open <= 0 || isBefore(day, from)) return undefined;
  const postponed = { kind: 'postpone', kenmerk, titel } as const;
  if (mayBePaid(facts)) return { ...postponed, uiterste_betaaldatum: day };
  const respite = waitedUntil?.add({ days: daysAfterWaiting });
  if (respite && !isBefore(respite, day)) return { ...postponed, uiterste_betaaldatum: respite };
  const next = nextTitle[titel];
  if (!next) return undefined;
  const lastDay = lastDayToPay(next, day, facts.digital);
  return { kind: 'remind', kenmerk, titel: next, uiterste_betaaldatum: lastDay };
}
