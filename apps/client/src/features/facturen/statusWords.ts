import { formatDay } from '@mijn/domain/dayOnScreen';
import type { FactuurStatusCode } from '@mijn/domain/factuurstatus';
import type { Language } from '@mijn/domain/language';
import * as facturenWords from '../../generated/texts/facturen.js';
import * as words from '../../generated/texts/shared.js';
import { parseStatus, type StatusSource } from './factuurStatus.ts';

/** A status in words: its text, what it means and what happens next (decisions §6, look.md). */
export interface StatusWords {
  readonly text: string;
  readonly meaning: string;
  readonly afterwards: string;
  /** The insurer's own words, that we have no others for. */
  readonly literal: boolean;
}

type Sentence = (day: string | undefined) => string;

// With the day where it is known.
function withDay(sentence: (values: { day: string }) => string, without: () => string): Sentence {
  return (day) => (day === undefined ? without() : sentence({ day }));
}

const longWords: Readonly<
  Record<FactuurStatusCode, readonly [text: Sentence, meaning: Sentence, afterwards: Sentence]>
> = {
  betaald: [facturenWords.statusPaid, facturenWords.meaningPaid, words.nothingMoreToDo],
  toPay: [facturenWords.statusToPay, facturenWords.meaningToPay, facturenWords.nextToPay],
  verrekening: [
    facturenWords.statusVerrekening,
    facturenWords.meaningVerrekening,
    words.nothingMoreToDo,
  ],
  toReceive: [
    facturenWords.statusToReceive,
    facturenWords.meaningToReceive,
    facturenWords.nextToReceive,
  ],
  // Of both: "about a week" is the insurer's `daysUntilBetaalverzoek` (ADR 0098), also in `followsText`.
  incassoFailed: [
    facturenWords.statusIncassoFailed,
    facturenWords.meaningIncassoFailed,
    facturenWords.nextIncassoFailed,
  ],
  betaalgemakEnded: [
    facturenWords.statusBetaalgemakEnded,
    facturenWords.meaningBetaalgemakEnded,
    facturenWords.nextBetaalgemakEnded,
  ],
  betalingsregeling: [
    facturenWords.statusBetalingsregeling,
    facturenWords.meaningBetalingsregeling,
    facturenWords.nextBetalingsregeling,
  ],
  schuldregeling: [
    facturenWords.statusSchuldregeling,
    facturenWords.meaningSchuldregeling,
    facturenWords.nextSchuldregeling,
  ],
  herincasso: [
    withDay(facturenWords.statusHerincassoOn, facturenWords.statusHerincasso),
    facturenWords.meaningHerincasso,
    withDay(facturenWords.nextHerincassoOn, facturenWords.nextHerincasso),
  ],
  aanmaning: [
    facturenWords.statusAanmaning,
    facturenWords.meaningAanmaning,
    facturenWords.nextAanmaning,
  ],
  herinnering: [
    facturenWords.statusHerinnering,
    facturenWords.meaningHerinnering,
    facturenWords.nextHerinnering,
  ],
  seeEindafrekening: [
    facturenWords.statusSeeEindafrekening,
    facturenWords.meaningSeeEindafrekening,
    facturenWords.nextSeeEindafrekening,
  ],
  incassoPlanned: [
    withDay(facturenWords.statusIncassoPlannedOn, facturenWords.statusIncassoPlanned),
    facturenWords.meaningIncassoPlanned,
    withDay(facturenWords.nextIncassoPlannedOn, facturenWords.nextIncassoPlanned),
  ],
};

const shortWords: Readonly<Record<FactuurStatusCode, () => string>> = {
  betaald: facturenWords.statusPaid,
  toPay: facturenWords.toPay,
  verrekening: facturenWords.statusVerrekening,
  toReceive: facturenWords.statusToReceive,
  incassoFailed: words.incassoFailed,
  betaalgemakEnded: facturenWords.shortBetaalgemakEnded,
  betalingsregeling: facturenWords.shortRegeling,
  schuldregeling: facturenWords.statusSchuldregeling,
  herincasso: facturenWords.shortHerincasso,
  aanmaning: words.aanmaning,
  herinnering: words.herinnering,
  seeEindafrekening: facturenWords.statusSeeEindafrekening,
  incassoPlanned: facturenWords.shortIncassoPlanned,
};

/** A status in a word or two, for a list; in full it stands at the invoice. Undefined where we do not know it. */
export function shortStatus(factuur: StatusSource): string | undefined {
  const { code } = parseStatus(factuur);
  return code && shortWords[code]();
}

/** Puts an invoice's status into words; a text that we do not know stays as the insurer wrote it. */
export function statusWords(factuur: StatusSource, language: Language): StatusWords {
  const { code, dag } = parseStatus(factuur);
  if (code === undefined) {
    const [text, meaning, afterwards] = [
      factuur.status,
      facturenWords.meaningUnknown(),
      facturenWords.nextUnknown(),
    ];
    return { text, meaning, afterwards, literal: true };
  }
  const onDay = dag === undefined ? undefined : formatDay(dag, language);
  const [text, meaning, afterwards] = longWords[code];
  return {
    text: text(onDay),
    meaning: meaning(onDay),
    afterwards: afterwards(onDay),
    literal: false,
  };
}
