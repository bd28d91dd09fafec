import { formatDay } from '@mijn/domain/dayOnScreen';
import { formatAmount } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import * as m from '../../../generated/texts/all.js';
import * as asked from '../../../generated/texts/asked.js';
import type { Sentence } from './firstLine.ts';

function fromAccount(
  sentence: Extract<Sentence, { kind: 'incasso' | 'herincasso' }>,
  language: Language,
): string {
  const bedrag = formatAmount(sentence.bedrag, language);
  if (sentence.op === undefined) return m.debited({ bedrag });
  const dag = formatDay(sentence.op, language);
  return sentence.moreData ? m.debitedFrom({ bedrag, dag }) : m.debitedOn({ bedrag, dag });
}

function toPay(sentence: Extract<Sentence, { kind: 'pay' }>, language: Language): string {
  const values = {
    bedrag: formatAmount(sentence.bedrag, language),
    dag: formatDay(sentence.latest, language),
  };
  if (sentence.tooLate) return asked.tooLate(values);
  return sentence.moreData ? m.payFirstBy(values) : asked.toPay(values);
}

function received(sentence: Extract<Sentence, { kind: 'received' }>, language: Language): string {
  const bedrag = formatAmount(sentence.bedrag, language);
  if (sentence.latest === undefined) return m.received({ bedrag });
  const dag = formatDay(sentence.latest, language);
  return sentence.moreData ? m.receivedFirstBy({ bedrag, dag }) : m.receivedBy({ bedrag, dag });
}

/** A sentence about money in the reader's words. */
export function sentenceWords(sentence: Sentence, language: Language): string {
  if (sentence.kind === 'pay') return toPay(sentence, language);
  if (sentence.kind === 'incasso' || sentence.kind === 'herincasso')
    return fromAccount(sentence, language);
  if (sentence.kind === 'unknown') return m.unknown({ aantal: sentence.aantal });
  if (sentence.kind === 'received') return received(sentence, language);
  const bedrag = formatAmount(sentence.bedrag, language);
  const words = {
    check: asked.checking,
    follows: m.follows,
    notYet: m.notYet,
    termijnen: m.termijnen,
  };
  return words[sentence.kind]({ bedrag });
}

/** What one has to do, or need not do, after the first sentence; nothing where it says so itself. */
export function sentenceExplanation(sentence: Sentence | undefined): string | undefined {
  if (sentence === undefined) return m.everythingPaidText();
  const explanation = {
    pay: undefined,
    check: asked.checkingText,
    incasso: m.incassoText,
    herincasso: m.herincassoText,
    follows: m.followsText,
    notYet: m.notYetText,
    received: m.receivedText,
    termijnen: m.termijnenText,
    unknown: m.unknownText,
  };
  return explanation[sentence.kind]?.();
}
