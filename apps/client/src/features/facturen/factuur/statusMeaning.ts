import { formatDay } from '@mijn/domain/dayOnScreen';
import type { FactuurStatusCode } from '@mijn/domain/factuurstatus';
import type { Language } from '@mijn/domain/language';
import * as facturenWords from '../../../generated/texts/facturen.js';
import * as m from '../../../generated/texts/factuur.js';
import * as words from '../../../generated/texts/shared.js';
import { parseStatus, type StatusSource } from '../factuurStatus.ts';
import { type DaySentence, withDay } from '../withDay.ts';

type Sentences = readonly [meaning: DaySentence, afterwards: DaySentence];

const perCode: Readonly<Record<FactuurStatusCode, Sentences>> = {
  betaald: [m.meaningPaid, words.nothingMoreToDo],
  toPay: [m.meaningToPay, m.nextToPay],
  verrekening: [m.meaningVerrekening, words.nothingMoreToDo],
  toReceive: [m.meaningToReceive, facturenWords.nextToReceive],
  // "About a week" stands for the insurer's `daysUntilBetaalverzoek` (docs/domain.md), also in
  // `followsText`.
  incassoFailed: [m.meaningIncassoFailed, m.nextIncassoFailed],
  betaalgemakEnded: [m.meaningBetaalgemakEnded, m.nextBetaalgemakEnded],
  betalingsregeling: [m.meaningBetalingsregeling, m.nextBetalingsregeling],
  schuldregeling: [m.meaningSchuldregeling, m.nextSchuldregeling],
  herincasso: [m.meaningHerincasso, withDay(m.nextHerincassoOn, m.nextHerincasso)],
  aanmaning: [m.meaningAanmaning, m.nextAanmaning],
  herinnering: [m.meaningHerinnering, m.nextHerinnering],
  seeEindafrekening: [m.meaningSeeEindafrekening, m.nextSeeEindafrekening],
  incassoPlanned: [m.meaningIncassoPlanned, withDay(m.nextIncassoPlannedOn, m.nextIncassoPlanned)],
};

const unknown: Sentences = [m.meaningUnknown, facturenWords.nextUnknown];

/** Returns the meaning of an invoice's status, and the next step (docs/decisions.md §6, docs/design.md). */
export function statusMeaning(
  factuur: StatusSource,
  language: Language,
): { readonly meaning: string; readonly afterwards: string } {
  const { code, dag } = parseStatus(factuur);
  const [meaning, afterwards] = code === undefined ? unknown : perCode[code];
  const day = dag && formatDay(dag, language);
  return { meaning: meaning(day), afterwards: afterwards(day) };
}
