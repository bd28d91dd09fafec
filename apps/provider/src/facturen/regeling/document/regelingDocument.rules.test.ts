import { expect, it } from 'vitest';
import type { RegelingRow } from './regelingDocument.queries.ts';
import { toRegelingDocument } from './regelingDocument.rules.ts';

const row: RegelingRow = {
  regeling_id: 'R2026-0000001',
  soort: 'betalingsregeling',
  status: 'lopend',
  started_on: '2026-10-12',
  ended_on: null,
  debiteur: 'Tom Mulder',
  termijnbedrag: 5_000,
  facturen: [
    { kenmerk: 'F1', factuur: 'Zorgpremie', datum: '2026-09-01', bedrag: 15_000, open: 10_000 },
    { kenmerk: 'F2', factuur: 'Onbekend', datum: '2026-09-08', bedrag: 2_500, open: 2_500 },
  ],
  termijnen: [
    { datum: '2026-10-30', bedrag: 5_000, status: 'afgeschreven' },
    { datum: '2026-11-30', bedrag: 4_000, status: 'gepland' },
  ],
};

function documentOf(otherwise: Partial<RegelingRow> = {}, language: 'nl' | 'en' = 'nl') {
  const access = { merk: 'ZZ', today: Temporal.PlainDate.from('2026-11-21') } as const;
  const { title, blocks } = toRegelingDocument({ ...row, ...otherwise }, access, language);
  const tables = blocks.flatMap((block) =>
    block.kind === 'table' ? [block.rows.map(({ cells }) => cells.map(({ text }) => text))] : [],
  );
  const facts = blocks.flatMap((block) =>
    block.kind === 'facts' ? block.facts.map(({ value }) => value) : [],
  );
  const sentences = blocks.flatMap((block) => (block.kind === 'sentence' ? [block.text] : []));
  return { title, tables, facts, sentences };
}

it('lists the invoices with their sum, and every term to come until all is paid', () => {
  const { title, tables, facts } = documentOf();
  expect(title).toBe('Betalingsregeling R2026-0000001');
  expect(tables[0]).toEqual([
    ['Zorgpremie', '€\u00a0150,00'],
    ['Onbekend', '€\u00a025,00'],
    ['Samen', '€\u00a0175,00'],
  ]);
  expect(tables[1]).toEqual([
    ['30 oktober 2026', 'Afgeschreven', '€\u00a050,00'],
    ['30 november 2026', 'Wordt afgeschreven', '€\u00a040,00'],
    ['31 december 2026', 'Wordt afgeschreven', '€\u00a050,00'],
    ['29 januari 2027', 'Wordt afgeschreven', '€\u00a035,00'],
  ]);
  expect(facts.at(-1)).toBe('€\u00a0125,00');
});

it('has no terms with debt help, and none to come once it has stopped', () => {
  const help = documentOf({ soort: 'schuldregeling', termijnen: [] });
  expect(help.tables).toHaveLength(1);
  expect(help.sentences).toEqual(['Je betaalt via je schuldhulp. Wij schrijven niets af.']);
  const stopped = documentOf({
    status: 'beeindigd',
    ended_on: '2026-11-20',
    termijnen: [{ datum: '2026-10-30', bedrag: 5_000, status: 'mislukt' }],
  });
  expect(stopped.tables[1]).toEqual([['30 oktober 2026', 'Mislukt', '€\u00a050,00']]);
  expect(stopped.facts).toContain('Gestopt op 20 november 2026');
  expect(stopped.sentences).toEqual([]);
});

it('uses English on request', () => {
  expect(documentOf({}, 'en').title).toBe('Payment arrangement R2026-0000001');
});
