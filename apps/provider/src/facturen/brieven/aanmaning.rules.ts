import { formatBetalingskenmerk } from '@mijn/domain/format';
import { formatFullDay } from '@mijn/domain/datum';
import { factuurKindInfo, isFactuurKind } from '@mijn/domain/factuur';
import type { Language } from '@mijn/domain/language';
import { formatAmount, sumOf } from '@mijn/domain/money';
import type { Block, Row } from '../../documents/documentContent.ts';
import { accountNumberZenZ } from '../account.ts';
import type { AangemaandBetaalverzoek, AanmaningContent } from './brief.ts';

/** Text of a letter between its letterhead and its last line. */
export interface BriefWords {
  readonly title: string;
  readonly header: string;
  readonly introduction: string;
  readonly blocks: readonly Block[];
}

interface Words {
  readonly title: string;
  readonly header: string;
  readonly introduction: (amount: string) => string;
  readonly term: (receivedOn: string, lastDay: string) => string;
  readonly receivedLater: string;
  readonly costs: (amount: string) => string;
  readonly scaleHeader: string;
  readonly scale: readonly (readonly [part: string, share: string])[];
  readonly scaleColumns: readonly [part: string, share: string];
  readonly bounds: string;
  readonly columns: readonly [what: string, until: string, amount: string];
  readonly kenmerk: (kenmerk: string) => string;
  readonly total: string;
  readonly howHeader: string;
  readonly how: (account: string) => string;
  readonly cannot: string;
  readonly wrong: string;
  readonly paid: string;
}

const words: Readonly<Record<Language, Words>> = {
  nl: {
    title: 'Aanmaning',
    header: 'Aanmaning: betaal binnen 14 dagen',
    introduction: (amount) =>
      `We hebben je al een herinnering gestuurd. Je moet ons nog ${amount} betalen.`,
    term: (receivedOn, lastDay) =>
      `Je hebt 14 dagen om te betalen, vanaf de dag nadat je deze brief hebt gekregen. We gaan uit van ${receivedOn}. Betaal dus uiterlijk ${lastDay}.`,
    receivedLater: 'Kreeg je deze brief later? Dan heb je 14 dagen vanaf de dag daarna.',
    costs: (amount) =>
      `Betaal je niet op tijd? Dan kan een incassobureau ${amount} incassokosten van je vragen. Dat is één bedrag voor alles in deze brief samen.`,
    scaleHeader: 'Zo worden incassokosten berekend',
    scaleColumns: ['Van het bedrag dat je niet betaalt', 'Kosten'],
    scale: [
      ['de eerste € 2.500', '15 %'],
      ['de volgende € 2.500', '10 %'],
      ['de volgende € 5.000', '5 %'],
      ['de volgende € 190.000', '1 %'],
      ['wat daarboven komt', '0,5 %'],
    ],
    bounds: 'De kosten zijn minstens € 40 en hoogstens € 6.775. De wet regelt dit.',
    columns: ['Waarvoor', 'Betaal uiterlijk', 'Bedrag'],
    kenmerk: (kenmerk) => `Betalingskenmerk ${kenmerk}`,
    total: 'Samen',
    howHeader: 'Zo betaal je',
    how: (account) =>
      `Betaal in de app, bij Facturen. Of maak het over naar rekening ${account}, elk bedrag met zijn eigen betalingskenmerk.`,
    cannot:
      'Kun je dit niet in één keer betalen? Vraag bij Facturen om een betalingsregeling, of bel ons.',
    wrong: 'Klopt deze brief niet? Bel ons dan meteen.',
    paid: 'Heb je net betaald? Dan hoef je niets te doen.',
  },
  en: {
    title: 'Final reminder',
    header: 'Final reminder: pay within 14 days',
    introduction: (amount) =>
      `We have sent you a reminder before. You still have to pay us ${amount}.`,
    term: (receivedOn, lastDay) =>
      `You have 14 days to pay, counted from the day after you received this letter. We take it that this was ${receivedOn}. So pay by ${lastDay} at the latest.`,
    receivedLater:
      'Did you receive this letter later? Then you have 14 days from the day after that.',
    costs: (amount) =>
      `If you do not pay in time, a collection agency may ask you for ${amount} in collection costs. That is one amount for everything in this letter together.`,
    scaleHeader: 'How collection costs are worked out',
    scaleColumns: ['Of the amount that you do not pay', 'Costs'],
    scale: [
      ['the first €2,500', '15%'],
      ['the next €2,500', '10%'],
      ['the next €5,000', '5%'],
      ['the next €190,000', '1%'],
      ['what is above that', '0.5%'],
    ],
    bounds: 'The costs are at least €40 and at most €6,775. The law lays this down.',
    columns: ['For', 'Pay by', 'Amount'],
    kenmerk: (kenmerk) => `Payment reference ${kenmerk}`,
    total: 'Together',
    howHeader: 'How to pay',
    how: (account) =>
      `Pay in the app, under Invoices. Or transfer it to account ${account}, each amount with its own payment reference.`,
    cannot:
      'Can you not pay this at once? Ask for a payment arrangement under Invoices, or call us.',
    wrong: 'Is something in this letter wrong? Call us at once.',
    paid: 'Have you just paid? Then you do not have to do anything.',
  },
};

