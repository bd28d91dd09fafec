import { afterEach, expect, test } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { resultBy } from './resultBy.ts';

afterEach(() => setLanguageSource(() => 'nl'));

const words = (text: string) => text.replaceAll('\u00A0', ' ');

test('names the insurer’s date, and no other', () => {
  setLanguageSource(() => 'nl');
  expect(words(resultBy('2026-12-11', 'nl'))).toBe(
    'Uiterlijk op 11 december 2026 zie je in deze app wat je krijgt.',
  );
  expect(resultBy(undefined, 'nl')).toBe('Als wij klaar zijn, zie je in deze app wat je krijgt.');
});

test('names the date in English', () => {
  setLanguageSource(() => 'en');
  expect(words(resultBy('2026-12-11', 'en'))).toContain('11 December 2026');
  expect(resultBy(undefined, 'en')).not.toMatch(/\d/);
});
