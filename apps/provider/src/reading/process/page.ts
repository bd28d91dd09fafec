/** A word with its position, in fractions of the upright page. */
export interface PageWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Certainty of the reading, 0 to 100; 100 for text of a PDF. */
  readonly certainty: number;
}

/** A page that was read. */
export interface ReadPage {
  readonly words: readonly PageWord[];
  /** Height divided by width. */
  readonly shape: number;
  /** Contents of its QR codes. */
  readonly codes: readonly string[];
  /** Whether the words come from text recognition instead of the text of a PDF. */
  readonly seen: boolean;
}
