import { fieldLimits } from '@mijn/domain/fieldLimits';
import { expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { neverHadText, remarkError, remarkLimit } from './neverHadForm.ts';

setLanguageSource(() => 'nl');

it('sends the fixed sentence with the person’s remark', () => {
  expect(neverHadText('')).toBe('Deze zorg had ik niet.');
  expect(neverHadText('  Ik was op vakantie. ')).toBe('Deze zorg had ik niet. Ik was op vakantie.');
});

it('never exceeds the insurer’s limit', () => {
  const longest = 'a'.repeat(remarkLimit());
  expect(neverHadText(longest).length).toBe(fieldLimits.vraag);
  expect([remarkError(longest), remarkError(`${longest}b`)]).toEqual([
    undefined,
    'Je toelichting is te lang. Maak hem korter.',
  ]);
});
