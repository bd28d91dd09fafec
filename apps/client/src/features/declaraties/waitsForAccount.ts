import type { Language } from '@mijn/domain/language';
import { type Cents, formatAmount } from '@mijn/domain/money';
import * as declaratiesWords from '../../generated/texts/declaraties.js';
import type { DeclaratieInList } from './declaraties.fragments.ts';

/** A claim whose money waits because no account is known: its number, and the waiting amount. */
export interface WaitingMoney {
  readonly kenmerk: string;
  readonly bedrag: Cents;
}

/**
 * Returns that the money of a claim waits for an account, or how much when the rest was set off; undefined
 * for others.
 */
export function waitsForAccount(
  { nummer, uitgekeerdBedrag }: Pick<DeclaratieInList, 'nummer' | 'uitgekeerdBedrag'>,
  waiting: readonly WaitingMoney[],
  language: Language,
): string | undefined {
  const found = waiting.find(({ kenmerk }) => kenmerk === nummer);
  if (!found) return undefined;
  return found.bedrag === uitgekeerdBedrag
    ? declaratiesWords.waitsForAccount()
    : declaratiesWords.partWaits({ bedrag: formatAmount(found.bedrag, language) });
}
