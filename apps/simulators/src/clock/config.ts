import type { Language } from '@mijn/domain/language';
import type { FastifyBaseLogger } from 'fastify';

/** The example bills in order of display. */
export const exampleBills = [
  'dentist',
  'dentistPhoto',
  'physio',
  'glasses',
  'german',
  'blurred',
  'incomplete',
] as const;

export type ExampleBill = (typeof exampleBills)[number];

/** Source of bills for people who try the app. */
export interface ExampleBillsService {
  /** Returns a bill for a persona by login key; undefined for an unknown one. */
  readonly draw: (
    example: ExampleBill,
    persona: string,
  ) => Promise<
    { readonly content: Buffer; readonly type: 'application/pdf' | 'image/jpeg' } | undefined
  >;
}

/** The results of an insurer's job during a move. */
export interface FinishedJob {
  readonly what: Readonly<Record<Language, string>>;
  readonly aantal: number;
}

/** Decisions about a deviating payment. */
export const decisions = ['geboekt', 'terugbetaald', 'elders'] as const;

export type Decision = (typeof decisions)[number];

/** A deviating payment; amounts in hundredths. */
export interface Afwijking {
  readonly afwijkingId: string;
  readonly betaalverzoek: string;
  readonly soort: string;
  readonly serviceId: string;
  readonly ontvangen: number;
  readonly valuta: string;
  readonly asked: number;
  /** The decision, or `vanzelf`; null while open. */
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

export interface AfwijkingenService {
  readonly list: () => Promise<readonly Afwijking[]>;
  readonly returned: () => Promise<readonly ReturnedPayment[]>;
  readonly decide: (
    afwijkingId: string,
    decision: Decision,
  ) => Promise<'done' | 'decidedBefore' | 'impossible' | 'unknown'>;
}

/** Arrears of premium; amount in hundredths. */
export interface Arrears {
  readonly id: string;
  readonly naam: string;
  readonly stap: 'aanbod' | 'waarschuwing' | 'aanmelding';
  readonly sinds: Temporal.PlainDate;
  readonly bedrag: number;
  readonly disputedSince: Temporal.PlainDate | null;
  /** Reason that the person gave in the app; null: none. */
  readonly reason: string | null;
}

/** Lists arrears of premium, and notes that they are disputed or that the dispute was answered. */
export interface ArrearsService {
  readonly list: () => Promise<readonly Arrears[]>;
  readonly dispute: (id: string, isDisputed: boolean) => Promise<boolean>;
}

/** An undeliverable mail, with its recipient and subject. */
export interface GivenUpMail {
  readonly mailId: string;
  readonly relatienummer: string;
  readonly kind: string;
  /** The changed fields; empty for other subjects. */
  readonly velden: readonly string[];
  readonly attempts: number;
  readonly givenUpAt: Temporal.Instant;
}

export interface MailsService {
  readonly list: () => Promise<readonly GivenUpMail[]>;
}

/** A line of a care provider's bill; amount in hundredths. */
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

export interface ZorgverlenerBillsService {
  readonly list: () => Promise<readonly ZorgverlenerBill[]>;
  readonly takeBack: (
    key: Pick<ZorgverlenerBill, 'nummer' | 'volgnummer'>,
  ) => Promise<'done' | 'doneBefore' | 'byHand' | 'unknown'>;
}

/** An open payment request; amount in hundredths, day as `yyyy-mm-dd`. */
export interface OpenBetaalverzoek {
  readonly kenmerk: string;
  readonly naam: string;
  readonly open: number;
  readonly dueDate: string;
}

/** A returnable debit; amount in hundredths, day as `yyyy-mm-dd`. */
export interface ReturnableIncasso {
  readonly incassoId: number;
  readonly naam: string;
  readonly bedrag: number;
  readonly datum: string;
}

/** Lists and books the bank's transfers and returns. */
export interface BankService {
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

/** Configuration of the Tijd page. Days are `yyyy-mm-dd`. */
export interface TimeConfig {
  readonly readDay: () => Promise<string>;
  /** Moves the insurer's day forward by whole days, and returns the results. */
  readonly moveDay: (days: number) => Promise<readonly FinishedJob[]>;
  /** Deviating payments; no such page if absent. */
  readonly afwijkingen?: AfwijkingenService | undefined;
  /** The insurer's bank; no such page if absent. */
  readonly bank?: BankService | undefined;
  /** Undeliverable mails; no such page if absent. */
  readonly mails?: MailsService | undefined;
  /** Arrears of premium; no such page if absent. */
  readonly arrears?: ArrearsService | undefined;
  /** Care providers' bills; no such page if absent. */
  readonly zorgverlenerBills?: ZorgverlenerBillsService | undefined;
  /** Example bills; no such page if absent. */
  readonly exampleBills?: ExampleBillsService | undefined;
  readonly log: FastifyBaseLogger;
}
