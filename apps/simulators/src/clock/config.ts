import type { Language } from '@mijn/domain/language';
import type { FastifyBaseLogger } from 'fastify';
import type { ExampleBillsDesk } from './exampleBills.ts';

/** What a job of the insurer did while the day was moved, and how many of it. */
export interface FinishedJob {
  readonly what: Readonly<Record<Language, string>>;
  readonly aantal: number;
}

/** What can be done with money that came in and is not what was asked. */
export const decisions = ['geboekt', 'terugbetaald', 'elders'] as const;

/** One of them. */
export type Decision = (typeof decisions)[number];

/** Money that came in and is not what was asked; amounts in hundredths. */
export interface Afwijking {
  readonly afwijkingId: string;
  readonly betaalverzoek: string;
  readonly soort: string;
  readonly serviceId: string;
  readonly ontvangen: number;
  readonly valuta: string;
  readonly asked: number;
  /** What was decided, or `vanzelf`; null: it waits. */
  readonly besluit: string | null;
}

/** Money that moved at the payment provider after a payment, and not because the insurer paid it back. Hundredths. */
export interface ReturnedPayment {
  readonly id: string;
  readonly betaalverzoek: string;
  readonly soort: 'terugbetaald' | 'teruggehaald';
  readonly serviceId: string | null;
  /** Below zero: it came back to the insurer. */
  readonly bedrag: number;
  readonly heropend: number;
  readonly tegoed: number;
  readonly datum: Temporal.PlainDate;
}

/** Where the insurer's staff see payments that do not agree, and settle them. */
export interface AfwijkingenDesk {
  readonly list: () => Promise<readonly Afwijking[]>;
  readonly returned: () => Promise<readonly ReturnedPayment[]>;
  readonly decide: (
    afwijkingId: string,
    decision: Decision,
  ) => Promise<'done' | 'decidedBefore' | 'impossible' | 'unknown'>;
}

/** A mail that could not be delivered: whom it was for, and what it told of. */
export interface GivenUpMail {
  readonly mailId: string;
  readonly relatienummer: string;
  readonly kind: string;
  /** The changed fields; empty where the mail told of something else. */
  readonly velden: readonly string[];
  readonly attempts: number;
  readonly givenUpAt: Temporal.Instant;
}

/** Where the insurer's staff see mails that could not be delivered. */
export interface MailsDesk {
  readonly list: () => Promise<readonly GivenUpMail[]>;
}

/** A line of a bill that a care provider sent in; amount in hundredths. */
export interface ZorgverlenerBill {
  readonly nummer: string;
  readonly volgnummer: number;
  readonly naam: string;
  readonly zorgsoort: string;
  readonly zorgverlener: string;
  readonly behandelDatum: string;
  readonly bedrag: number;
  readonly taken: boolean;
}

/** Where a care provider takes a bill back. */
export interface ZorgverlenerBillsDesk {
  readonly list: () => Promise<readonly ZorgverlenerBill[]>;
  readonly takeBack: (
    key: Pick<ZorgverlenerBill, 'nummer' | 'volgnummer'>,
  ) => Promise<'done' | 'doneBefore' | 'byHand' | 'unknown'>;
}

/** A payment request of which something is open; amount in hundredths, day as `yyyy-mm-dd`. */
export interface OpenBetaalverzoek {
  readonly kenmerk: string;
  readonly naam: string;
  readonly open: number;
  readonly dueDate: string;
}

/** A debit that a bank can give back; amount in hundredths, day as `yyyy-mm-dd`. */
export interface ReturnableIncasso {
  readonly incassoId: number;
  readonly naam: string;
  readonly bedrag: number;
  readonly datum: string;
}

/** Where the insurer hears from its bank. */
export interface BankDesk {
  readonly list: () => Promise<{
    readonly betaalverzoeken: readonly OpenBetaalverzoek[];
    readonly incassos: readonly ReturnableIncasso[];
  }>;
  readonly bookTransfer: (transfer: {
    readonly kenmerk: string;
    readonly bedrag: number;
    readonly reference: string;
  }) => Promise<'done' | 'impossible' | 'unknown'>;
  readonly bookStorno: (incassoId: number) => Promise<boolean>;
}

/** What the Tijd page needs to know. Days are `yyyy-mm-dd`. */
export interface TimeConfig {
  /** The insurer's day. */
  readonly readDay: () => Promise<string>;
  /** Moves the insurer's day forward by whole days, and tells what happened on the way. */
  readonly moveDay: (days: number) => Promise<readonly FinishedJob[]>;
  /** Payments that do not agree, and what is decided about them; left out: no such list. */
  readonly afwijkingen?: AfwijkingenDesk | undefined;
  /** What the insurer hears from its bank; left out: nothing. */
  readonly bank?: BankDesk | undefined;
  /** Mails that could not be delivered; left out: no such list. */
  readonly mails?: MailsDesk | undefined;
  /** Bills that care providers sent in; left out: no such list. */
  readonly zorgverlenerBills?: ZorgverlenerBillsDesk | undefined;
  /** Bills to try the app with; left out: none. */
  readonly exampleBills?: ExampleBillsDesk | undefined;
  readonly log: FastifyBaseLogger;
}
