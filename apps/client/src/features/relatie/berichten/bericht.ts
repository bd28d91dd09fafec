import { formatDayShortly } from '@mijn/domain/datum';
import { capitalize, formatBetalingskenmerk, formatList, uncapitalize } from '@mijn/domain/format';
import type { Language } from '@mijn/domain/language';
import { zorgsoortName, zorgsoortInSentence } from '@mijn/domain/zorgsoorten';
import { formatAmount } from '@mijn/domain/money';
import {
  pages,
  pathOfBetaalverzoek,
  pathOfDeclaratie,
  pathOfFactuur,
  pathOfVraag,
} from '@mijn/domain/paths';
import { documentFields } from '@mijn/domain/queryFields';
import type { Tone } from '@mijn/ui/Row';
import type { ResultOf } from 'gql.tada';
import * as m from '../../../generated/texts/berichten.js';
import { nameWithBirthDate } from '@mijn/domain/namesakes';
import { facturenName } from '../../../help/factuurName/factuurTitle.ts';
import type { berichtenOperation } from './berichten.operations.ts';

/** The messages, with the choices of notification. */
export type Berichten = NonNullable<ResultOf<typeof berichtenOperation>['berichten']>;

/** A message of the insurer. */
export type Bericht = Berichten['berichten'][number];

/** Title of a message, with details or an instruction. */
export interface BerichtWords {
  readonly title: string;
  readonly text?: string | undefined;
}

interface Told {
  readonly bericht: Bericht;
  readonly zorgsoort: string | undefined;
  /** Subject after an amount: the care, or its person when the care is hidden. */
  readonly about: string | undefined;
  readonly name: string | null;
  readonly bedrag: string;
  readonly day: string;
  /** The invoices of a payment request, or its reference when they moved to another one. */
  readonly facturen: string;
  /** `yyyy-mm-dd`. */
  readonly today: string;
  readonly language: Language;
}

// Puts the subject, where known, before a sentence about money.
function withAbout(about: string | undefined, text: string): string {
  return about ? `${about}. ${text}` : text;
}

// Names all kinds of care of a bill, not only the kind of its first line.
function careWords(zorgsoorten: Bericht['zorgsoorten'], language: Language): string | undefined {
  const kinds = zorgsoorten?.map((kind) => zorgsoortInSentence(kind, language)) ?? [];
  return kinds.length === 0 ? undefined : formatList(kinds, language);
}

// Short names, since an amount precedes them.
function careNames(zorgsoorten: Bericht['zorgsoorten'], language: Language): string | undefined {
  const kinds = zorgsoorten?.map((kind) => uncapitalize(zorgsoortName(kind, language))) ?? [];
  return kinds.length === 0 ? undefined : formatList(kinds, language);
}

function aboutCare(care: string | undefined, name: string | null): string | undefined {
  if (care === undefined) return name === null ? undefined : m.careOf({ name });
  return name === null ? care : `${care}, ${name}`;
}

function withSubject(title: string, about: string | undefined): string {
  return about === undefined ? title : `${title}: ${about}`;
}

// Names the day of the transfer only when it differs from the day of the message.
function transferText({ bericht: { dag, datum }, day }: Told): string | undefined {
  return dag === null || dag === datum ? undefined : m.transferred({ day });
}

// Money without a day was set off or waits for an account, so do not promise it.
function declaratieWords(told: Told): BerichtWords {
  const { bericht, bedrag, about } = told;
  if (bericht.bedrag === null) return { title: withSubject(m.assessed(), about) };
  if (bericht.bedrag === 0) return { title: withSubject(m.nothing(), about), text: m.seeWhy() };
  const title = bericht.dag === null ? m.covered({ bedrag }) : m.money({ bedrag });
  return { title: withSubject(title, about), text: transferText(told) };
}

