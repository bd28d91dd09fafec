import { formatDayShortly } from '@mijn/domain/dayOnScreen';
import { formatList } from '@mijn/domain/formatList';
import type { Language } from '@mijn/domain/language';
import { formatBetalingskenmerk } from '@mijn/domain/betalingskenmerk';
import { formatAmount } from '@mijn/domain/money';
import { pages, pathOfBetaalverzoek, pathOfDeclaratie, pathOfFactuur } from '@mijn/domain/paths';
import { zorgsoortInSentence } from '@mijn/domain/zorgsoortInSentence';
import type { Tone } from '@mijn/ui/Row';
import type { ResultOf } from 'gql.tada';
import * as m from '../../../generated/texts/berichten.js';
import * as words from '../../../generated/texts/shared.js';
import { nameWithBirthDate } from '../../../help/careChoice/personNames.ts';
import { facturenName } from '../../../help/factuurName/factuurTitle.ts';
import type { berichtenOperation } from './berichten.operations.ts';

/** The messages, and how one is told of them. */
export type Berichten = NonNullable<ResultOf<typeof berichtenOperation>['berichten']>;

/** A message. */
export type Bericht = Berichten['berichten'][number];

/** What a message says, and why or by when. */
export interface BerichtWords {
  readonly title: string;
  readonly text: string;
}

interface Told {
  readonly bericht: Bericht;
  readonly zorgsoort: string | undefined;
  readonly name: string | null;
  readonly bedrag: string;
  readonly day: string;
  /** The invoices of a payment request; empty: none any more. */
  readonly facturen: string;
  /** `yyyy-mm-dd`. */
  readonly today: string;
  readonly language: Language;
}

// A bill with several kinds of care is not its first line: all of them are named.
function careWords(zorgsoorten: Bericht['zorgsoorten'], language: Language): string | undefined {
  const kinds = zorgsoorten?.map((kind) => zorgsoortInSentence(kind, language)) ?? [];
  return kinds.length === 0 ? undefined : formatList(kinds, language);
}

function declaratieTitle({ zorgsoort, name }: Told): string {
  if (name === null)
    return zorgsoort === undefined ? words.isAssessed() : m.declaratieFor({ zorgsoort });
  return zorgsoort === undefined
    ? m.declaratieOf({ name })
    : m.declaratieOfFor({ name, zorgsoort });
}

// Of many that are alike the amount tells them apart.
function withAmount(title: string, { bericht, bedrag }: Told): string {
  return bericht.bedrag && bericht.dag !== null ? `${title}: ${bedrag}` : title;
}

function paidOut({ bericht, bedrag, day }: Told): string {
  if (bericht.bedrag === 0) return m.nothing();
  return bericht.bedrag === null || bericht.dag === null
    ? m.seeDeclaratie()
    : m.paid({ bedrag, day });
}

/** The colour of a message: amber for what must be done yet, green for money; that it is new is said by its badge. */
export function berichtTone(bericht: Bericht): Tone {
  const { soort, gedaan, bedrag, gelezen, mislukt, betaalverzoek } = bericht;
  if (gelezen || gedaan || betaalverzoek?.inBehandeling) return 'plain';
  if (soort === 'betaalverzoek' || soort === 'premieachterstand' || mislukt) return 'attention';
  if (isReturned(soort)) return 'attention';
  return soort !== 'termijn' && (bedrag ?? 0) > 0 ? 'positive' : 'plain';
}

function isReturned(soort: Bericht['soort']): boolean {
  return soort === 'betalingTerug' || soort === 'betalingTeruggehaald';
}

const asked = {
  'Incasso mislukt': [m.betaalverzoek, m.betaalverzoekIncassoText],
  Herinnering: [m.betaalverzoekHerinnering, m.betaalverzoekHerinneringText],
  Aanmaning: [m.betaalverzoekAanmaning, m.betaalverzoekAanmaningText],
} as const;

// An act since then carries its own day, where it is known: the message was told before.
function doneOn(
  { bericht: { gedaanOp }, facturen, today, language }: Told,
  onDay: (words: { facturen: string; day: string }) => string,
  other: (words: { facturen: string }) => string,
): string {
  return gedaanOp === null
    ? other({ facturen })
    : onDay({ facturen, day: formatDayShortly(gedaanOp, today, language) });
}

