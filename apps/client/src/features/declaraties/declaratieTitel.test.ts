import { expect, it } from 'vitest';
import { zetTaalbron } from '../../platform/taal.ts';
import { declaratieTitel } from './declaratieTitel.ts';

zetTaalbron(() => 'nl');

it('calls a claim by its care', () => {
  const declaratie = { zorgSoorten: ['Tandarts', 'Medicijnen'], omschrijving: 'Controle' };
  expect(declaratieTitel(declaratie, 'nl')).toBe('Tandarts, Medicijnen');
  expect(declaratieTitel(declaratie, 'en')).toBe('Dentist, Medicines');
});

it('falls back on what the insurer wrote', () => {
  expect(declaratieTitel({ zorgSoorten: [], omschrijving: 'Controle' }, 'nl')).toBe('Controle');
});

it('says that care is hidden and never guesses', () => {
  expect(declaratieTitel({ zorgSoorten: null, omschrijving: null }, 'nl')).toBe('Zorg verborgen');
});
