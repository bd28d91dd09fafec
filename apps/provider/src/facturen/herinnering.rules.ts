import { type BetaalverzoekTitle, betaalverzoekTitles } from '@mijn/domain/factuurKindInfo';
import type { Cents } from '@mijn/domain/money';
import { addWorkdays } from '../clock/workdays.rules.ts';

/**
 * Days in which a payment request is to be paid (docs/domain.md, dunning): from the day it gets a title, of an Aanmaning
 * from the day on which it is received (BW 6:96 lid 6).
 */
export const paymentDays: Readonly<Record<BetaalverzoekTitle, number>> = {
  Factuur: 30,
  'Incasso mislukt': 30,
  Herinnering: 14,
  Aanmaning: 14,
};

/** The title that follows when it is not paid in time. After an Aanmaning nothing of ours follows. */
export const nextTitle: Readonly<Partial<Record<BetaalverzoekTitle, BetaalverzoekTitle>>> = {
  Factuur: 'Herinnering',
  'Incasso mislukt': 'Herinnering',
  Herinnering: 'Aanmaning',
};

/** Days to pay that somebody has at least after we told them not to pay yet, because a payment might have come in. */
export const daysAfterWaiting = 5;

/** A letter on paper counts as received so many working days after its own. */
const postalWorkdays = 2;

/** A payment request, and what decides whether its person is reminded. */
export interface BetaalverzoekFacts {
  readonly kenmerk: string;
  readonly titel: BetaalverzoekTitle;
  readonly uiterste_betaaldatum: Temporal.PlainDate;
  readonly open: Cents;
  /** The bank is busy with a payment of it, or money that came in for it waits for a person of the insurer. */
  readonly being_paid: boolean;
  /** The day on which an attempt began of which we have not heard the end; null: there is none. */
  readonly paying_since: Temporal.PlainDate | null;
  /** Whether its person is written to digitally; on paper otherwise. */
  readonly digital: boolean;
  /** The last day on which such waiting ended without the request being paid; null: nobody waited. */
  readonly waited_until: Temporal.PlainDate | null;
}

/** What happens to a payment request on a day: a reminder, or a later last day under the title that it has. */
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

/** The day on which a letter of a day counts as received: digitally at once, on paper when the post has brought it. */
export function receivedOn(day: Temporal.PlainDate, digital: boolean): Temporal.PlainDate {
  return digital ? day : addWorkdays(day, postalWorkdays);
}

/**
 * The last day to pay of a request that gets a title on a day. Of an Aanmaning it is the fourteenth day, counted from
 * the day after it is received.
 */
export function lastDayToPay(
  titel: BetaalverzoekTitle,
  day: Temporal.PlainDate,
  digital: boolean,
): Temporal.PlainDate {
  const from = titel === 'Aanmaning' ? receivedOn(day, digital) : day;
  return from.add({ days: paymentDays[titel] });
}

/** The last day to pay by title, of requests that are made or opened again on a day: as if all were written on paper. */
export function lastDaysToPay(
  day: Temporal.PlainDate,
): Readonly<Record<string, Temporal.PlainDate>> {
  return Object.fromEntries(
    betaalverzoekTitles.map((titel) => [titel, lastDayToPay(titel, day, false)]),
  );
}

/**
 * Decides what happens on a day to a request whose last day may be over. A request that may be paid already waits from
 * day to day. Once that proves wrong there are `daysAfterWaiting` days to pay it before the next step.
 * @returns undefined when nothing happens: it is paid, in time, or has its last title.
 */
export function nextReminder(
  facts: BetaalverzoekFacts,
  day: Temporal.PlainDate,
): ReminderStep | undefined {
  const { kenmerk, titel, waited_until: waitedUntil } = facts;
  if (facts.open <= 0 || !isBefore(facts.uiterste_betaaldatum, day)) return undefined;
  const postponed = { kind: 'postpone', kenmerk, titel } as const;
  if (mayBePaid(facts)) return { ...postponed, uiterste_betaaldatum: day };
  const respite = waitedUntil?.add({ days: daysAfterWaiting });
  if (respite && !isBefore(respite, day)) return { ...postponed, uiterste_betaaldatum: respite };
  const next = nextTitle[titel];
  if (!next) return undefined;
  const lastDay = lastDayToPay(next, day, facts.digital);
  return { kind: 'remind', kenmerk, titel: next, uiterste_betaaldatum: lastDay };
}