// What holds now, as the page of the bill says it.
function betaalverzoekWords(told: Told): BerichtWords {
  const { bericht, facturen, bedrag, day, today } = told;
  if (facturen === '')
    return {
      title: m.betaalverzoekMoved(),
      text: m.betaalverzoekMovedText({ kenmerk: formatBetalingskenmerk(bericht.kenmerk ?? '') }),
    };
  if (bericht.gedaan)
    return {
      title: m.paidBetaalverzoek(),
      text: doneOn(told, m.paidBetaalverzoekOn, m.paidBetaalverzoekText),
    };
  if (bericht.betaalverzoek?.inBehandeling)
    return { title: m.checkingBetaling(), text: m.checkingBetalingText({ facturen }) };
  if (bericht.dag !== null && bericht.dag < today) {
    return {
      title: m.betaalverzoekLate({ bedrag }),
      text: m.betaalverzoekLateText({ facturen, day }),
    };
  }
  const titel = bericht.betaalverzoek?.titel;
  const [title, text] =
    titel === 'Herinnering' || titel === 'Aanmaning' || titel === 'Incasso mislukt'
      ? asked[titel]
      : [m.betaalverzoek, m.betaalverzoekText];
  return { title: title({ bedrag, day }), text: text({ facturen }) };
}

// A debit that failed, with what comes next: an ordinary one once more, then its payer pays; a term ends its arrangement.
function failedWords({ bericht, bedrag, today, language }: Told): BerichtWords {
  const { gedaan, herincassoOp, factuur, teruggeboekt } = bericht;
  const name = factuur && facturenName([factuur], language);
  const about = (next: string) => (name ? `${name}. ${next}` : next);
  const [isNow, was] = teruggeboekt
    ? [m.debitReturned, m.debitReturned]
    : [m.failedDebit, m.failedBefore];
  if (gedaan) return { title: was({ bedrag }), text: about(m.failedDone()) };
  const next =
    herincassoOp === null
      ? m.failedPay()
      : m.failedAgain({ day: formatDayShortly(herincassoOp, today, language) });
  return { title: isNow({ bedrag }), text: about(next) };
}

// A term that is over is told as one that was.
function termijnWords(told: Told): BerichtWords {
  const { bericht, bedrag, day } = told;
  if (bericht.mislukt) return failedWords(told);
  return bericht.gedaan
    ? { title: m.termijnWas({ bedrag, day }), text: m.termijnDone() }
    : { title: m.termijn({ bedrag, day }), text: m.termijnText() };
}

/** Whether money of a claim has no day: it was set off, or waits for an account; then it is not yet said to come. */
function isCovered({ soort, dag }: Bericht): boolean {
  return soort === 'uitbetaling' && dag === null;
}

function moneyText({ bericht, day }: Told): string {
  if (isCovered(bericht)) return m.coveredSee();
  return bericht.dag === null ? m.moneySee() : m.moneyText({ day });
}

// What was transferred is no promise any more.
function moneyTitle({ bericht, name, bedrag, today }: Told): string {
  if (isCovered(bericht)) {
    return name === null ? m.covered({ bedrag }) : m.coveredFor({ name, bedrag });
  }
  const isPaid = bericht.dag !== null && bericht.dag <= today;
  if (name === null) return (isPaid ? m.got : m.money)({ bedrag });
  return (isPaid ? m.gotFor : m.moneyFor)({ name, bedrag });
}

const arrears = {
  aanbod: [m.arrearsOffer, m.arrearsOfferText],
  waarschuwing: [m.arrearsWarning, m.arrearsWarningText],
  aanmelding: [m.arrearsRegistered, m.arrearsRegisteredText],
} as const;

// A stage that is over, since it was paid or is in an arrangement, asks nothing any more.
function arrearsWords(told: Told): BerichtWords {
  const { bericht, bedrag } = told;
  const [title, text] = arrears[bericht.achterstand ?? 'aanbod'];
  return {
    title: title(),
    text: bericht.gedaan ? doneOn(told, m.arrearsOverOn, m.arrearsOver) : text({ bedrag }),
  };
}

// A payment that went back: what it paid is open again, or was paid once more since.
function returnedWords(told: Told, title: (words: { bedrag: string }) => string): BerichtWords {
  const { bericht, bedrag, day, facturen } = told;
  const text = bericht.gedaan
    ? doneOn(told, m.returnedDoneOn, m.returnedDone)
    : m.returnedText({ facturen, day });
  return { title: title({ bedrag }), text };
}

