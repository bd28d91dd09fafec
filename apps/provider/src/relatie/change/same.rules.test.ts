import { expect, it } from 'vitest';
import { isSame } from './same.rules.ts';

const address = { straat: 'Kerklaan', huisnummer: 8, woonplaats: 'Utrecht' };

it.each<[string, unknown, unknown, boolean]>([
  ['a word and the same word', 'Sanne', 'Sanne', true],
  ['a word in other letters', 'Sanne', 'sanne', false],
  ['a number and its text', 8, '8', false],
  ['nothing and an empty text', null, '', false],
  ['nothing and nothing', null, null, true],
  ['nothing and no', null, false, false],
  [
    'an address with its parts in another order',
    address,
    { woonplaats: 'Utrecht', huisnummer: 8, straat: 'Kerklaan' },
    true,
  ],
  ['an address with another number', address, { ...address, huisnummer: 9 }, false],
  ['an address with a part more', address, { ...address, postcode: null }, false],
  [
    'parts within parts, in another order',
    { address, name: 'Sanne' },
    { name: 'Sanne', address: { woonplaats: 'Utrecht', huisnummer: 8, straat: 'Kerklaan' } },
    true,
  ],
  ['a list in another order', ['een', 'twee'], ['twee', 'een'], false],
])('compares %s: %j and %j: %s', (_what, one, other, same) => {
  expect(isSame(one, other)).toBe(same);
  expect(isSame(other, one)).toBe(same);
});
