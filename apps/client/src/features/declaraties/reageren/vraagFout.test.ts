import { reactieMaximum } from '@mijn/domain/constanten';
import { expect, it } from 'vitest';
import { zetTaalbron } from '../../../platform/taal.ts';
import { vraagFout } from './vraagFout.ts';

zetTaalbron(() => 'nl');

it.each(['', '   \n'])('a question without words (%j) is asked for', (tekst) => {
  expect(vraagFout(tekst)).toBe('Schrijf op wat er volgens jou niet klopt.');
});

it('a question that just fits is fine, one that does not says by how much', () => {
  const precies = 'a'.repeat(reactieMaximum);
  expect(vraagFout(` ${precies} `)).toBeUndefined();
  expect(vraagFout(`${precies}bcd`)).toBe('Je vraag is 3 tekens te lang. Maak hem korter.');
});
