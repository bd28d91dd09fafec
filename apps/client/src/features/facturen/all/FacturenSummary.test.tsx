import { describe, expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { FacturenSummary } from './FacturenSummary.tsx';
import type { Sentence } from './summarySentences.ts';

const pay: Sentence = {
  kind: 'pay',
  bedrag: 15_420,
  latest: '2026-11-30',
  hasMoreDays: false,
  tooLate: false,
  urgent: false,
};

const line = (sentences: readonly Sentence[], language: 'nl' | 'en' = 'nl') =>
  words(<FacturenSummary sentences={sentences} />, language);

describe('FacturenSummary', () => {
  it('says what to pay and by when', () => {
    expect(line([pay])).toBe('Je moet nog € 154,20 betalen, uiterlijk 30 november 2026.');
    expect(line([pay], 'en')).toBe(
      'You still have to pay €154.20, by 30 November 2026 at the latest.',
    );
  });

  it('says that the date has passed', () => {
    expect(line([{ ...pay, tooLate: true }])).toContain(
      'De betaaldatum 30 november 2026 is voorbij.',
    );
    expect(line([{ ...pay, tooLate: true, hasMoreDays: true }])).toBe(
      'Je moet nog € 154,20 betalen. De eerste betaaldatum, 30 november 2026, is voorbij.',
    );
  });

  it('says that everything is paid', () => {
    expect(line([])).toBe('Alles is betaald. Je hoeft niets te doen.');
  });

  it('says what is debited automatically, and when', () => {
    const sentence = {
      kind: 'incasso',
      bedrag: 15_420,
      day: '2026-11-25',
      hasMoreDays: false,
    } as const;
    expect(line([sentence])).toContain(
      '€ 154,20 wordt op 25 november 2026 van je rekening afgeschreven.',
    );
  });

  it('says what to do when money cannot be paid out, and promises nothing', () => {
    const sentence = {
      kind: 'received',
      bedrag: 5000,
      day: undefined,
      hasMoreDays: false,
    } as const;
    const text = words(<FacturenSummary sentences={[sentence]} noAccount />);
    expect(text).toMatch(/^Je krijgt € 50,00 van ons\. We kennen geen rekening van je\./);
    expect(text).not.toContain('maken het over');
  });

  it('says by when money comes, the first date when it comes in parts', () => {
    const comes = {
      kind: 'received',
      bedrag: 5000,
      day: '2026-12-01',
      hasMoreDays: false,
    } as const;
    expect(line([comes])).toContain('Je krijgt € 50,00 van ons, uiterlijk 1 december 2026 op je');
    expect(line([{ ...comes, hasMoreDays: true }])).toContain(
      'het eerste deel uiterlijk 1 december',
    );
  });

  it('lists the rest after the most urgent sentence', () => {
    expect(
      line([pay, { kind: 'received', bedrag: 5000, day: undefined, hasMoreDays: false }]),
    ).toMatch(/30 november 2026\. Je krijgt € 50,00 van ons\.$/);
  });

  it('puts the button under the amount that it pays, before any other', () => {
    const comes = { kind: 'received', bedrag: 5000, day: undefined, hasMoreDays: false } as const;
    expect(
      words(
        <FacturenSummary
          sentences={[pay, comes]}
          action={<b>Betaal nu</b>}
          outcome={<i>Lukt niet</i>}
        />,
      ),
    ).toMatch(/30 november 2026\. Betaal nu Lukt niet Je krijgt € 50,00 van ons\.$/);
  });

  it('does not ask to pay while the bank processes a payment', () => {
    expect(line([{ kind: 'check', bedrag: 15_420, since: undefined }])).toContain(
      'Betaal niet opnieuw.',
    );
  });
});
