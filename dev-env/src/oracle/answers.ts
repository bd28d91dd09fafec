import type { Bericht } from '@mijn/contract/berichten';
import type { CallResult } from '@mijn/contract/calls';
import type { DeclaratieDetail, DeclaratieInList } from '@mijn/contract/declaraties';
import type { EigenRisicoResponse } from '@mijn/contract/eigenRisico';
import type { Betaling } from '@mijn/contract/extensions';
import type { Onderweg, Tegoed } from '@mijn/contract/tegoed';
import type {
  Betaalverzoek,
  EindafrekeningFactuur,
  EindafrekeningSpecificatie,
  FactuurInList,
  PremieFactuur,
  RisicoFactuur,
  RisicoPeriodFactuur,
} from '@mijn/contract/facturen';
import type { Premieachterstand } from '@mijn/contract/premieachterstand';
import type { VerzekerdenResponse } from '@mijn/contract/relatie';
import type { Inzage, Wijziging } from '@mijn/contract/relatieLog';
import type { ToestemmingVoorbeeld } from '@mijn/contract/toestemming';
import type { Verzekering } from '@mijn/contract/verzekering';
import type { Zorggebruik } from '@mijn/contract/zorggebruik';
import type { ZorgkostenLine } from '@mijn/contract/zorgkosten';
import type { Zorgpas } from '@mijn/contract/zorgpas';
import type { VerwachteVergoeding } from '@mijn/contract/verwachteVergoeding';
import type { Verwachting } from '@mijn/contract/verwachting';
import type { Vooraf } from '@mijn/contract/vooraf';
import type { ZorgkostenRegel } from '@mijn/contract/zorgkostenDetail';

/** A relation as a reader takes it. */
export type Relatie = CallResult<'getRelatie'>['relatie'];

/** An invoice in detail, of whichever kind. */
export type FactuurDetail =
  | PremieFactuur
  | RisicoFactuur
  | RisicoPeriodFactuur
  | EindafrekeningFactuur;

/** An answer about an invoice, under the number by which it was asked. */
export interface FactuurAnswer {
  readonly kenmerk: string;
  readonly detail: FactuurDetail;
}

/** The specification of a settlement for one insured, under what it was asked by. */
export interface SpecificatieAnswer {
  readonly kenmerk: string;
  readonly relatienummer: string;
  readonly specificatie: EindafrekeningSpecificatie;
}

/** What is to come of a person's own risk; null where nothing is told. */
export interface AheadAnswer {
  readonly relatienummer: string;
  readonly verwachting: Verwachting | null;
  readonly vooraf: Vooraf | null;
  /** Of the same care as a line of a nota, and a second line. */
  readonly expected: VerwachteVergoeding | null;
}

/** Own risk of a person in a year; null where the insurer knows none. */
export interface EigenRisicoAnswer {
  readonly relatienummer: string;
  readonly jaar: number;
  readonly eigenRisico: EigenRisicoResponse['body']['eigenRisico'] | null;
}

/** What the care of a person cost in a year, line by line. */
export interface ZorgkostenAnswer {
  readonly relatienummer: string;
  readonly jaar: number;
  readonly regels: readonly ZorgkostenLine[];
}

/** What is used of a person's budgets of care in a year. */
export interface ZorggebruikAnswer {
  readonly relatienummer: string;
  readonly jaar: number;
  readonly zorggebruiken: readonly Zorggebruik[];
}

/** Those insured in a year. */
export type VerzekerdenAnswer = VerzekerdenResponse['verzekerdenPerJaartal'];

/** How many claims the insurer says there are for a filter, beside how many it lists. */
export interface FilteredCount {
  readonly filter: string;
  readonly totaal: number | undefined;
  readonly numbers: readonly string[];
}

/** All that the insurer answers one persona on one day, as it came: euros, days as `yyyy-mm-dd`. */
export interface ViewerAnswers {
  /** The key of their login. */
  readonly who: string;
  readonly relatie: Relatie;
  /** What everybody in view is insured for, and their passes. */
  readonly verzekeringen: readonly Verzekering[];
  readonly zorgpassen: readonly Zorgpas[];
  /** What was changed of them, and who looked. */
  readonly wijzigingen: readonly Wijziging[];
  readonly inzagen: readonly Inzage[];
  readonly berichten: readonly Bericht[];
  /** What the verzekeringsnemer sees of their claims, as they are told it. */
  readonly voorbeelden: readonly ToestemmingVoorbeeld[];
  readonly verzekerden: readonly VerzekerdenAnswer[];
  readonly eigenRisico: readonly EigenRisicoAnswer[];
  readonly zorggebruik: readonly ZorggebruikAnswer[];
  readonly zorgkosten: readonly ZorgkostenAnswer[];
  /** What is behind the newest care cost lines of each year. */
  readonly zorgkostenRegels: readonly ZorgkostenRegel[];
  /** What is to come of each person's own risk, and what care of a thousand euros in hospital would cost. */
  readonly ahead: readonly AheadAnswer[];
  readonly declaraties: readonly DeclaratieInList[];
  readonly counts: readonly FilteredCount[];
  readonly declaratieDetails: readonly DeclaratieDetail[];
  readonly facturen: readonly FactuurInList[];
  readonly factuurDetails: readonly FactuurAnswer[];
  readonly specifications: readonly SpecificatieAnswer[];
  /** The list of what has to be paid. */
  readonly betaalverzoeken: readonly Betaalverzoek[];
  /** Each betaalverzoek that an invoice names, asked by itself. */
  readonly betaalverzoekDetails: readonly Betaalverzoek[];
  /** Their last attempt to pay online, of 24 hours; null without one. */
  readonly betaling: Betaling | null;
  /** Money that waits for them. */
  readonly tegoeden: readonly Tegoed[];
  /** Policies of theirs whose premium is in arrears. */
  readonly premieachterstanden: readonly Premieachterstand[];
  /** What is paid to their account. */
  readonly onderweg: readonly Onderweg[];
}

/** What the insurer answers everybody on one of its days. */
export interface DayAnswers {
  readonly day: string;
  readonly viewers: readonly ViewerAnswers[];
}
