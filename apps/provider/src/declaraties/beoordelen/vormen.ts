import type { Merk } from '@mijn/domain/merken';
import type { Zorgsoort } from '@mijn/domain/zorgsoorten';

/** Packages of cover: the basic insurance, and two supplementary ones of which a person has at most one. */
export const pakketten = ['BASIS', 'AANVULLEND', 'AANVULLEND_PLUS'] as const;

/** A package of cover. */
export type Pakket = (typeof pakketten)[number];

/**
 * What one package pays for one kind of care, as the table `dekking` holds it. Amounts in integer
 * cents. A maximum and a contribution never stand together: the year's totals would then depend on
 * the order in which bills come in.
 */
export interface DekkingGegevens {
  readonly merk: Merk;
  /** Own risk holds for the basic insurance only (decisions §6). */
  readonly pakket: Pakket;
  readonly zorgsoort: Zorgsoort;
  /** What a line of this care is called. */
  readonly prestatie: string;
  /** Treatment days for which it holds: from and including; up to, not including (null: still open). */
  readonly geldigVan: string;
  readonly geldigTot: string | null;
  /** Age on the day of treatment: from and including; up to, not including. */
  readonly leeftijdVan: number;
  readonly leeftijdTot: number;
  /** Part of the bill that is covered, in whole per cents. */
  readonly percentage: number;
  /** Most that is covered in a calendar year; null: no limit. */
  readonly maximumJaar: number | null;
  /** Statutory contribution: whole per cents of what is covered, plus a fixed amount per line. */
  readonly bijdragePercentage: number;
  readonly bijdrageVast: number;
  /** Most statutory contribution in a calendar year; null: no limit. */
  readonly bijdrageMaximumJaar: number | null;
  /** Whether own risk holds for this care. */
  readonly eigenRisico: boolean;
  /** One sentence in Dutch: what is covered. */
  readonly uitleg: string;
}

/** A row of the table `dekking`. */
export interface Dekking extends DekkingGegevens {
  readonly dekkingId: number;
}

/** A period in which a person is insured. `geldigTot` is not included; null: still open. */
export interface Verzekeringsperiode {
  readonly merk: Merk;
  readonly geldigVan: string;
  readonly geldigTot: string | null;
  /** The supplementary package; null: basic insurance only. */
  readonly aanvullend: Exclude<Pakket, 'BASIS'> | null;
  /** Chosen on top of the mandatory own risk, cents for a whole year. */
  readonly vrijwilligEigenRisico: number;
}

/** Own risk of a brand in a year, as dated data (decisions §6). Cents. */
export interface EigenRisicoBedrag {
  readonly merk: Merk;
  readonly jaar: number;
  readonly verplicht: number;
  readonly vrijwilligMogelijk: boolean;
  /** Most own risk for one line (domain.md, an optional cap per treatment); null: no such cap. */
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
}

/** What the person already used, before these lines; counted from the lines judged earlier. */
export interface Verbruik {
  /** Own risk used, by {@link eigenRisicoSleutel}, cents. */
  readonly eigenRisico: Readonly<Record<string, number>>;
  /** Covered amounts, by {@link budgetSleutel}, cents. */
  readonly vergoed: Readonly<Record<string, number>>;
  /** Statutory contributions, by {@link budgetSleutel}, cents. */
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
  | 'geenRekening'
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
  /** The cover it was judged under; null: refused as a whole. */
  readonly dekking: Dekking | null;
  readonly meldingen: readonly RegelMelding[];
  readonly stappen: readonly RegelStap[];
}

/** What becomes of a claim. */
export interface Beoordeling {
  readonly regels: readonly RegelUitkomst[];
  /** The use after these lines. */
  readonly verbruik: Verbruik;
}
