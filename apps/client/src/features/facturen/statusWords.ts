import { formatDay } from '@mijn/domain/dayOnScreen';
import type { FactuurStatusCode } from '@mijn/domain/factuurstatus';
import type { Language } from '@mijn/domain/language';
import * as m from '../../generated/texts/facturen.js';
import * as shared from '../../generated/texts/shared.js';
import { parseStatus, type WithStatus } from './factuurStatus.ts';

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
function withDay(sentence: (values: { dag: string }) => string, without: () => string): Sentence {
  return (dag) => (dag === undefined ? without() : sentence({ dag }));
}

const words: Readonly<
  Record<FactuurStatusCode, readonly [text: Sentence, meaning: Sentence, afterwards: Sentence]>
> = {
  betaald: [m.statusPaid, m.meaningPaid, shared.nothingMoreToDo],
  toPay: [m.statusToPay, m.meaningToPay, m.nextToPay],
  verrekening: [m.statusVerrekening, m.meaningVerrekening, shared.nothingMoreToDo],
  toReceive: [m.statusToReceive, m.meaningToReceive, m.nextToReceive],
  incassoFailed: [m.statusIncassoFailed, m.meaningIncassoFailed, m.nextIncassoFailed],
  betaalgemakEnded: [m.statusBetaalgemakEnded, m.meaningBetaalgemakEnded, m.nextBetaalgemakEnded],
  betalingsregeling: [
    m.statusBetalingsregeling,
    m.meaningBetalingsregeling,
    m.nextBetalingsregeling,
  ],
  schuldregeling: [m.statusSchuldregeling, m.meaningSchuldregeling, m.nextSchuldregeling],
  herincasso: [
    withDay(m.statusHerincassoOn, m.statusHerincasso),
    m.meaningHerincasso,
    withDay(m.nextHerincassoOn, m.nextHerincasso),
  ],
  aanmaning: [m.statusAanmaning, m.meaningAanmaning, m.nextAanmaning],
  herinnering: [m.statusHerinnering, m.meaningHerinnering, m.nextHerinnering],
  seeEindafrekening: [
    m.statusSeeEindafrekening,
    m.meaningSeeEindafrekening,
    m.nextSeeEindafrekening,
  ],
  incassoPlanned: [
    withDay(m.statusIncassoPlannedOn, m.statusIncassoPlanned),
    m.meaningIncassoPlanned,
    withDay(m.nextIncassoPlannedOn, m.nextIncassoPlanned),
  ],
};

const shortWords: Readonly<Record<FactuurStatusCode, () => string>> = {
  betaald: m.statusPaid,
  toPay: m.shortToPay,
  verrekening: m.statusVerrekening,
  toReceive: m.statusToReceive,
  incassoFailed: shared.incassoFailed,
  betaalgemakEnded: m.shortBetaalgemakEnded,
  betalingsregeling: m.shortRegeling,
  schuldregeling: m.statusSchuldregeling,
  herincasso: m.shortHerincasso,
  aanmaning: shared.aanmaning,
  herinnering: shared.herinnering,
  seeEindafrekening: m.shortSettled,
  incassoPlanned: m.shortIncassoPlanned,
};

/** A status in a word or two, for a list; in full it stands at the invoice. Undefined where we do not know it. */
export function shortStatus(factuur: WithStatus): string | undefined {
  const { code } = parseStatus(factuur);
  return code && shortWords[code]();
}

/** Puts an invoice's status into words; a text that we do not know stays as the insurer wrote it. */
export function statusWords(factuur: WithStatus, language: Language): StatusWords {
  const { code, dag } = parseStatus(factuur);
  if (code === undefined) {
    const [text, meaning, afterwards] = [factuur.status, m.meaningUnknown(), m.nextUnknown()];
    return { text, meaning, afterwards, literal: true };
  }
  const onDay = dag === undefined ? undefined : formatDay(dag, language);
  const [text, meaning, afterwards] = words[code];
  return {
    text: text(onDay),
    meaning: meaning(onDay),
    afterwards: afterwards(onDay),
    literal: false,
  };
}
