import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import { formatDay } from '@mijn/domain/dayOnScreen';
import type { Language } from '@mijn/domain/language';
import * as m from '../../../generated/texts/reacties.js';
import type { DeclaratieDetail, DeclaratieLine } from '../detail/declaratieDetail.ts';

/** A line a question can be about: it has a number at the insurer. */
export type QueryableLine = DeclaratieLine & { readonly volgnummer: number };

/** The lines a question can be about. */
export function queryableLines(lines: readonly DeclaratieLine[]): readonly QueryableLine[] {
  return lines.filter((line): line is QueryableLine => line.volgnummer !== null);
}

/** What a line is called in a question: its care and its day. */
export function lineName(line: DeclaratieLine, language: Language): string {
  const care = line.zorgSoort === null ? m.aboutUnknown() : zorgsoortName(line.zorgSoort, language);
  return m.aboutLine({ care, day: formatDay(line.behandelDatum, language) });
}

/** What a question was about, by the number of its line; null: the whole claim. */
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
 * Whether there is still something to ask about: one question at a time about the claim, and one
 * about each of its lines where there are several.
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
