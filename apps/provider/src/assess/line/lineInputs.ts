import type { Cents } from '@mijn/domain/money';
import type { LineInput } from '../shapes.ts';

interface SentLine {
  readonly zorgsoort: string;
  /** `yyyy-mm-dd` */
  readonly behandelDatum: string;
  readonly bedrag: Cents;
}

/** Returns the lines of a claim in the engine's form, each with one treatment. */
export function lineInputs(lines: readonly SentLine[], buitenland: boolean): LineInput[] {
  return lines.map(({ zorgsoort, behandelDatum, bedrag }) => ({
    zorgsoort,
    behandelDatum,
    bedrag,
    aantal: 1,
    buitenland,
  }));
}