/** Tone of a message: amber while something must be done, green for money. A badge marks it as new. */
export function berichtTone(bericht: Bericht): Tone {
  const { soort, gedaan, vervallen, bedrag, gelezen, mislukt, betaalverzoek } = bericht;
  if (gelezen || gedaan || vervallen || betaalverzoek?.inBehandeling) return 'plain';
  if (soort === 'betaalverzoek' || soort === 'premieachterstand' || mislukt) return 'attention';
  if (isReturned(soort)) return 'attention';
  return soort !== 'termijn' && (bedrag ?? 0) > 0 ? 'positive' : 'plain';
}

function isReturned(soort: Bericht['soort']): boolean {
  return soort === 'betalingTerug' || soort === 'betalingTeruggehaald';
}

const asked = {
  'Incasso mislukt': [m.betaalverzoek, m.betaalverzoekIncassoText],
  Herinnering: [m.betaalverzoekHerinnering, m.betaalverzoekText],
  Aanmaning: [m.betaalverzoekAanmaning, m.betaalverzoekAanmaningText],
} as const;

// Adds the day on which the person acted, where known: it is later than the message.
function doneOn(
  { bericht: { gedaanOp }, facturen, today, language }: Told,
  onDay: (words: { facturen: string; day: string }) => string,
  other: (words: { facturen: string }) => string,
): string {
  return gedaanOp === null
    ? other({ facturen })
    : onDay({ facturen, day: formatDayShortly(gedaanOp, today, language) });
}

// The invoices of a payment request moved to an arrangement, and nothing is due until that is paid.
function isMoved({ betaalverzoek, gedaanOp }: Bericht): boolean {
  return !betaalverzoek || (betaalverzoek.facturen.length === 0 && !gedaanOp);
}

// Words the current state, like the page of the invoice, not the state at sending.
function betaalverzoekWords(told: Told): BerichtWords {
  const { bericht, facturen, bedrag, day, today } = told;
  if (!bericht.betaalverzoek || isMoved(bericht))
    return { title: m.betaalverzoekMoved(), text: m.betaalverzoekMovedText({ facturen }) };
  if (bericht.gedaan && bericht.betaalverzoek.verrekend)
    return {
      title: m.settledBetaalverzoek(),
      text: doneOn(told, m.settledBetaalverzoekOn, m.paidBetaalverzoekText),
    };
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
  return { title: title({ bedrag }), text: text({ facturen, day }) };
}

// Names the invoice of a debit, or the invoices of the arrangement for a term.
function debitName({ bericht: { factuur, regeling }, language }: Told): string | undefined {
  return facturenName(factuur ? [factuur] : regeling, language);
}

// A failed debit is tried once more, then the person pays. A failed term ends the arrangement.
function failedWords(told: Told): BerichtWords {
  const { bericht, bedrag, day, today, language } = told;
  const { gedaan, herincassoOp, teruggeboekt } = bericht;
  const [onSameDay, onDay] = teruggeboekt
    ? [m.debitReturned, m.debitReturnedOn]
    : [m.failedDebit, m.failedDebitOn];
  const title = bericht.dag === bericht.datum ? onSameDay({ bedrag }) : onDay({ bedrag, day });
  const pay = bericht.factuur ? m.failedPayInvoice() : m.failedPay();
  const next =
    herincassoOp === null
      ? pay
      : m.failedAgain({ day: formatDayShortly(herincassoOp, today, language) });
  const text = gedaan ? doneOn(told, m.failedDoneOn, m.failedDone) : next;
  const name = debitName(told);
  const about = name && !bericht.factuur ? m.aboutTermijn({ facturen: name }) : name;
  return { title, text: withAbout(about, text) };
}

// A past debit of an invoice: collected, or not any more.
function debitWords(told: Told): BerichtWords {
  const { bericht, bedrag } = told;
  if (bericht.vervallen)
    return {
      title: m.debitLapsed({ bedrag }),
      text: withAbout(debitName(told), m.debitLapsedText()),
    };
  const name = debitName(told);
  return {
    title: m.debitWas({ bedrag }),
    text: name
      ? doneOn({ ...told, facturen: name }, m.paidBetaalverzoekOn, m.paidBetaalverzoekText)
      : doneOn(told, m.termijnDebited, m.debitDone),
  };
}

