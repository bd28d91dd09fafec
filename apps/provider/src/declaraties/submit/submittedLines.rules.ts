import type { SubmitFields } from '@mijn/contract/declaraties';
import type { SubmittedLine } from '@mijn/contract/submittedLines';
import { formatList } from '@mijn/domain/formatList';
import { eurosToCents, parseEuros } from '@mijn/domain/money';
import type { AboutCare } from '../expect/ahead.queries.ts';
import { lineInputs } from '../../assess/line/lineInputs.ts';
import { yearOf } from '../../assess/line/yearOf.ts';
import type { LineInput } from '../../assess/shapes.ts';

/** Lines of a nota as the engine judges them; cents. */
export function inputsOf(regels: readonly SubmittedLine[], buitenland: boolean): LineInput[] {
  const inCents = regels.map((line) => ({
    ...line,
    bedrag: eurosToCents(parseEuros(line.bedrag)),
  }));
  return lineInputs(inCents, buitenland);
}

/** The years and kinds of care that they are about. */
export function aboutLines(inputs: readonly LineInput[]): Omit<AboutCare, 'relatienummer'> {
  return {
    years: inputs.map(yearOf),
    zorgsoorten: inputs.map(({ zorgsoort }) => zorgsoort),
  };
}

/** The lines of a claim as it was sent in; one that names none is one line. */
export function linesOf(
  fields: SubmitFields,
  regels: readonly SubmittedLine[] | null,
): readonly SubmittedLine[] {
  const { behandelDatum, zorgsoort, bedrag } = fields;
  return regels ?? [{ behandelDatum, zorgsoort, bedrag }];
}

/** What a claim is called in the lists: its kinds of care, each once, and who gave it. */
export function declaratieTitle(
  { naamZorgverlener }: SubmitFields,
  lines: readonly SubmittedLine[],
): string {
  const kinds = [...new Set(lines.map(({ zorgsoort }) => zorgsoort))];
  return `${formatList(kinds, 'nl')}, ${naamZorgverlener}`;
}
