import { fieldLimits } from '@mijn/domain/fieldLimits';
import { expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { questionError } from './questionError.ts';

setLanguageSource(() => 'nl');

it.each(['', '   \n'])('a question without words (%j) is asked for', (text) => {
  expect(questionError(text)).toBe('Schrijf op wat er volgens jou niet klopt.');
});

it('a question that just fits is fine, one that does not says by how much', () => {
  const exactLength = 'a'.repeat(fieldLimits.reactie);
  expect(questionError(` ${exactLength} `)).toBeUndefined();
  expect(questionError(`${exactLength}bcd`)).toBe('Je vraag is 3 tekens te lang. Maak hem korter.');
});
