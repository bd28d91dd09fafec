import { factuurStatusCodes, factuurStatusTexts } from '@mijn/domain/factuurstatus';
import { expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { statusMeaning } from './statusMeaning.ts';

function meaningOf(status: string, language: 'nl' | 'en' = 'nl', day: string | null = null) {
  setLanguageSource(() => language);
  return statusMeaning({ status, datumAutomatischeIncasso: day }, language);
}

it.each(factuurStatusCodes)('explains %s and the next step, in both languages', (code) => {
  const [nl, en] = [meaningOf(factuurStatusTexts[code]), meaningOf(factuurStatusTexts[code], 'en')];
  for (const sentence of [nl, en].flatMap(({ meaning, afterwards }) => [meaning, afterwards])) {
    expect(sentence.length).toBeGreaterThan(10);
  }
  expect(nl.meaning).not.toBe(en.meaning);
});

it('adds the date of a second direct debit', () => {
  const { afterwards } = meaningOf(factuurStatusTexts.herincasso, 'nl', '2026-11-25');
  expect(afterwards).toContain('25\u00A0november\u00A02026');
});

it('refers to the help desk for an unknown status', () => {
  expect(meaningOf('Kwijtgescholden', 'en').afterwards).toContain('customer service');
});
