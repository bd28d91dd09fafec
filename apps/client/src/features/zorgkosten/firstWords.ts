import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import { cost, type Parts } from '@mijn/domain/zorgkostenParts';
import * as m from '../../generated/texts/zorgkosten.js';
import { nothingWords, type Whose } from './nothingWords.ts';

/** What somebody's care of a year cost, in a sentence; that there is none where that is so. */
export function firstWords(parts: Parts, whose: Whose, language: Language): string {
  const all = cost(parts);
  if (all === 0) return `${nothingWords(whose)}.`;
  const told = { year: String(whose.year), bedrag: formatAmount(all, language) };
  return whose.isSelf ? m.answerSelf(told) : m.answer({ ...told, name: whose.name });
}
