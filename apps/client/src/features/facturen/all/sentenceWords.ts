import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import * as m from '../../../generated/texts/all.js';
import * as facturenWords from '../../../generated/texts/facturen.js';
import * as phaseWords from '../../../generated/texts/phase.js';
import * as regelingWords from '../../../generated/texts/regeling.js';
import * as words from '../../../generated/texts/shared.js';
import { checkingWords } from '../phase/betaalverzoekWords.ts';
import type { Sentence } from './summarySentences.ts';

type Dated = Extract<Sentence, { kind: 'incasso' | 'herincasso' | 'received' }>;

const collected = [m.debited, facturenWords.debitedOn, m.debitedFrom] as const;
const dated = {
  incasso: collected,
  herincasso: collected,
  received: [facturenWords.received, facturenWords.receivedBy, m.receivedFirstBy] as const,
};

function withDay({ kind, day, hasMoreDays, ...sentence }: Dated, language: Language): string {
  const bedrag = formatAmount(sentence.bedrag, language);
  const [plain, by, firstBy] = dated[kind];
  if (day === undefined) return plain({ bedrag });
  return (hasMoreDays ? firstBy : by)({ bedrag, day: formatDay(day, language) });
}

function ofOneDay(
  { day, bedrag, again }: Extract<Sentence, { kind: 'bothIncassos' }>,
  language: Language,
): string {
  return m.debitedBoth({
    day: formatDay(day, language),
    bedrag: formatAmount(bedrag, language),
    again: formatAmount(again, language),
  });
}

// The two forms are for one payment request, and for several with different dates.
const onTime = [phaseWords.toPay, m.payFirstBy] as const;
const late = [phaseWords.tooLate, m.tooLateFirst] as const;

function toPay(sentence: Extract<Sentence, { kind: 'pay' }>, language: Language): string {
  const values = {
    bedrag: formatAmount(sentence.bedrag, language),
    day: formatDay(sentence.latest, language),
  };
  const [one, several] = sentence.tooLate ? late : onTime;
  return (sentence.hasMoreDays ? several : one)(values);
}

/** Returns the words of a sentence about money. */
export function sentenceWords(sentence: Sentence, language: Language): string {
  if (sentence.kind === 'pay') return toPay(sentence, language);
  if (sentence.kind === 'bothIncassos') return ofOneDay(sentence, language);
  if ('day' in sentence) return withDay(sentence, language);
  if (sentence.kind === 'unknown') return m.unknown({ aantal: sentence.aantal });
  const bedrag = formatAmount(sentence.bedrag, language);
  const written = {
    check: phaseWords.checking,
    follows: m.follows,
    notYet: m.follows,
    waits: words.moneyWaiting,
    termijnen: m.termijnen,
    schuldregeling: m.inSchuldregeling,
  };
  return written[sentence.kind]({ bedrag });
}

/**
 * Returns what has to be done, or need not be, after the first sentence; undefined when that says it
 * itself.
 */
export function sentenceExplanation(
  sentence: Sentence | undefined,
  today: string,
  language: Language,
): string | undefined {
  if (sentence === undefined) return words.nothingToDo();
  if (sentence.kind === 'check') return checkingWords(sentence.since, today, language);
  const explanation = {
    pay: undefined,
    incasso: m.incassoText,
    herincasso: m.herincassoText,
    bothIncassos: m.incassoText,
    follows: m.followsText,
    notYet: m.notYetText,
    received: facturenWords.nextToReceive,
    waits: undefined,
    termijnen: 'automatic' in sentence && sentence.automatic ? m.termijnenDebited : m.termijnenText,
    schuldregeling: regelingWords.rests,
    unknown: facturenWords.nextUnknown,
  };
  return explanation[sentence.kind]?.();
}
