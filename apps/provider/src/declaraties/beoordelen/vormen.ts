import type { Merk } from '@mijn/domain/merken';
import type { Zorgsoort } from '@mijn/domain/zorgsoorten';

/** A part of cover: what one package pays for one kind of care. Amounts in integer cents. */
export interface Dekking {
  /** Stable key, e.g. `ZZ-EXTRA/Fysiotherapie`: budgets are counted by it. */
  readonly code: string;
  readonly merk: Merk;
  readonly pakket: string;
  /** Own risk holds for basic insurance only (decisions §6). */
  readonly soort: 'basis' | 'aanvullend';
  readonly zorgsoort: Zorgsoort;
  /** Treatment days for which it holds: from and including; up to, not including (null: still open). */
  readonly vanaf: string;
  readonly tot: string | null;
  /** Part of the bill that is covered, in whole per cents. */
  readonly percentage: number;
  /** Most that is covered in a calendar year; null: no limit. Never together with a contribution. */
  readonly maximumPerJaar: number | null;
  readonly vrijgesteldVanEigenRisico: boolean;
  /** Statutory contribution as a part of what is covered, in whole per cents. */
  readonly bijdragePercentage: number;
  /** Most statutory contribution in a calendar year; null: no limit. */
  readonly bijdrageMaximumPerJaar: number | null;
}

/** A period in which a person is insured. `tot` is not included; null: still open. */
export interface Verzekeringsperiode {
  readonly merk: Merk;
  readonly vanaf: string;
  readonly tot: string | null;
  /** Codes of the packages, basic one included. */
  readonly pakketten: readonly string[];
  /** Chosen on top of the mandatory own risk, cents for a whole year. */
  readonly vrijwilligEigenRisico: number;
}

/** Own risk of a brand in a year, as dated data (decisions §6). Cents. */
export interface EigenRisicoBedrag {
  readonly merk: Merk;
  readonly jaar: number;
  readonly verplicht: number;
  /** Most own risk for one line; null: no such limit. */
  readonly maximumPerBehandeling: number | null;
}

/** The person who got the care. Days as `yyyy-mm-dd`. */
export interface VerzekerdePersoon {
  readonly geboorteDatum: string;
  readonly verzekeringen: readonly Verzekeringsperiode[];
}

/** One line as it was claimed. */
export interface RegelInvoer {
  readonly zorgsoort: string;
  readonly behandelDatum: string;
  /** Declared amount of the whole line, cents, 0 or more. */
  readonly bedrag: number;
  readonly aantal: number;
  readonly buitenland: boolean;
  /** Statutory contribution that the bill itself names (pharmacy), cents. */
  readonly bijdrageOpNota?: number;
}

/** What the person already used, before these lines; counted from the lines judged earlier. */
export interface Verbruik {
  /** Own risk used, by `merk/jaar` ({@link jaarSleutel}), cents. */
  readonly eigenRisico: Readonly<Record<string, number>>;
  /** Covered amounts, by `dekking/jaar`, cents. */
  readonly vergoed: Readonly<Record<string, number>>;
  /** Statutory contributions, by `dekking/jaar`, cents. */
  readonly bijdrage: Readonly<Record<string, number>>;
}

/** Everything that a judgement depends on. */
export interface BeoordelingInvoer {
  /** The day on which the claim was sent in: the term of three years counts from it. */
  readonly ingediendOp: string;
  readonly persoon: VerzekerdePersoon;
  readonly dekkingen: readonly Dekking[];
  readonly eigenRisicoBedragen: readonly EigenRisicoBedrag[];
  readonly verbruik: Verbruik;
  readonly regels: readonly RegelInvoer[];
}

/**
 * The amounts of a line, cents, none below zero. `gedeclareerd` is the sum of the others.
 */
export interface RegelBedragen {
  readonly gedeclareerd: number;
  readonly nietVergoed: number;
  readonly wettelijkeBijdrage: number;
  readonly eigenRisicoVerplicht: number;
  readonly eigenRisicoVrijwillig: number;
  readonly uitgekeerd: number;
}

/** Codes of the remarks on a line. */
export type MeldingCode =
  | 'nietVerzekerd'
  | 'teOud'
  | 'geenDekking'
  | 'deelsVergoed'
  | 'budgetBijnaOp'
  | 'budgetOp'
  | 'wettelijkeBijdrage'
  | 'eigenRisico'
  | 'eigenRisicoAnderJaar'
  | 'eigenRisicoVol'
  | 'geenEigenRisicoOnder18'
  | 'geenEigenRisicoDezeZorg'
  | 'geenEigenRisicoAanvullend'
  | 'buitenland'
  | 'helemaalVergoed';

/** A remark on a line: Dutch, B1, with its amounts. */
export interface RegelMelding {
  readonly code: MeldingCode;
  readonly omschrijving: string;
}

/** A step of the judgement ("Leg dit uit"); cents. Names as in the contract's extension. */
export interface RegelStap {
  readonly stap:
    | 'gedeclareerd'
    | 'nietVergoed'
    | 'wettelijkeBijdrage'
    | 'eigenRisico'
    | 'uitgekeerd';
  readonly bedrag: number;
  readonly uitleg: string | null;
}

/** What becomes of a line. */
export interface RegelUitkomst {
  readonly bedragen: RegelBedragen;
  /** The year in whose own risk and budgets it counts: that of the treatment. */
  readonly jaar: number;
  /** Brand and cover it was judged under; null: not insured, or not covered. */
  readonly merk: Merk | null;
  readonly dekking: string | null;
  readonly meldingen: readonly RegelMelding[];
  readonly stappen: readonly RegelStap[];
}

/** What becomes of a claim. */
export interface Beoordeling {
  readonly regels: readonly RegelUitkomst[];
  /** The use after these lines. */
  readonly verbruik: Verbruik;
}
