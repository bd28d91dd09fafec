import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { toCsv } from './toCsv.ts';
import { toLine } from './zorgkosten.testing.ts';

setLanguageSource(() => 'nl');

const heads = {
  date: 'Datum',
  care: 'Zorg',
  zorgverlener: 'Zorgverlener',
  gedeclareerd: 'Kosten',
  reimbursed: 'Vergoed',
  eigenRisico: 'Eigen risico',
  wettelijkeBijdrage: 'Wettelijke eigen bijdrage',
  notReimbursed: 'Niet vergoed',
  declaratie: 'Declaratie',
  correctie: 'Correctie',
};
const line = toLine({
  reimbursed: 8250,
  eigenRisico: 2000,
  wettelijkeBijdrage: 500,
  notReimbursed: 250,
});
const secondRow = (text: string) => text.split('\r\n')[1];

describe('toCsv', () => {
  it('has a header and a row per line, in Dutch', () => {
    const text = toCsv([line], heads, 'nl');
    expect(text.startsWith('\uFEFF"Datum";"Zorg"')).toBe(true);
    expect(secondRow(text)).toBe(
      '2026-11-12;"Tandarts";"Praktijk De Linde";110,00;82,50;20,00;5,00;2,50;"D2026-12345678";""',
    );
  });

  it('gives the reason of a correction, as the screen does', () => {
    const taken = { ...line, correctie: { soort: 'teruggenomen', datum: '2026-11-26' } } as const;
    expect(secondRow(toCsv([taken], heads, 'nl'))).toMatch(
      /;"Correctie van 26 november 2026: nota teruggenomen"$/,
    );
  });

  it('names care in the language of the screen', () => {
    expect(secondRow(toCsv([line], heads, 'en'))).toMatch(/^2026-11-12,"Dentist",/);
  });

  it('writes amounts as English spreadsheets read them', () => {
    expect(secondRow(toCsv([line], heads, 'en'))).toContain(',110.00,82.50,');
  });

  it.each([
    '=1+1',
    '+31',
    '-x',
    '@a',
    '\tx',
    '\nx',
    '\rx',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    '﹢1',
    '﹣1',
    '﹦1',
    '﹫a',
  ])('prevents formulas: %s', (words) => {
    const text = toCsv([{ ...line, naamLocatieZorgverlener: words }], heads, 'nl');
    expect(text).toContain(`"'${words}"`);
  });

  it('keeps quotes and separators in a name', () => {
    const name = 'Praktijk "Zee; Zand"';
    const text = toCsv([{ ...line, naamLocatieZorgverlener: name }], heads, 'nl');
    expect(text).toContain('"Praktijk ""Zee; Zand"""');
  });

  it('leaves hidden care empty', () => {
    const hidden = { ...line, zorgsoort: null, naamLocatieZorgverlener: null };
    expect(secondRow(toCsv([hidden], heads, 'nl'))).toMatch(/^2026-11-12;"";"";110,00/);
  });
});
