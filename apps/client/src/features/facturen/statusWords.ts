import { formatDay } from '@mijn/domain/dayOnScreen';
import type { FactuurStatusCode } from '@mijn/domain/factuurstatus';
import type { Language } from '@mijn/domain/language';
import * as facturenWords from '../../generated/texts/facturen.js';
import * as words from '../../generated/texts/shared.js';
import { type DaySentence, withDay } from './withDay.ts';
import { parseStatus, type StatusSource } from './factuurStatus.ts';

/** A status in words (docs/decisions.md §6, docs/design.md); its meaning is on the invoice. */
export interface StatusWords {
  readonly text: string;
  /** Whether these are the insurer's own words, because we have none. */
  readonly literal: boolean;
}

const longWords: Readonly<Record<FactuurStatusCode, DaySentence>> = {
  betaald: facturenWords.statusPaid,
  toPay: facturenWords.statusToPay,
  verrekening: facturenWords.statusVerrekening,
  toReceive: facturenWords.statusToReceive,
  incassoFailed: facturenWords.statusIncassoFailed,
  betaalgemakEnded: facturenWords.statusBetaalgemakEnded,
  betalingsregeling: facturenWords.statusBetalingsregeling,
  schuldregeling: facturenWords.statusSchuldregeling,
  herincasso: withDay(facturenWords.statusHerincassoOn, facturenWords.statusHerincasso),
  aanmaning: facturenWords.statusAanmaning,
  herinnering: facturenWords.statusHerinnering,
  seeEindafrekening: facturenWords.statusSeeEindafrekening,
  incassoPlanned: withDay(facturenWords.statusIncassoPlannedOn, facturenWords.statusIncassoPlanned),
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

/**
 * Returns a status in a word or two, for a list; the invoice has it in full. Undefined for an unknown
 * status.
 */
export function shortStatus(factuur: StatusSource): string | undefined {
  const { code } = parseStatus(factuur);
  return code && shortWords[code]();
}

/** Returns the words for an invoice's status; an unknown text stays as the insurer wrote it. */
export function statusWords(factuur: StatusSource, language: Language): StatusWords {
  const { code, dag } = parseStatus(factuur);
  if (code === undefined) return { text: factuur.status, literal: true };
  return { text: longWords[code](dag && formatDay(dag, language)), literal: false };
}
