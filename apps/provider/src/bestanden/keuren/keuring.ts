/** The kinds of files we keep; the content decides, never the name (decisions §5). */
export type Bestandssoort = 'pdf' | 'jpg' | 'png';

/** The kinds of files we take; of heic we keep a jpg. */
export type Invoersoort = Bestandssoort | 'heic';

/** What can be found in a file. */
export type BevindingCode =
  | 'virus'
  | 'leeg'
  | 'teGroot'
  | 'soortNietToegestaan'
  | 'beschadigd'
  | 'versleuteld'
  | 'actieveInhoud'
  | 'ingeslotenBestand'
  | 'verborgenInhoud'
  | 'teVeelPixels'
  | 'teVeelPaginas'
  | 'teZwaar'
  | 'beeldKlein'
  | 'omgezet'
  | 'locatieVerwijderd'
  | 'extraBeeldVerwijderd'
  | 'andereSoort';

/** A finding; `detail` goes into its text (a kind of file, a number). */
export interface Bevinding {
  readonly code: BevindingCode;
  readonly detail?: string;
}

/** What is kept of a file that is in order. */
export interface SchoonBestand {
  readonly soort: Bestandssoort;
  readonly bytes: number;
  /** SHA-256 of what is kept, in hex. */
  readonly sha256: string;
}

/** The verdict on one file. `schoon` is null when a finding stops it. */
export interface Keuring {
  readonly bevindingen: readonly Bevinding[];
  readonly schoon: SchoonBestand | null;
}
