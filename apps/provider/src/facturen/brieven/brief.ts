import type { AchterstandNews } from '@mijn/contract/premieachterstand';
import type { Brand } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';

/** A payment request with an Aanmaning. Cents, days as `yyyy-mm-dd`. */
export interface AangemaandBetaalverzoek {
  readonly kenmerk: string;
  readonly open: Cents;
  readonly lastDay: string;
  readonly facturen: readonly {
    readonly factuur: string;
    readonly datum: string;
    readonly periode: string;
  }[];
}

/** Content of a 14-day letter. Cents, days as `yyyy-mm-dd`. */
export interface AanmaningContent {
  /** Name and address, line by line. */
  readonly geadresseerde: readonly string[];
  readonly betaalverzoeken: readonly AangemaandBetaalverzoek[];
  /** Day on which it counts as received. */
  readonly receivedOn: string;
  /** Costs that may be added if nothing is paid in time. */
  readonly kosten: Cents;
}

/** Content of a letter about premium arrears, or their end after a registration. Cents. */
export interface AchterstandContent {
  /** Name and address, line by line. */
  readonly geadresseerde: readonly string[];
  readonly stap: AchterstandNews;
  readonly maanden: number;
  readonly bedrag: Cents;
  /** Months of the next stage; null after the last. */
  readonly nextMonths: number | null;
}

/** Content of a letter about a changed account. */
export interface RekeningContent {
  /** Name and address, line by line. */
  readonly geadresseerde: readonly string[];
  /** The new account, masked. */
  readonly iban: string;
  /** First day of payouts to it, `yyyy-mm-dd`. */
  readonly payoutsFrom: string;
}

export type BriefContent =
  | { readonly soort: 'aanmaning'; readonly inhoud: AanmaningContent }
  | { readonly soort: 'premieachterstand'; readonly inhoud: AchterstandContent }
  | { readonly soort: 'rekening'; readonly inhoud: RekeningContent };

export type NewBrief = BriefContent & {
  readonly sleutel: string;
  readonly relatienummer: string;
  readonly merk: Brand;
  readonly onderwerpen: readonly string[];
  readonly op_papier: boolean;
};

export type BriefRow = BriefContent & {
  readonly brief_id: string;
  readonly relatienummer: string;
  readonly merk: Brand;
  readonly datum: Temporal.PlainDate;
};
