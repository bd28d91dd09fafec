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

export type Relatie = CallResult<'getRelatie'>['relatie'];

export type FactuurDetail =
  | PremieFactuur
  | RisicoFactuur
  | RisicoPeriodFactuur
  | EindafrekeningFactuur;

export interface FactuurAnswer {
  readonly kenmerk: string;
  readonly detail: FactuurDetail;
}

export interface SpecificatieAnswer {
  readonly kenmerk: string;
  readonly relatienummer: string;
  readonly specificatie: EindafrekeningSpecificatie;
}

/** A person's forecast of own risk; null if the insurer gives none. */
export interface AheadAnswer {
  readonly relatienummer: string;
  readonly verwachting: Verwachting | null;
  readonly vooraf: Vooraf | null;
  /** For the same care as a line of a nota, and a second line. */
  readonly expected: VerwachteVergoeding | null;
}

/** A person's own risk in a year; null if the insurer has none. */
export interface EigenRisicoAnswer {
  readonly relatienummer: string;
  readonly jaar: number;
  readonly eigenRisico: EigenRisicoResponse['body']['eigenRisico'] | null;
}

export interface ZorgkostenAnswer {
  readonly relatienummer: string;
  readonly jaar: number;
  readonly regels: readonly ZorgkostenLine[];
}

export interface ZorggebruikAnswer {
  readonly relatienummer: string;
  readonly jaar: number;
  readonly zorggebruiken: readonly Zorggebruik[];
}

export type VerzekerdenAnswer = VerzekerdenResponse['verzekerdenPerJaartal'];

export interface FilteredCount {
  readonly filter: string;
  readonly totaal: number | undefined;
  readonly numbers: readonly string[];
}

/** All responses to one persona on one day, as received: euros, days as `yyyy-mm-dd`. */
export interface ViewerAnswers {
  readonly who: string;
  readonly relatie: Relatie;
  readonly verzekeringen: readonly Verzekering[];
  readonly zorgpassen: readonly Zorgpas[];
  readonly wijzigingen: readonly Wijziging[];
  readonly inzagen: readonly Inzage[];
  readonly berichten: readonly Bericht[];
  /** Previews of the claims as the verzekeringsnemer sees them. */
  readonly voorbeelden: readonly ToestemmingVoorbeeld[];
  readonly verzekerden: readonly VerzekerdenAnswer[];
  readonly eigenRisico: readonly EigenRisicoAnswer[];
  readonly zorggebruik: readonly ZorggebruikAnswer[];
  readonly zorgkosten: readonly ZorgkostenAnswer[];
  /** Details of the latest care cost lines of each year. */
  readonly zorgkostenRegels: readonly ZorgkostenRegel[];
  /** Each person's forecast of own risk, and the cost of hospital care of a thousand euros. */
  readonly ahead: readonly AheadAnswer[];
  readonly declaraties: readonly DeclaratieInList[];
  readonly counts: readonly FilteredCount[];
  readonly declaratieDetails: readonly DeclaratieDetail[];
  readonly facturen: readonly FactuurInList[];
  readonly factuurDetails: readonly FactuurAnswer[];
  readonly specifications: readonly SpecificatieAnswer[];
  readonly betaalverzoeken: readonly Betaalverzoek[];
  /** Each payment request that an invoice names, by itself. */
  readonly betaalverzoekDetails: readonly Betaalverzoek[];
  /** The last online payment within 24 hours; null if there is none. */
  readonly betaling: Betaling | null;
  /** Credits that wait for an account. */
  readonly tegoeden: readonly Tegoed[];
  readonly premieachterstanden: readonly Premieachterstand[];
  readonly onderweg: readonly Onderweg[];
}

export interface DayAnswers {
  readonly day: string;
  readonly viewers: readonly ViewerAnswers[];
}
