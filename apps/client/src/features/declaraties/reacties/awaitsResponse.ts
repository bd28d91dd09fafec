import type { DeclaratieDetail } from '../detail/declaratieDetail.ts';

/** Returns whether an answer of the insurer is still to come. */
export function awaitsResponse({ reacties }: Pick<DeclaratieDetail, 'reacties'>): boolean {
  return (reacties ?? []).some(({ antwoord }) => antwoord === null);
}
