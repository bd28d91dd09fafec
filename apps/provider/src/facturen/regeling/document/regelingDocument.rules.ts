import { formatFullDay } from '@mijn/domain/datum';
import { factuurKindInfo, isFactuurKind } from '@mijn/domain/factuur';
import type { Language } from '@mijn/domain/language';
import { formatAmount, sumOf } from '@mijn/domain/money';
import type { Access } from '../../../access/access.ts';
import type { Block, DocumentContent, Fact } from '../../../documents/documentContent.ts';
import { frameOf } from '../../../documents/frame.ts';
import { nextTermijn } from '../../issue/incasso.rules.ts';
import type { RegelingRow } from './regelingDocument.queries.ts';

interface Words {
  readonly kinds: Readonly<Record<RegelingRow['soort'], string>>;
  readonly introduction: (number: string, day: string) => string;
  readonly number: string;
  readonly started: string;
  readonly status: string;
  readonly states: Readonly<Record<RegelingRow['status'], (day: string) => string>>;
  readonly open: string;
  readonly facturen: string;
  readonly factuur: string;
  readonly amount: string;
  readonly numbered: (kenmerk: string, day: string) => string;
  readonly together: string;
  readonly termijnen: string;
  readonly day: string;
  readonly termijnState: string;
  readonly termijnStates: Readonly<Record<RegelingRow['termijnen'][number]['status'], string>>;
  readonly debtHelp: string;
  readonly howText: string;
}

const words: Readonly<Record<Language, Words>> = {
  nl: {
    kinds: {
      betaalgemak: 'Betaalgemak',
      betalingsregeling: 'Betalingsregeling',
      schuldregeling: 'Schuldregeling',
    },
    introduction: (number, day) => `Regeling ${number}, afgesproken op ${day}.`,
    number: 'Nummer',
    started: 'Begonnen op',
    status: 'Stand',
    states: {
      lopend: () => 'Loopt',
      voltooid: (day) => `Afbetaald op ${day}`,
      beeindigd: (day) => `Gestopt op ${day}`,
    },
    open: 'Nog te betalen',
    facturen: 'In deze regeling',
    factuur: 'Factuur',
    amount: 'Bedrag',
    numbered: (kenmerk, day) => `${kenmerk}, ${day}`,
    together: 'Samen',
    termijnen: 'Termijnen',
    day: 'Dag',
    termijnState: 'Stand',
    termijnStates: {
      gepland: 'Wordt afgeschreven',
      afgeschreven: 'Afgeschreven',
      mislukt: 'Mislukt',
    },
    debtHelp: 'Je betaalt via je schuldhulp. Wij schrijven niets af.',
    howText:
      'We schrijven elke termijn af van je rekening. Lukt een termijn niet, dan stopt de regeling.',
  },
  en: {
    kinds: {
      betaalgemak: 'Betaalgemak (automatic instalments)',
      betalingsregeling: 'Payment arrangement',
      schuldregeling: 'Debt arrangement',
    },
    introduction: (number, day) => `Arrangement ${number}, agreed on ${day}.`,
    number: 'Number',
    started: 'Started on',
    status: 'Status',
    states: {
      lopend: () => 'Running',
      voltooid: (day) => `Paid in full on ${day}`,
      beeindigd: (day) => `Stopped on ${day}`,
    },
    open: 'Still to pay',
    facturen: 'In this arrangement',
    factuur: 'Invoice',
    amount: 'Amount',
    numbered: (kenmerk, day) => `${kenmerk}, ${day}`,
    together: 'Together',
    termijnen: 'Instalments',
    day: 'Day',
    termijnState: 'Status',
    termijnStates: {
      gepland: 'Will be debited',
      afgeschreven: 'Debited',
      mislukt: 'Failed',
    },
    debtHelp: 'You pay through your debt help. We debit nothing.',
    howText:
      'We debit each instalment from your account. If an instalment fails, the arrangement stops.',
  },
};

type Termijn = RegelingRow['termijnen'][number];

