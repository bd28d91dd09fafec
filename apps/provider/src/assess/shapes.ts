import type { Cents } from '@mijn/domain/money';
import type { Brand } from '@mijn/domain/brands';
import type { Zorgsoort } from '@mijn/domain/zorgsoorten';

/** Packages of cover: the basic insurance, and two supplementary ones of which a person has at most one. */
export const plans = ['BASIS', 'AANVULLEND', 'AANVULLEND_PLUS'] as const;

export type Plan = (typeof plans)[number];

/** A yearly budget shared by several kinds of care and by everybody on a policy (ADR 0038). */
export interface SharedBudget {
  /** Dutch name, which is also its key. */
  readonly name: string;
  readonly maximumYear: Cents;
}

/** Condition of a cover: a referral by a GP, or a prescription. */
export type Voorwaarde = 'verwijzing' | 'voorschrift';

/** End of the age of a cover without one. */
export const noAgeLimit = 200;

/**
 * Cover of one kind of care by one package, as in the table `dekking`. Integer cents. A maximum and a
 * contribution are never combined, because the year's totals would then depend on the order of bills.
 */
export interface DekkingDetails {
  readonly merk: Brand;
  /** Own risk applies to the basic insurance only (docs/decisions.md §6). */
  readonly pakket: Plan;
  readonly zorgsoort: Zorgsoort;
  readonly prestatie: string;
  /** Days of treatment; the end is exclusive (null: no end). */
  readonly validFrom: string;
  readonly validUntil: string | null;
  /** Age on the day of treatment; the end is exclusive. */
  readonly ageFrom: number;
  readonly ageUntil: number;
  /** Covered part of the bill, in whole per cent. */
  readonly percentage: number;
  /** Maximum per calendar year; null: no limit. */
  readonly maximumYear: Cents | null;
  /** Maximum of treatments per calendar year; null: no limit (ADR 0038). */
  readonly maximumTreatments: number | null;
  /** Budget shared with other care and everybody on the policy; null: none. */
  readonly shared: SharedBudget | null;
  /** Statutory contribution: whole per cent of the covered amount, plus a fixed amount per line. */
  readonly bijdragePercentage: number;
  readonly fixedBijdrage: Cents;
  /** Maximum of statutory contribution per calendar year; null: no limit. */
  readonly yearlyBijdrageMaximum: number | null;
  readonly eigenRisico: boolean;
  /** Condition besides age, which a bill does not show, so that no claim is judged by it; null: none. */
  readonly voorwaarde: Voorwaarde | null;
  /** Description of the cover, one sentence in Dutch. */
  readonly uitleg: string;
}

export interface Dekking extends DekkingDetails {
  readonly dekkingId: number;
}

/** A person's period of insurance. `validUntil` is exclusive; null: no end. */
export interface InsurancePeriod {
  readonly polisnummer: string;
  readonly merk: Brand;
  readonly validFrom: string;
  readonly validUntil: string | null;
  /** Supplementary package; null: basic insurance only. */
  readonly aanvullend: Exclude<Plan, 'BASIS'> | null;
  /** On top of the mandatory own risk, cents per year. */
  readonly voluntaryEigenRisico: Cents;
}

/** Own risk of a brand in a year (docs/decisions.md §6). Cents. */
export interface EigenRisicoAmount {
  readonly merk: Brand;
  readonly jaar: number;
  readonly verplicht: Cents;
  readonly voluntaryPossible: boolean;
  /** In the year one turns 18, days count from the birthday instead of from the start of own risk. */
  readonly fromBirthday: boolean;
  /** Maximum of own risk per line (docs/domain.md, an optional cap per treatment); null: no cap. */
  readonly maximumPerTreatment: Cents | null;
}

/** The patient. Days as `yyyy-mm-dd`. */
export interface VerzekerdePerson {
  readonly geboorteDatum: string;
  readonly insurances: readonly InsurancePeriod[];
}

export interface LineInput {
  readonly zorgsoort: string;
  readonly behandelDatum: string;
  /** Declared amount of the whole line, cents, 0 or more. */
  readonly bedrag: Cents;
  readonly aantal: number;
  readonly buitenland: boolean;
}

/** Usage before these lines, from the lines judged earlier. */
export interface Usage {
  /** Own risk by {@link eigenRisicoKey}, cents. */
  readonly eigenRisico: Readonly<Record<string, number>>;
  /** Covered amounts by {@link budgetKey}, cents. */
  readonly covered: Readonly<Record<string, number>>;
  /** Covered treatments by {@link budgetKey}. */
  readonly aantal: Readonly<Record<string, number>>;
  /** Covered amounts of everybody on a policy by {@link sharedKey}, cents. */
  readonly shared: Readonly<Record<string, number>>;
  /** Statutory contributions by {@link budgetKey}, cents. */
  readonly bijdrage: Readonly<Record<string, number>>;
}

export interface AssessmentInput {
  /** Day of receipt, from which the term of three years counts. */
  readonly submittedOn: string;
  readonly person: VerzekerdePerson;
  readonly dekkingen: readonly Dekking[];
  readonly eigenRisicoAmounts: readonly EigenRisicoAmount[];
  readonly usage: Usage;
  /** Own risk paid in terms, by {@link eigenRisicoKey}; it is not withheld. */
  readonly inTermijnen: readonly string[];
  readonly regels: readonly LineInput[];
}

/**
 * Amounts of a line, cents, not negative except in a correction (ADR 0070). `gedeclareerd` plus
 * `inTermijnen` is the sum of the others.
 */
export interface LineAmounts {
  readonly gedeclareerd: Cents;
  readonly notCovered: Cents;
  readonly wettelijkeBijdrage: Cents;
  readonly compulsoryEigenRisico: Cents;
  readonly voluntaryEigenRisico: Cents;
  /** Part of own risk paid in terms: it counts as used, and is not withheld. */
  readonly inTermijnen: number;
  readonly uitgekeerd: Cents;
}

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

export interface LineOutcome {
  readonly amounts: LineAmounts;
  readonly aantal: number;
  /** Year of the treatment, for whose own risk and budgets it counts. */
  readonly jaar: number;
  /** Cover by which it was judged; null: refused. */
  readonly dekking: Dekking | null;
  readonly meldingen: readonly LineMelding[];
  readonly stappen: readonly LineStep[];
}

export interface JudgedLine extends LineOutcome {
  /** Policy on the day of treatment; null: not insured on that day. */
  readonly polisnummer: string | null;
}

export interface Assessment {
  readonly regels: readonly JudgedLine[];
  readonly usage: Usage;
}