const byKind: Readonly<Record<Bericht['soort'], (told: Told) => BerichtWords>> = {
  declaratie: (told) => ({ title: withAmount(declaratieTitle(told), told), text: paidOut(told) }),
  uitbetaling: (told) => ({ title: moneyTitle(told), text: moneyText(told) }),
  tegoed: (told) => ({ title: moneyTitle({ ...told, name: null }), text: moneyText(told) }),
  betaalverzoek: betaalverzoekWords,
  termijn: termijnWords,
  premieachterstand: arrearsWords,
  correctie: ({ zorgsoort }) => ({
    title: zorgsoort === undefined ? m.correction() : m.correctionFor({ zorgsoort }),
    text: m.correctionText(),
  }),
  eigenRisico: ({ zorgsoort }) => ({
    title: m.lowered(),
    text: zorgsoort === undefined ? m.loweredText() : m.loweredFor({ zorgsoort }),
  }),
  betalingTerug: (told) => returnedWords(told, m.refunded),
  betalingTeruggehaald: (told) => returnedWords(told, m.chargedBack),
  betalingKloptNiet: ({ bedrag, day, facturen }) => ({
    title: m.disagrees({ bedrag }),
    text: day === '' ? m.disagreesText({ facturen }) : m.disagreesPaid({ facturen, day }),
  }),
  reactie: (told) => ({
    title: m.answer(),
    text:
      told.zorgsoort === undefined ? m.answerText() : m.answerFor({ zorgsoort: told.zorgsoort }),
  }),
};

/**
 * What a message says; one whose subject is no longer the reader's to see says only that.
 * @param today `yyyy-mm-dd`
 */
export function berichtWords(bericht: Bericht, today: string, language: Language): BerichtWords {
  const { soort, kenmerk, roepnaam, geboorteDatum, zorgsoorten, bedrag, dag } = bericht;
  if (kenmerk === null && !leadsToFacturen(soort)) return { title: m.gone(), text: m.goneText() };
  return byKind[soort]({
    bericht,
    name:
      roepnaam && geboorteDatum ? nameWithBirthDate(roepnaam, geboorteDatum, language) : roepnaam,
    zorgsoort: careWords(zorgsoorten, language),
    bedrag: formatAmount(bedrag ?? 0, language),
    day: dag === null ? '' : formatDayShortly(dag, today, language),
    facturen: facturenName(bericht.betaalverzoek?.facturen ?? [], language) ?? '',
    today,
    language,
  });
}

const pathOf: Readonly<Record<Bericht['soort'], (kenmerk: string) => string>> = {
  declaratie: pathOfDeclaratie,
  uitbetaling: pathOfDeclaratie,
  reactie: pathOfDeclaratie,
  correctie: pathOfDeclaratie,
  eigenRisico: pathOfDeclaratie,
  betaalverzoek: pathOfBetaalverzoek,
  termijn: pathOfFactuur,
  tegoed: pathOfFactuur,
  premieachterstand: pathOfFactuur,
  betalingTerug: pathOfBetaalverzoek,
  betalingTeruggehaald: pathOfBetaalverzoek,
  betalingKloptNiet: pathOfBetaalverzoek,
};

/** Whether a message is about one's bills as a whole where it has no page of its own. */
function leadsToFacturen(soort: Bericht['soort']): boolean {
  return soort === 'tegoed' || soort === 'premieachterstand';
}

/** The page that a message leads to; undefined: it has none any more. */
export function berichtPath({ soort, kenmerk, betaalverzoek }: Bericht): string | undefined {
  // A payment request that holds nothing any more: what it held is paid in another way, by one's bills.
  if (soort === 'betaalverzoek' && betaalverzoek?.facturen.length === 0) return pages.facturen.path;
  if (kenmerk !== null) return pathOf[soort](kenmerk);
  return leadsToFacturen(soort) ? pages.facturen.path : undefined;
}

/** In the address of the messages: the one that is opened by way of them. */
export const openField = 'lees';

/** The field of the form that marks all: the newest message that stood there. */
export const newestField = 'newest';

/** Where a message is opened before and without script: marked as read, and on to its page (ADR 0063). */
export function openAddress(berichtId: string): string {
  return `${pages.berichten.path}?${new URLSearchParams({ [openField]: berichtId })}`;
}
