/** How long the gateway waits, in milliseconds. */
export interface Wachttijden {
  /** The provider, for everything one page or operation asks together (quality.md: an answer within 15 s). */
  readonly provider: number;
  /** The provider, for a file call from its first byte on. */
  readonly bestanden: number;
  /** A client sending its headers. */
  readonly kop: number;
  /** A client sending its whole request: 40 MB over a slow phone. */
  readonly verzoek: number;
  /** How often slow clients are looked for. */
  readonly controle: number;
  /** How often is looked for messages of the payment provider that were not passed on yet. */
  readonly meldingRonde: number;
  /** The pause after the first time that passing one on failed; it doubles. */
  readonly meldingPauze: number;
}

/** The waiting times of a real start; tests shorten them. */
export const standaardWachttijden: Wachttijden = {
  provider: 12_000,
  bestanden: 330_000,
  kop: 15_000,
  verzoek: 300_000,
  controle: 5_000,
  meldingRonde: 5_000,
  meldingPauze: 1_000,
};
