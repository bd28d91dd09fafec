import { formatDay } from '@mijn/domain/dayOnScreen';
import { formatAmount } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import * as notaWords from '../../../../generated/texts/nota.js';
import type { ReadNota } from '../../nota/nota.ts';

/** Returns the label of one of several bills: provider, date and amount. */
export function notaLabel(nota: ReadNota, at: number, language: Language): string {
  const day = nota.regels[0]?.behandelDatum?.waarde;
  const cents = nota.totaal?.waarde;
  return [
    nota.naamZorgverlener?.waarde ?? notaWords.severalNota({ number: at + 1 }),
    day && formatDay(day, language),
    cents !== undefined && formatAmount(cents, language),
  ]
    .filter(Boolean)
    .join(', ');
}
