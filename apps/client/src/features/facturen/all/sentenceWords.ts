import { formatDay } from '@mijn/domain/dayOnScreen';
import { formatAmount } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import * as m from '../../../generated/texts/all.js';
import * as shared from '../../../generated/texts/facturen.js';
import * as asked from '../../../generated/texts/phase.js';
import * as common from '../../../generated/texts/shared.js';
import type { Sentence } from './firstLine.ts';

type Dated = Extract<Sentence, { kind: 'incasso' | 'herincasso' | 'received' }>;

const collected = [m.debited, shared.debitedOn, m.debitedFrom] as const;
const dated = {
  incasso: collected,
  herincasso: collected,
  received: [shared.received, shared.receivedBy, m.receivedFirstBy] as const,
};

function withDay({ kind, day, moreData, ...sentence }: Dated, language: Language): string {
  const bedrag = formatAmount(sentence.bedrag, language);
  const [plain, by, firstBy] = dated[kind];
  if (day === undefined) return plain({ bedrag });
  return (moreData ? firstBy : by)({ bedrag, dag: formatDay(day, language) });
}

function toPay(sentence: Extract<Sentence, { kind: 'pay' }>, language: Language): string {
  const values = {
    bedrag: formatAmount(sentence.bedrag, language),
    dag: formatDay(sentence.latest, language),
  };
  if (sentence.tooLate) return (sentence.moreData ? m.tooLateFirst : asked.tooLate)(values);
  return sentence.moreData ? m.payFirstBy(values) : asked.toPay(values);
}

/** A sentence about money in the reader's words. */
export function sentenceWords(sentence: Sentence, language: Language): string {
  if (sentence.kind === 'pay') return toPay(sentence, language);
  if ('day' in sentence) return withDay(sentence, language);
  if (sentence.kind === 'unknown') return m.unknown({ aantal: sentence.aantal });
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
  if (sentence === undefined) return common.nothingToDo();
  const explanation = {
    pay: undefined,
    check: asked.checkingText,
    incasso: m.incassoText,
    herincasso: m.herincassoText,
    follows: m.followsText,
    notYet: m.notYetText,
    received: shared.nextToReceive,
    termijnen: m.termijnenText,
    unknown: shared.nextUnknown,
  };
  return explanation[sentence.kind]?.();
}
