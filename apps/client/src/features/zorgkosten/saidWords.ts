import type { Language } from '@mijn/domain/language';
import { cost, type Parts } from '@mijn/domain/zorgkostenParts';
import { firstWords } from './firstWords.ts';
import type { Whose } from './nothingWords.ts';
import { ownWords } from './ownWords.ts';

/** The first line as it is read out: what care cost, and what of it was one's own. */
export function saidWords(
  parts: Parts,
  whose: Whose,
  withEigenRisico: boolean,
  language: Language,
): string {
  const first = firstWords(parts, whose, language);
  if (cost(parts) === 0) return first;
  return `${first} ${ownWords(parts, whose.year, withEigenRisico, language)}`;
}
