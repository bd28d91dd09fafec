import type { Cents } from '@mijn/domain/money';
import type { Brand } from '@mijn/domain/brands';
import type { Zorgsoort } from '@mijn/domain/zorgsoorten';

/** Packages of cover: the basic insurance, and two supplementary ones of which a person has at most one. */
export const plans = ['BASIS', 'AANVULLEND', 'AANVULLEND_PLUS'] as const;

/** A package of cover. */
export type Plan = (typeof plans)[number];

/** A calendar year's budget of several kinds of care and of everybody on a policy together (ADR 0038). */
export interface SharedBudget {
  /** What it is for, in Dutch; by this name it is counted. */
  readonly name: string;
  readonly maximumYear: Cents;
}

/**
 * What one package pays for one kind of care, as the table `dekking` holds it. Amounts in integer
 * cents. A maximum and a contribution never stand together: the year's totals would then depend on
 * the order in which bills come in.
 */
export interface DekkingDetails {
  readonly merk: Brand;
  /** Own risk holds for the basic insurance only (docs/decisions.md §6). */
  readonly pakket: Plan;
  readonly zorgsoort: Zorgsoort;
  /** What a line of this care is called. */
  readonly prestatie: string;
  /** Treatment days for which it holds: from and including; up to, not including (null: still open). */
  readonly validFrom: string;
  readonly validUntil: string | null;
  /** Age on the day of treatment: from and including; up to, not including. */
  readonly ageFrom: number;
  readonly ageUntil: number;
  /** Part of the bill that is covered, in whole per cents. */
  readonly percentage: number;
  /** Most that is covered in a calendar year; null: no limit. */
  readonly maximumYear: Cents | null;
  /** Most treatments that are covered in a calendar year; null: no limit (ADR 0038). */
  readonly maximumTreatments: number | null;
  /** The budget that it shares with other care and everybody on the policy; null: none. */
  readonly shared: SharedBudget | null;
  /** Statutory contribution: whole per cents of what is covered, plus a fixed amount per line. */
  readonly bijdragePercentage: number;
  readonly fixedBijdrage: Cents;
  /** Most statutory contribution in a calendar year; null: no limit. */
  readonly yearlyBijdrageMaximum: number | null;
  /** Whether own risk holds for this care. */
  readonly eigenRisico: boolean;
  /** One sentence in Dutch: what is covered. */
  readonly uitleg: string;
}

/** A row of the table `dekking`. */
export interface Dekking extends DekkingDetails {
  readonly dekkingId: number;
}

/** A period in which a person is insured. `validUntil` is not included; null: still open. */
export interface InsurancePeriod {
  readonly polisnummer: string;
  readonly merk: Brand;
  readonly validFrom: string;
  readonly validUntil: string | null;
  /** The supplementary package; null: basic insurance only. */
  readonly aanvullend: Exclude<Plan, 'BASIS'> | null;
  /** Chosen on top of the mandatory own risk, cents for a whole year. */
  readonly voluntaryEigenRisico: Cents;
}

/** Own risk of a brand in a year, as dated data (docs/decisions.md §6). Cents. */
export interface EigenRisicoAmount {
  readonly merk: Brand;
  readonly jaar: number;
  readonly verplicht: Cents;
  readonly voluntaryPossible: boolean;
  /** Who turns 18: its days count from the birthday, not from the day on which own risk begins. */
  readonly fromBirthday: boolean;
  /** Most own risk for one line (docs/domain.md, an optional cap per treatment); null: no such cap. */
  readonly maximumPerTreatment: Cents | null;
}

/** The person who got the care. Days as `yyyy-mm-dd`. */
export interface VerzekerdePerson {
  readonly geboorteDatum: string;
  readonly insurances: readonly InsurancePeriod[];
}

/** One line as it was claimed. */
export interface LineInput {
  readonly zorgsoort: string;
  readonly behandelDatum: string;
  /** Declared amount of the whole line, cents, 0 or more. */
  readonly bedrag: Cents;
  readonly aantal: number;
  readonly buitenland: boolean;
}

