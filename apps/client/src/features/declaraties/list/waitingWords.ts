import type { Language } from '@mijn/domain/language';
import { type Cents, formatAmount } from '@mijn/domain/money';
import * as m from '../../../generated/texts/list.js';
import type { DeclaratieInRow } from '../declaraties.fragments.ts';

/** A claim whose money waits because no account is known: its number, and what of it waits. */
export interface WaitingMoney {
  readonly kenmerk: string;
  readonly bedrag: Cents;
}

/** What rows say of claims of which a part alone waits, as the rest was set off; by their numbers. */
export function waitingWords(
  rows: readonly Pick<DeclaratieInRow, 'nummer' | 'uitgekeerdBedrag'>[],
  waiting: readonly WaitingMoney[],
  language: Language,
): ReadonlyMap<string, string> {
  const paid = new Map(rows.map(({ nummer, uitgekeerdBedrag }) => [nummer, uitgekeerdBedrag]));
  const inPart = waiting.filter(({ kenmerk, bedrag }) => paid.get(kenmerk) !== bedrag);
  return new Map(
    inPart.map(({ kenmerk, bedrag }) => [
      kenmerk,
      m.partWaits({ bedrag: formatAmount(bedrag, language) }),
    ]),
  );
}
