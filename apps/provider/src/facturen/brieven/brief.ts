import type { AchterstandStage } from '@mijn/contract/premieachterstand';
import type { Brand } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';

/** A payment request that has come to an Aanmaning. Cents, days as `yyyy-mm-dd`. */
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

/** What a 14-day letter says. Cents, days as `yyyy-mm-dd`. */
export interface AanmaningContent {
  /** Name and address, line by line. */
  readonly geadresseerde: readonly string[];
  readonly betaalverzoeken: readonly AangemaandBetaalverzoek[];
  /** The day on which it counts as received. */
  readonly receivedOn: string;
  /** What may be added when nothing of it is paid in time. */
  readonly kosten: Cents;
}

/** What a letter about arrears of premium says. Cents. */
export interface AchterstandContent {
  /** Name and address, line by line. */
  readonly geadresseerde: readonly string[];
  readonly stap: AchterstandStage;
  readonly maanden: number;
  readonly bedrag: Cents;
  /** The months from which the next stage follows; null after the last. */
  readonly nextMonths: number | null;
}

/** The kinds of letter, each with what it says. */
export type BriefContent =
  | { readonly soort: 'aanmaning'; readonly inhoud: AanmaningContent }
  | { readonly soort: 'premieachterstand'; readonly inhoud: AchterstandContent };

/** A letter that is to be written. */
export type NewBrief = BriefContent & {
  readonly sleutel: string;
  readonly relatienummer: string;
  readonly merk: Brand;
  readonly onderwerpen: readonly string[];
  readonly op_papier: boolean;
};

/** A letter as it is kept. */
export type BriefRow = BriefContent & {
  readonly brief_id: string;
  readonly relatienummer: string;
  readonly merk: Brand;
  readonly datum: Temporal.PlainDate;
};
