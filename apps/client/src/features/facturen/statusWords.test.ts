import { factuurStatusCodes, factuurStatusTexts } from '@mijn/domain/factuurstatus';
import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { shortStatus, statusWords } from './statusWords.ts';

function words(status: string, language: 'nl' | 'en' = 'nl', day: string | null = null) {
  setLanguageSource(() => language);
  return statusWords({ status, datumAutomatischeIncasso: day }, language);
}

describe('a status in words', () => {
  it.each(factuurStatusCodes)('keeps the text of %s to the letter', (code) => {
    const literal = factuurStatusTexts[code];
    expect(words(literal).text).toBe(literal);
  });

  it.each(factuurStatusCodes)('says %s in both languages', (code) => {
    const literal = factuurStatusTexts[code];
    expect(words(literal).text).not.toBe(words(literal, 'en').text);
  });

  it('speaks of a term in a settlement in the same words in a list and at the invoice', () => {
    const status = factuurStatusTexts.seeEindafrekening;
    expect(words(status).text).toBe(shortStatus({ status, datumAutomatischeIncasso: null }));
  });

  it('adds the day of a second direct debit', () => {
    const { text } = words(factuurStatusTexts.herincasso, 'nl', '2026-11-25');
    const day = '25\u00A0november\u00A02026';
    expect(text).toBe(`Herincasso (wordt van uw rekening afgeschreven op ${day})`);
  });

  it('leaves a text that it does not know as it is', () => {
    const { text, literal } = words('Kwijtgescholden', 'en');
    expect(text).toBe('Kwijtgescholden');
    expect(literal).toBe(true);
  });
});
