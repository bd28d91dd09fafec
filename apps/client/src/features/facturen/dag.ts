import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';

/** A day (`yyyy-mm-dd`) in a sentence: the number never parts from its month. */
export function dayInSentence(day: string, language: Language): string {
  return formatDay(day, language).replace(' ', '\u00A0');
}
