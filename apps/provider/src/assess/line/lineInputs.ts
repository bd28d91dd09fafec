import type { Cents } from '@mijn/domain/money';
import type { LineInput } from '../shapes.ts';

/** A line of a claim as it was sent in. */
interface SentLine {
  readonly zorgsoort: string;
  /** `yyyy-mm-dd` */
  readonly behandelDatum: string;
  readonly bedrag: Cents;
}

/** Lines of a claim as the engine judges them, each of one treatment. */
export function lineInputs(lines: readonly SentLine[], buitenland: boolean): LineInput[] {
  return lines.map(({ zorgsoort, behandelDatum, bedrag }) => ({
    zorgsoort,
    behandelDatum,
    bedrag,
    aantal: 1,
    buitenland,
  }));
}
