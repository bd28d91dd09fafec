import { formatDag } from '@mijn/domain/datum';
import type { Taal } from '@mijn/domain/taal';

/** A day (`yyyy-mm-dd`) in a sentence: the number never parts from its month. */
export function dagInZin(dag: string, taal: Taal): string {
  return formatDag(dag, taal).replace(' ', '\u00A0');
}
