import { afterEach, describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { receivedText, resultText } from './expected.ts';

afterEach(() => setLanguageSource(() => 'nl'));

const words = (text: string) => text.replaceAll('\u00A0', ' ');
const probable = { kind: 'probable', cents: 4336 } as const;

describe('resultText', () => {
  it.each([
    [
      'the payout with its day',
      probable,
      '2026-12-04',
      'Je krijgt waarschijnlijk € 43,36, uiterlijk 4 december 2026 weet je het zeker.',
    ],
    ['the payout without a day', probable, undefined, 'Je krijgt waarschijnlijk € 43,36.'],
    [
      'the most of a shared budget',
      { kind: 'atMost', cents: 10_000 } as const,
      '2026-12-04',
      'Je krijgt tot € 100,00, zolang het gezinsbudget niet op is. Uiterlijk 4 december 2026 weet je het zeker.',
    ],
    [
      'no payout',
      { kind: 'probable', cents: 0 } as const,
      '2026-12-04',
      'Je krijgt hier waarschijnlijk niets voor terug, uiterlijk 4 december 2026 weet je het zeker.',
    ],
    ['only the day', undefined, '2026-12-04', 'Uiterlijk 4 december 2026 weet je wat je krijgt.'],
    ['neither', undefined, undefined, 'Als we klaar zijn, zie je in deze app wat je krijgt.'],
  ])('gives %s', (_what, payout, day, text) => {
    setLanguageSource(() => 'nl');
    expect(words(resultText(payout, day, 'nl'))).toBe(text);
  });

  it('is in English for an English reader', () => {
    setLanguageSource(() => 'en');
    expect(words(resultText(probable, '2026-12-04', 'en'))).toBe(
      'You will probably get €43.36; you will know for sure by 4 December 2026.',
    );
    expect(words(receivedText(5420, 'en'))).toBe('We have received your bill of €54.20.');
  });
});
