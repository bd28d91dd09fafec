import { formatDayShortly } from '@mijn/domain/dayOnScreen';
import { formatList } from '@mijn/domain/formatList';
import type { Language } from '@mijn/domain/language';
import { formatBetalingskenmerk } from '@mijn/domain/betalingskenmerk';
import { formatAmount } from '@mijn/domain/money';
import { pages, pathOfBetaalverzoek, pathOfDeclaratie, pathOfFactuur } from '@mijn/domain/paths';
import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import { zorgsoortInSentence } from '@mijn/domain/zorgsoortInSentence';
import type { Tone } from '@mijn/ui/Row';
import type { ResultOf } from 'gql.tada';
import * as m from '../../../generated/texts/berichten.js';
import { nameWithBirthDate } from '../../../help/careChoice/personNames.ts';
import { facturenName } from '../../../help/factuurName/factuurTitle.ts';
import type { berichtenOperation } from './berichten.operations.ts';

/** The messages, and how one is told of them. */
export type Berichten = NonNullable<ResultOf<typeof berichtenOperation>['berichten']>;

/** A message. */
export type Bericht = Berichten['berichten'][number];

/** The line of a message, and what the person has to know or do besides. */
export interface BerichtWords {
  readonly title: string;
  readonly text?: string | undefined;
}

interface Told {
  readonly bericht: Bericht;
  readonly zorgsoort: string | undefined;
  /** The subject after an amount: the care, or whose care it is where that is hidden. */
  readonly about: string | undefined;
  readonly name: string | null;
  readonly bedrag: string;
  readonly day: string;
  /** The invoices of a payment request; where they are asked for in another way by now, its reference. */
  readonly facturen: string;
  /** `yyyy-mm-dd`. */
  readonly today: string;
  readonly language: Language;
}

// A sentence about money begins with what it is about, where that is known.
function withAbout(about: string | undefined, text: string): string {
  return about ? `${about}. ${text}` : text;
}

// A bill with several kinds of care is not its first line: all of them are named.
function careWords(zorgsoorten: Bericht['zorgsoorten'], language: Language): string | undefined {
  const kinds = zorgsoorten?.map((kind) => zorgsoortInSentence(kind, language)) ?? [];
  return kinds.length === 0 ? undefined : formatList(kinds, language);
}

// Short names: an amount stands before them.
function careNames(zorgsoorten: Bericht['zorgsoorten'], language: Language): string | undefined {
  const kinds = zorgsoorten?.map((kind) => zorgsoortName(kind, language).toLowerCase()) ?? [];
  return kinds.length === 0 ? undefined : formatList(kinds, language);
}

function aboutCare(care: string | undefined, name: string | null): string | undefined {
  if (care === undefined) return name === null ? undefined : m.careOf({ name });
  return name === null ? care : `${care}, ${name}`;
}

function withSubject(title: string, about: string | undefined): string {
  return about === undefined ? title : `${title}: ${about}`;
}

// The message has a day already: the day of the money is named only where it is another.
function transferText({ bericht: { dag, datum }, day }: Told): string | undefined {
  return dag === null || dag === datum ? undefined : m.transferred({ day });
}

// Money without a day was set off, or waits for an account: it is not yet said to come.
function declaratieWords(told: Told): BerichtWords {
  const { bericht, bedrag, about } = told;
  if (bericht.bedrag === null) return { title: withSubject(m.assessed(), about) };
  if (bericht.bedrag === 0) return { title: withSubject(m.nothing(), about), text: m.seeWhy() };
  const title = bericht.dag === null ? m.covered({ bedrag }) : m.money({ bedrag });
  return { title: withSubject(title, about), text: transferText(told) };
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
  // A request whose invoices went into an arrangement asks nothing; once that is paid, it is paid.
  if (!bericht.betaalverzoek || (bericht.betaalverzoek.facturen.length === 0 && !bericht.gedaanOp))
    return { title: m.betaalverzoekMoved(), text: m.betaalverzoekMovedText({ facturen }) };
  if (bericht.gedaan)
    return {
      title: m.paidBetaalverzoek(),
      text: doneOn(told, m.paidBetaalverzoekOn, m.paidBetaalverzoekText),
    };
  if (bericht.betaalverzoek.inBehandeling)
    return { title: m.checkingBetaling(), text: m.checkingBetalingText({ facturen }) };
  if (bericht.dag !== null && bericht.dag < today) {
    return {
      title: m.betaalverzoekLate({ bedrag }),
      text: m.betaalverzoekLateText({ facturen, day }),
    };
  }
  const { titel } = bericht.betaalverzoek;
  const [title, text] =
    titel === 'Herinnering' || titel === 'Aanmaning' || titel === 'Incasso mislukt'
      ? asked[titel]
      : [m.betaalverzoek, m.betaalverzoekText];
  return { title: title({ bedrag, day }), text: text({ facturen }) };
}

// Of a term its arrangement is named, of any other debit its invoice.
function debitName({ bericht: { factuur, regeling }, language }: Told): string | undefined {
  if (factuur) return facturenName([factuur], language);
  const facturen = facturenName(regeling, language);
  return facturen && m.aboutTermijn({ facturen });
}