// A past term is worded in the past tense: debited, or lapsed.
function termijnWords(told: Told): BerichtWords {
  const { bericht, bedrag, day } = told;
  if (bericht.mislukt) return failedWords(told);
  if (bericht.factuur && bericht.gedaan) return debitWords(told);
  const onDay = bericht.vervallen ? m.termijnLapsed : m.termijnDebited;
  const [title, text] = bericht.gedaan
    ? [m.termijnWas({ bedrag }), doneOn(told, onDay, m.termijnDone)]
    : [m.termijn({ bedrag }), m.termijnText({ day })];
  return { title, text: withAbout(debitName(told) ?? m.aboutAnyTermijn(), text) };
}

/** Whether the payout of a claim has no day: it was set off or waits for an account, so do not promise it. */
function isCovered({ soort, dag }: Bericht): boolean {
  return soort === 'uitbetaling' && dag === null;
}

// The care for a claim, the name for a negative invoice, the payment request for an overpayment.
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
  afmelding: [m.arrearsDeregistered, m.arrearsDeregisteredText],
} as const;

// A page of an earlier release, or an insurer newer than the gateway: the change has no words here yet.
function otherWords(): BerichtWords {
  return { title: m.other(), text: m.otherText() };
}

// A stage that was paid or moved to an arrangement needs no action, and an earlier stage threatens no longer.
function arrearsWords(told: Told): BerichtWords {
  const { bericht, bedrag } = told;
  const stage = bericht.achterstand;
  if (stage === null || !Object.hasOwn(arrears, stage)) return otherWords();
  const [title, text] = arrears[stage];
  if (stage === 'afmelding') return { title: title(), text: m.arrearsDeregisteredText() };
  if (bericht.gedaan) return { title: title(), text: doneOn(told, m.arrearsOverOn, m.arrearsOver) };
  return { title: title(), text: (bericht.vervallen ? m.arrearsFollowed : text)({ bedrag }) };
}

