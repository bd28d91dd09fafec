import { fieldLimits } from '@mijn/domain/fieldLimits';
import { expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { questionError } from './questionError.ts';

setLanguageSource(() => 'nl');

it.each(['', '   \n'])('requires a text (%j)', (text) => {
  expect(questionError(text)).toBe('Schrijf op wat er volgens jou niet klopt.');
});

it('accepts a question of maximum length, and counts the excess of a longer one', () => {
  const exactLength = 'a'.repeat(fieldLimits.reactie);
  expect(questionError(` ${exactLength} `)).toBeUndefined();
  expect(questionError(`${exactLength}bcd`)).toBe('Je vraag is 3 tekens te lang. Maak hem korter.');
});