/** What the person already used, before these lines; counted from the lines judged earlier. */
export interface Usage {
  /** Own risk used, by {@link eigenRisicoKey}, cents. */
  readonly eigenRisico: Readonly<Record<string, number>>;
  /** Covered amounts, by {@link budgetKey}, cents. */
  readonly covered: Readonly<Record<string, number>>;
  /** Treatments that were covered, by {@link budgetKey}. */
  readonly aantal: Readonly<Record<string, number>>;
  /** Covered amounts of everybody on a policy, by {@link sharedKey}, cents. */
  readonly shared: Readonly<Record<string, number>>;
  /** Statutory contributions, by {@link budgetKey}, cents. */
  readonly bijdrage: Readonly<Record<string, number>>;
}

/** Everything that a judgement depends on. */
export interface AssessmentInput {
  /** The day on which the claim was sent in: the term of three years counts from it. */
  readonly submittedOn: string;
  readonly person: VerzekerdePerson;
  readonly dekkingen: readonly Dekking[];
  readonly eigenRisicoAmounts: readonly EigenRisicoAmount[];
  readonly usage: Usage;
  /** The own risk that the person pays in terms, by {@link eigenRisicoKey}: not held back. */
  readonly inTermijnen: readonly string[];
  readonly regels: readonly LineInput[];
}

/**
 * The amounts of a line, cents, none below zero but in a correction (ADR 0070). `gedeclareerd` and the part of own risk that is paid
 * in terms together are the sum of the others.
 */
export interface LineAmounts {
  readonly gedeclareerd: Cents;
  readonly notCovered: Cents;
  readonly wettelijkeBijdrage: Cents;
  readonly compulsoryEigenRisico: Cents;
  readonly voluntaryEigenRisico: Cents;
  /** The part of own risk that is paid in terms: it counts as used, and is not held back. */
  readonly inTermijnen: number;
  readonly uitgekeerd: Cents;
}

/** Codes of the remarks on a line. */
export type MeldingCode =
  | 'nietVerzekerd'
  | 'teOud'
  | 'geenDekking'
  | 'deelsVergoed'
  | 'dubbeleNota'
  | 'budgetBijnaOp'
  | 'budgetOp'
  | 'wettelijkeBijdrage'
  | 'eigenRisico'
  | 'eigenRisicoInTermijnen'
  | 'eigenRisicoAnderJaar'
  | 'eigenRisicoVol'
  | 'geenEigenRisicoOnder18'
  | 'eigenRisicoNietBegonnen'
  | 'geenEigenRisicoDezeZorg'
  | 'geenEigenRisicoAanvullend'
  | 'buitenland'
  | 'geenRekening'
  | 'teruggenomen'
  | 'verschoven'
  | 'verminderd'
  | 'helemaalVergoed';

/** A remark on a line: Dutch, B1, with its amounts. */
export interface LineMelding {
  readonly code: MeldingCode;
  readonly omschrijving: string;
}

/** A step of the judgement ("Leg dit uit"); cents. Names as in the contract's extension. */
export interface LineStep {
  readonly stap:
    | 'gedeclareerd'
    | 'nietVergoed'
    | 'wettelijkeBijdrage'
    | 'eigenRisico'
    | 'uitgekeerd';
  readonly bedrag: Cents;
  readonly uitleg: string | null;
}

/** What becomes of a line. */
export interface LineOutcome {
  readonly amounts: LineAmounts;
  /** How many treatments it is. */
  readonly aantal: number;
  /** The year in whose own risk and budgets it counts: that of the treatment. */
  readonly jaar: number;
  /** The cover it was judged under; null: refused as a whole. */
  readonly dekking: Dekking | null;
  readonly meldingen: readonly LineMelding[];
  readonly stappen: readonly LineStep[];
}

/** A judged line, with the policy on which it counts. */
export interface JudgedLine extends LineOutcome {
  /** The policy of the day of treatment; null: not insured on that day. */
  readonly polisnummer: string | null;
}

/** What becomes of a claim. */
export interface Assessment {
  readonly regels: readonly JudgedLine[];
  /** The use after these lines. */
  readonly usage: Usage;
}
