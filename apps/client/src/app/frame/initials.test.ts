import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Sanne', 'de Vries', 'SV'],
  ['Fatima', 'El Amrani', 'FA'],
  ['Jan', 'Bakker', 'JB'],
])('%s %s is %s', (roepnaam, achternaam, two) => {
  expect(initials(roepnaam, achternaam)).toBe(two);
});
