import { factuurStatusCodes, factuurStatusTeksten } from '@mijn/domain/factuurstatus';
import { describe, expect, it } from 'vitest';
import { zetTaalbron } from '../../platform/taal.ts';
import { statusWoorden } from './statusWoorden.ts';

function woorden(status: string, taal: 'nl' | 'en' = 'nl', dag: string | null = null) {
  zetTaalbron(() => taal);
  return statusWoorden({ status, datumAutomatischeIncasso: dag }, taal);
}

describe('a status in words', () => {
  it.each(factuurStatusCodes)('keeps the text of %s to the letter', (code) => {
    const literal = factuurStatusTeksten[code];
    expect(woorden(literal).tekst).toBe(literal);
  });

  it.each(factuurStatusCodes)(
    'says what %s means and what comes next, in both languages',
    (code) => {
      const texts = (['nl', 'en'] as const).map((taal) =>
        woorden(factuurStatusTeksten[code], taal),
      );
      for (const { betekent, daarna } of texts) {
        expect(betekent.length).toBeGreaterThan(10);
        expect(daarna.length).toBeGreaterThan(10);
      }
      expect(texts[0]?.tekst).not.toBe(texts[1]?.tekst);
    },
  );

  it('adds the day of a second direct debit', () => {
    const { tekst, daarna } = woorden(factuurStatusTeksten.herincasso, 'nl', '2026-11-25');
    expect(tekst).toBe('Herincasso (wordt van uw rekening afgeschreven op 25 november 2026)');
    expect(daarna).toContain('25 november 2026');
  });

  it('leaves a text that it does not know as it is, and sends one to somebody who knows', () => {
    const { tekst, daarna, letterlijk } = woorden('Kwijtgescholden', 'en');
    expect(tekst).toBe('Kwijtgescholden');
    expect(letterlijk).toBe(true);
    expect(daarna).toContain('customer service');
  });
});
