import type { SubmitFields } from '@mijn/contract/declaraties';
import type { SubmittedLine } from '@mijn/contract/submittedLines';
import { formatList } from '@mijn/domain/format';
import { eurosToCents, parseEuros } from '@mijn/domain/money';
import type { AboutCare } from '../expect/ahead.queries.ts';
import { lineInputs } from '../../assess/line/lineInputs.ts';
import { yearOf } from '../../assess/line/yearOf.ts';
import type { LineInput } from '../../assess/shapes.ts';

/** Returns the lines of a bill in the engine's form; cents. */
export function inputsOf(regels: readonly SubmittedLine[], buitenland: boolean): LineInput[] {
  const inCents = regels.map((line) => ({
    ...line,
    bedrag: eurosToCents(parseEuros(line.bedrag)),
  }));
  return lineInputs(inCents, buitenland);
}

/** Returns the years and kinds of care of the lines. */
export function aboutLines(inputs: readonly LineInput[]): Omit<AboutCare, 'relatienummer'> {
  return {
    years: inputs.map(yearOf),
    zorgsoorten: inputs.map(({ zorgsoort }) => zorgsoort),
  };
}

/** Returns the submitted lines of a claim; a claim without lines is one line. */
export function linesOf(
  fields: SubmitFields,
  regels: readonly SubmittedLine[] | null,
): readonly SubmittedLine[] {
  const { behandelDatum, zorgsoort, bedrag } = fields;
  return regels ?? [{ behandelDatum, zorgsoort, bedrag }];
}

/** Returns the title of a claim in lists: its kinds of care without duplicates, and the care provider. */
export function declaratieTitle(
  { naamZorgverlener }: SubmitFields,
  lines: readonly SubmittedLine[],
): string {
  const kinds = [...new Set(lines.map(({ zorgsoort }) => zorgsoort))];
  return `${formatList(kinds, 'nl')}, ${naamZorgverlener}`;
}
