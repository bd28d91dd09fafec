import * as m from '../../../generated/texts/reacties.js';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import { isVisible, toPlainText } from '@mijn/domain/typedText';
import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import type { DeclaratieDetail, DeclaratieLine } from '../detail/declaratieDetail.ts';

/** The form to ask a question about a claim; a post without a text only opens it. */
export const questionForm = {
  name: 'question',
  id: 'vraag',
  sentId: 'vraag-verstuurd',
  /** Name of the flash value that confirms it. */
  sent: 'asked',
  regel: 'regel',
  tekst: 'tekst',
  cancel: 'cancel',
} as const;

/** Returns the error in the text of a question and how to mend it; undefined when there is none. */
export function questionError(text: string): string | undefined {
  const length = toPlainText(text).trim().length;
  if (!isVisible(text)) return m.questionEmpty();
  if (length <= fieldLimits.vraag) return undefined;
  return m.questionTooLong({ tooMuch: length - fieldLimits.vraag });
}

/** A line that a question can be about: one with a number at the insurer. */
export type QueryableLine = DeclaratieLine & { readonly volgnummer: number };

/** Returns the lines that a question can be about. */
export function queryableLines(lines: readonly DeclaratieLine[]): readonly QueryableLine[] {
  return lines.filter((line): line is QueryableLine => line.volgnummer !== null);
}

/** Returns the name of a line in a question: its care and date. */
export function lineName(line: DeclaratieLine, language: Language): string {
  const care = line.zorgSoort === null ? m.aboutUnknown() : zorgsoortName(line.zorgSoort, language);
  return m.aboutLine({ care, day: formatDay(line.behandelDatum, language) });
}

/** Returns the subject of a question by the number of its line; null for the whole claim. */
export function subject(
  line: number | null,
  lines: readonly DeclaratieLine[],
  language: Language,
): string {
  if (line === null) return m.wholeDeclaratie();
  const found = lines.find(({ volgnummer }) => volgnummer === line);
  return found ? lineName(found, language) : m.aboutUnknown();
}

/**
 * Returns whether another question can be asked: one open question about the claim, and one about each of
 * several lines.
 */
export function canAsk({
  reacties,
  regels,
}: Pick<DeclaratieDetail, 'reacties' | 'regels'>): boolean {
  const open = new Set(
    (reacties ?? []).filter(({ status }) => status !== 'beantwoord').map(({ regel }) => regel),
  );
  const numbers = queryableLines(regels).map(({ volgnummer }) => volgnummer);
  const subjects = [null, ...(numbers.length > 1 ? numbers : [])];
  return subjects.some((one) => !open.has(one));
}

/** Returns whether an answer of the insurer is still to come. */
export function awaitsResponse({ reacties }: Pick<DeclaratieDetail, 'reacties'>): boolean {
  return (reacties ?? []).some(({ antwoord }) => antwoord === null);
}
