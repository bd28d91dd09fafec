/** What one check found: a line for each thing that is wrong, and what it looked at. */
export interface Findings {
  readonly wrong: readonly string[];
  /** One sentence, also where nothing is wrong. */
  readonly summary: string;
}