function namesOf({ facturen }: AangemaandBetaalverzoek, language: Language): string {
  const names = facturen.map(({ factuur, datum }) => {
    const kind = isFactuurKind(factuur) ? factuurKindInfo[factuur][language] : factuur;
    return `${kind} (${formatFullDay(datum, language)})`;
  });
  return names.join(', ');
}

function claims(content: AanmaningContent, language: Language): Block {
  const w = words[language];
  const [what, until, amount] = w.columns;
  const rows = content.betaalverzoeken.map((one): Row => ({
    cells: [
      { text: namesOf(one, language), note: w.kenmerk(formatBetalingskenmerk(one.kenmerk)) },
      { text: formatFullDay(one.lastDay, language) },
      { text: formatAmount(one.open, language) },
    ],
  }));
  const total = formatAmount(
    sumOf(content.betaalverzoeken, ({ open }) => open),
    language,
  );
  return {
    kind: 'table',
    columns: [
      { header: what, share: 0.5 },
      { header: until, share: 0.28 },
      { header: amount, share: 0.22, number: true },
    ],
    rows: [...rows, { cells: [{ text: w.total }, { text: '' }, { text: total }], bold: true }],
  };
}

/**
 * Composes the 14-day letter (BW 6:96 lid 6 and 7): the claims, the fourteen days from the day after
 * its receipt, and the consequence: one amount of costs, with its scale.
 */
export function aanmaningWords(content: AanmaningContent, language: Language): BriefWords {
  const w = words[language];
  const { betaalverzoeken, receivedOn, kosten, geadresseerde } = content;
  const total = formatAmount(
    sumOf(betaalverzoeken, ({ open }) => open),
    language,
  );
  const lastDay =
    betaalverzoeken
      .map((one) => one.lastDay)
      .toSorted()
      .at(-1) ?? receivedOn;
  const [part, share] = w.scaleColumns;
  return {
    title: w.title,
    header: w.header,
    introduction: w.introduction(total),
    blocks: [
      { kind: 'names', names: geadresseerde },
      {
        kind: 'answer',
        text: w.term(formatFullDay(receivedOn, language), formatFullDay(lastDay, language)),
      },
      { kind: 'sentence', text: w.receivedLater },
      { kind: 'sentence', text: w.costs(formatAmount(kosten, language)) },
      claims(content, language),
      { kind: 'header', text: w.howHeader },
      { kind: 'sentence', text: w.how(accountNumberZenZ) },
      { kind: 'sentence', text: w.cannot },
      { kind: 'sentence', text: w.wrong },
      { kind: 'header', text: w.scaleHeader },
      {
        kind: 'table',
        columns: [
          { header: part, share: 0.7 },
          { header: share, share: 0.3, number: true },
        ],
        rows: w.scale.map((cells) => ({ cells: cells.map((text) => ({ text })) })),
      },
      { kind: 'sentence', text: w.bounds },
      { kind: 'sentence', text: w.paid },
    ],
  };
}