const openOf = (row: RegelingRow): number => sumOf(row.facturen, ({ open }) => Math.max(0, open));

/** Returns the planned term and those after it, which follow from the rest that is open. */
function toCome(planned: Termijn, open: number, termijnbedrag: number): readonly Termijn[] {
  const bedrag = Math.min(open, planned.bedrag);
  if (bedrag <= 0) return [];
  const day = nextTermijn(Temporal.PlainDate.from(planned.datum));
  const next: Termijn = { datum: day.toString(), bedrag: termijnbedrag, status: 'gepland' };
  return [{ ...planned, bedrag }, ...toCome(next, open - bedrag, termijnbedrag)];
}

function allTermijnen(row: RegelingRow): readonly Termijn[] {
  const past = row.termijnen.filter(({ status }) => status !== 'gepland');
  const planned = row.termijnen.find(({ status }) => status === 'gepland');
  return [...past, ...(planned ? toCome(planned, openOf(row), row.termijnbedrag) : [])];
}

function facts(row: RegelingRow, language: Language, w: Words): Fact[] {
  const open = openOf(row);
  const ended = row.ended_on === null ? '' : formatFullDay(row.ended_on, language);
  return [
    { name: w.number, value: row.regeling_id },
    { name: w.started, value: formatFullDay(row.started_on, language) },
    { name: w.status, value: w.states[row.status](ended) },
    ...(row.status === 'lopend' ? [{ name: w.open, value: formatAmount(open, language) }] : []),
  ];
}

function facturen(row: RegelingRow, language: Language, w: Words): Block[] {
  if (row.facturen.length === 0) return [];
  const amount = (cents: number) => ({ text: formatAmount(cents, language) });
  const rows = row.facturen.map(({ kenmerk, factuur, datum, bedrag }) => ({
    cells: [
      {
        text: isFactuurKind(factuur) ? factuurKindInfo[factuur][language] : factuur,
        note: w.numbered(kenmerk, formatFullDay(datum, language)),
      },
      amount(bedrag),
    ],
  }));
  const total = sumOf(row.facturen, ({ bedrag }) => bedrag);
  const sum = { cells: [{ text: w.together }, amount(total)], bold: true };
  return [
    { kind: 'header', text: w.facturen },
    {
      kind: 'table',
      columns: [
        { header: w.factuur, share: 0.7 },
        { header: w.amount, share: 0.3, number: true },
      ],
      rows: rows.length > 1 ? [...rows, sum] : rows,
    },
  ];
}

function termijnen(row: RegelingRow, language: Language, w: Words): Block[] {
  if (row.soort === 'schuldregeling') return [{ kind: 'sentence', text: w.debtHelp }];
  const all = allTermijnen(row);
  if (all.length === 0) return [];
  return [
    { kind: 'header', text: w.termijnen },
    {
      kind: 'table',
      columns: [
        { header: w.day, share: 0.4 },
        { header: w.termijnState, share: 0.35 },
        { header: w.amount, share: 0.25, number: true },
      ],
      rows: all.map(({ datum, bedrag, status }) => ({
        cells: [
          formatFullDay(datum, language),
          w.termijnStates[status],
          formatAmount(bedrag, language),
        ].map((text) => ({ text })),
      })),
    },
    ...(row.status === 'lopend' ? [{ kind: 'sentence', text: w.howText } as const] : []),
  ];
}

/** Composes the document of an arrangement as it is now: its invoices, its terms, and how much is open. */
export function toRegelingDocument(
  row: RegelingRow,
  access: Pick<Access, 'merk' | 'today'>,
  language: Language,
): DocumentContent {
  const w = words[language];
  const kind = w.kinds[row.soort];
  return {
    ...frameOf(access, row.debiteur, language),
    title: `${kind} ${row.regeling_id}`,
    header: kind,
    introduction: w.introduction(row.regeling_id, formatFullDay(row.started_on, language)),
    blocks: [
      { kind: 'facts', facts: facts(row, language, w) },
      ...facturen(row, language, w),
      ...termijnen(row, language, w),
    ],
  };
}
