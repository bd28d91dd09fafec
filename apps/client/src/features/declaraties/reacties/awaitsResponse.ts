import type { DeclaratieDetail } from '../detail/declaratieDetail.ts';

/** Whether an answer of the insurer is still to come by itself. */
export function awaitsResponse({ reacties }: Pick<DeclaratieDetail, 'reacties'>): boolean {
  return (reacties ?? []).some(({ antwoord }) => antwoord === null);
}
