import { formatDag } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';

/** A day (`yyyy-mm-dd`) in a sentence: the number never parts from its month. */
export function dayInSentence(dag: string, language: Language): string {
  return formatDag(dag, language).replace(' ', '\u00A0');
}
