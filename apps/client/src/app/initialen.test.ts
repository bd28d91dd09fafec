import { expect, test } from 'vitest';
import { initialen } from './initialen.ts';

test.each([
  ['Sanne', 'de Vries', 'SV'],
  ['Fatima', 'El Amrani', 'FA'],
  ['Jan', 'Bakker', 'JB'],
])('%s %s is %s', (roepnaam, achternaam, twee) => {
  expect(initialen(roepnaam, achternaam)).toBe(twee);
});
