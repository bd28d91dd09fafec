/** A word as it stands on a page, in fractions of the page held upright. */
export interface PageWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How sure the reading is of it, 0 to 100; what a PDF says itself is 100. */
  readonly certainty: number;
}

/** A page as it was read. */
export interface ReadPage {
  readonly words: readonly PageWord[];
  /** Height over width. */
  readonly shape: number;
  /** What its QR codes say. */
  readonly codes: readonly string[];
  /** Whether its words were seen rather than told. */
  readonly seen: boolean;
}
