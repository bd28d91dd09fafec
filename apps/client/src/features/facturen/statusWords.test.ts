import { factuurStatusCodes, factuurStatusTexts } from '@mijn/domain/factuurstatus';
import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { shortStatus, statusWords } from './statusWords.ts';

function words(status: string, language: 'nl' | 'en' = 'nl', day: string | null = null) {
  setLanguageSource(() => language);
  return statusWords({ status, datumAutomatischeIncasso: day }, language);
}

describe('statusWords', () => {
  it.each(factuurStatusCodes)('keeps the text of %s verbatim', (code) => {
    const literal = factuurStatusTexts[code];
    expect(words(literal).text).toBe(literal);
  });

  it.each(factuurStatusCodes)('words %s in both languages', (code) => {
    const literal = factuurStatusTexts[code];
    expect(words(literal).text).not.toBe(words(literal, 'en').text);
  });

  it('words an instalment in a settlement alike in the list and on the invoice', () => {
    const status = factuurStatusTexts.seeEindafrekening;
    expect(words(status).text).toBe(shortStatus({ status, datumAutomatischeIncasso: null }));
  });

  it('adds the date of a second direct debit', () => {
    const { text } = words(factuurStatusTexts.herincasso, 'nl', '2026-11-25');
    const day = '25\u00A0november\u00A02026';
    expect(text).toBe(`Herincasso (wordt van uw rekening afgeschreven op ${day})`);
  });

  it('leaves an unknown text as it is', () => {
    const { text, literal } = words('Kwijtgescholden', 'en');
    expect(text).toBe('Kwijtgescholden');
    expect(literal).toBe(true);
  });
});