// A payment that stands after all: the bank cancelled the chargeback, or the refund failed.
function restoredWords({ bericht, bedrag, facturen }: Told): BerichtWords {
  const title = m.restored({ bedrag });
  if (isMoved(bericht)) return { title, text: m.betaalverzoekMovedText({ facturen }) };
  const text = bericht.gedaan ? m.restoredDone : m.restoredText;
  return { title, text: text({ facturen }) };
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

// A returned payment: its invoices are open again, unless they were paid or set off since or moved to an arrangement.
function returnedText(told: Told): string {
  const { bericht, day, facturen, today } = told;
  if (isMoved(bericht)) return m.betaalverzoekMovedText({ facturen });
  if (bericht.gedaan && bericht.betaalverzoek?.verrekend)
    return doneOn(told, m.returnedSettledOn, m.returnedSettled);
  if (bericht.gedaan) return doneOn(told, m.returnedDoneOn, m.returnedDone);
  if (bericht.betaalverzoek?.inBehandeling) return m.returnedCheckingText({ facturen });
  const isLate = bericht.dag !== null && bericht.dag < today;
  return (isLate ? m.betaalverzoekLateText : m.returnedText)({ facturen, day });
}

function returnedWords(told: Told, title: (words: { bedrag: string }) => string): BerichtWords {
  return { title: title({ bedrag: told.bedrag }), text: returnedText(told) };
}

// The name is missing for a representative by DigiD Machtigen whom the insurer does not know.
function permissionWords(machtiging: Bericht['machtiging'], begins: boolean): BerichtWords {
  const { naam = null, gegeven = true } = machtiging ?? {};
  const name = naam ?? m.machtigingUnknown();
  if (!gegeven)
    return { title: begins ? m.machtigingGot({ name }) : m.machtigingEndedGot({ name }) };
  if (!begins) return { title: capitalize(m.machtigingEnded({ name })) };
  const title = naam === null ? m.machtigingGivenUnknown() : m.machtigingGiven({ name });
  return { title, text: m.machtigingGivenText() };
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
  betalingKloptNiet: ({ bedrag, day, facturen }) =>
    day === ''
      ? { title: m.disagrees({ bedrag }), text: m.disagreesText({ facturen }) }
      : { title: m.refunded({ bedrag }), text: m.disagreesPaid({ facturen, day }) },
  reactie: ({ about }) => ({ title: withSubject(m.answer(), about) }),
  vraag: () => ({ title: m.answer() }),
  rekening: () => ({ title: m.rekening(), text: m.rekeningText() }),
  incassoGestart: () => ({ title: m.debitStarted(), text: m.debitStartedText() }),
  incassoGestopt: () => ({ title: m.debitStopped(), text: m.debitStoppedText() }),
  polisblad: ({ bericht: { jaar } }) => ({
    title: jaar === null ? m.sheet() : m.sheetOfYear({ year: String(jaar) }),
    text: m.sheetText(),
  }),
  machtigingGegeven: ({ bericht: { machtiging } }) => permissionWords(machtiging, true),
  machtigingIngetrokken: ({ bericht: { machtiging } }) => permissionWords(machtiging, false),
  overig: otherWords,
};

/**
 * Returns the words of a message. When the reader may no longer see its subject, they only say so.
 * @param today `yyyy-mm-dd`
 */
export function berichtWords(bericht: Bericht, today: string, language: Language): BerichtWords {
  const { soort, kenmerk, roepnaam, geboorteDatum, zorgsoorten, bedrag, dag } = bericht;
  if (!Object.hasOwn(byKind, soort)) return otherWords();
  if (kenmerk === null && pageWithoutSubject[soort] === undefined && soort !== 'overig')
    return { title: m.gone(), text: m.goneText() };
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

const pathOf: Readonly<Partial<Record<Bericht['soort'], (kenmerk: string) => string>>> = {
  declaratie: pathOfDeclaratie,
  uitbetaling: pathOfDeclaratie,
  reactie: pathOfDeclaratie,
  vraag: pathOfVraag,
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
  rekening: () => pages.betaalinstellingen.path,
  incassoGestart: () => pages.betaalinstellingen.path,
  incassoGestopt: () => pages.betaalinstellingen.path,
};

/** Where messages without a subject of their own lead; of all others the subject is gone. */
const pageWithoutSubject: Readonly<Partial<Record<Bericht['soort'], string>>> = {
  tegoed: pages.facturen.path,
  premieachterstand: pages.facturen.path,
  rekening: pages.betaalinstellingen.path,
  incassoGestart: pages.betaalinstellingen.path,
  incassoGestopt: pages.betaalinstellingen.path,
  polisblad: pages.documenten.path,
  machtigingGegeven: pages.machtigingen.path,
  machtigingIngetrokken: pages.machtigingen.path,
};

/** Path of the page that a message leads to; undefined when there is none any more. */
export function berichtPath({ soort, kenmerk, jaar, betaalverzoek }: Bericht): string | undefined {
  // Its invoices moved elsewhere: the list shows how each is paid.
  if (betaalverzoek?.facturen.length === 0 && (soort === 'betaalverzoek' || isReturned(soort)))
    return pages.facturen.path;
  // The page of the payment request shows its overpayment.
  if (soort === 'tegoed' && kenmerk !== null && betaalverzoek) return pathOfBetaalverzoek(kenmerk);
  if (kenmerk !== null) return pathOf[soort]?.(kenmerk);
  if (soort === 'polisblad' && jaar !== null)
    return `${pages.documenten.path}?${documentFields.year}=${jaar}`;
  return pageWithoutSubject[soort];
}

/** Search param of Berichten that opens a message. */
export const openField = 'lees';

/** Field of the form that marks all as read: identifier of the newest message shown. */
export const newestField = 'newest';

/** Address that marks a message as read and redirects to its page, for use without script (ADR 0063). */
export function openAddress(berichtId: string): string {
  return `${pages.berichten.path}?${new URLSearchParams({ [openField]: berichtId })}`;
}
