import { describe, expect, it } from 'vitest';
import { woorden } from '../../../api/toon.testhulp.tsx';
import { EersteRegel } from './EersteRegel.tsx';
import type { Zin } from './eersteRegel.ts';

const betalen: Zin = {
  soort: 'betalen',
  bedrag: 15_420,
  voor: '2026-11-30',
  meerData: false,
  teLaat: false,
  dringend: false,
};

const regel = (zinnen: readonly Zin[], taal: 'nl' | 'en' = 'nl') =>
  woorden(<EersteRegel zinnen={zinnen} />, taal);

describe('the answer of the invoices', () => {
  it('says what must be paid and by when', () => {
    expect(regel([betalen])).toBe('Je moet nog € 154,20 betalen, vóór 30 november 2026.');
    expect(regel([betalen], 'en')).toBe('You still have to pay €154.20, before 30 November 2026.');
  });

  it('says that the day has passed', () => {
    expect(regel([{ ...betalen, teLaat: true }])).toContain(
      'De betaaldatum 30 november 2026 is voorbij.',
    );
  });

  it('says that everything is paid', () => {
    expect(regel([])).toBe('Alles is betaald. Je hoeft niets te doen.');
  });

  it('says what is debited by itself, and when', () => {
    const zin = { soort: 'incasso', bedrag: 15_420, op: '2026-11-25', meerData: false } as const;
    expect(regel([zin])).toContain(
      '€ 154,20 wordt op 25 november 2026 van je rekening afgeschreven.',
    );
  });

  it('says the rest after the most urgent', () => {
    expect(regel([betalen, { soort: 'ontvangen', bedrag: 5000 }])).toMatch(
      /30 november 2026\. Je krijgt € 50,00 van ons\.$/,
    );
  });

  it('asks nobody to pay while the bank is at it', () => {
    expect(regel([{ soort: 'controle', bedrag: 15_420 }])).toContain('Betaal niet opnieuw.');
  });
});