// A debit that failed, with what comes next: an ordinary one once more, then its payer pays; a term ends its arrangement.
function failedWords(told: Told): BerichtWords {
  const { bericht, bedrag, day, today, language } = told;
  const { gedaan, herincassoOp, teruggeboekt } = bericht;
  const title = (teruggeboekt ? m.debitReturned : m.failedDebit)({ bedrag, day });
  const next =
    herincassoOp === null
      ? m.failedPay()
      : m.failedAgain({ day: formatDayShortly(herincassoOp, today, language) });
  const text = gedaan ? doneOn(told, m.failedDoneOn, m.failedDone) : next;
  return { title, text: withAbout(debitName(told), text) };
}

// A term that is over is told as one that was: with the day on which it was debited, or was none any more.
function termijnWords(told: Told): BerichtWords {
  const { bericht, bedrag, day } = told;
  if (bericht.mislukt) return failedWords(told);
  const onDay = bericht.vervallen ? m.termijnLapsed : m.termijnDebited;
  const [title, text] = bericht.gedaan
    ? [m.termijnWas({ bedrag, day }), doneOn(told, onDay, m.termijnDone)]
    : [m.termijn({ bedrag, day }), m.termijnText()];
  return { title, text: withAbout(debitName(told) ?? m.aboutAnyTermijn(), text) };
}

/** Whether money of a claim has no day: it was set off, or waits for an account; then it is not yet said to come. */
function isCovered({ soort, dag }: Bericht): boolean {
  return soort === 'uitbetaling' && dag === null;
}

// A claim by its care, an invoice below zero by its name, and what was paid too much by what was paid.
function moneySubject({ bericht, about, facturen, language }: Told): string | undefined {
  if (about !== undefined) return about;
  if (bericht.factuur) return facturenName([bericht.factuur], language);
  return bericht.betaalverzoek ? m.aboutTooMuch({ facturen }) : undefined;
}

function moneyWords(told: Told): BerichtWords {
  const { bericht, bedrag, today } = told;
  const isPaid = bericht.dag !== null && bericht.dag <= today;
  const paidOrComing = (isPaid ? m.got : m.money)({ bedrag });
  const title = isCovered(bericht) ? m.covered({ bedrag }) : paidOrComing;
  const how = isCovered(bericht) ? m.coveredSee() : m.moneySee();
  return {
    title: withSubject(title, moneySubject(told)),
    text: bericht.dag === null ? how : transferText(told),
  };
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

// A payment that came to us after all, as its bank reversed what it took or a refund failed.
function restoredWords({ bericht, bedrag, facturen, today, language }: Told): BerichtWords {
  const day = formatDayShortly(bericht.datum, today, language);
  const text = bericht.gedaan ? m.restoredDone : m.restoredText;
  return { title: m.restored({ bedrag, day }), text: text({ facturen }) };
}

function loweredWords({ bericht: { jaar }, zorgsoort }: Told): BerichtWords {
  const year = jaar === null ? undefined : String(jaar);
  const why = year === undefined ? m.loweredText() : m.loweredYearText({ year });
  const see = zorgsoort === undefined ? m.loweredSee() : m.loweredSeeFor({ zorgsoort });
  return {
    title: year === undefined ? m.lowered() : m.loweredYear({ year }),
    text: `${why} ${see}`,
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
  declaratie: declaratieWords,
  uitbetaling: moneyWords,
  tegoed: moneyWords,
  betaalverzoek: betaalverzoekWords,
  termijn: termijnWords,
  premieachterstand: arrearsWords,
  correctie: ({ about }) => ({ title: withSubject(m.correction(), about) }),
  eigenRisico: loweredWords,
  betalingTerug: (told) => returnedWords(told, m.refunded),
  betalingTeruggehaald: (told) => returnedWords(told, m.chargedBack),
  betalingHersteld: restoredWords,
  betalingKloptNiet: ({ bedrag, day, facturen }) => ({
    title: m.disagrees({ bedrag }),
    text: day === '' ? m.disagreesText({ facturen }) : m.disagreesPaid({ facturen, day }),
  }),
  reactie: ({ about }) => ({ title: withSubject(m.answer(), about) }),
};

/**
 * Returns the words of a message; one whose subject the reader may no longer see says only that.
 * @param today `yyyy-mm-dd`
 */
export function berichtWords(bericht: Bericht, today: string, language: Language): BerichtWords {
  const { soort, kenmerk, roepnaam, geboorteDatum, zorgsoorten, bedrag, dag } = bericht;
  if (kenmerk === null && !leadsToFacturen(soort)) return { title: m.gone(), text: m.goneText() };
  const name =
    roepnaam && geboorteDatum ? nameWithBirthDate(roepnaam, geboorteDatum, language) : roepnaam;
  return byKind[soort]({
    bericht,
    name,
    about: aboutCare(careNames(zorgsoorten, language), name),
    zorgsoort: careWords(zorgsoorten, language),
    bedrag: formatAmount(bedrag ?? 0, language),
    day: dag === null ? '' : formatDayShortly(dag, today, language),
    facturen:
      facturenName(bericht.betaalverzoek?.facturen ?? [], language) ??
      m.aboutKenmerk({ kenmerk: formatBetalingskenmerk(kenmerk ?? '') }),
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
  betalingHersteld: pathOfBetaalverzoek,
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
  // What was paid too much stands with the request that it was paid for.
  if (soort === 'tegoed' && kenmerk !== null && betaalverzoek) return pathOfBetaalverzoek(kenmerk);
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
