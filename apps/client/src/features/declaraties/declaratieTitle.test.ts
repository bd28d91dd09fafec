import { expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { declaratieTitle } from './declaratieTitle.ts';

setLanguageSource(() => 'nl');

it('is the care of the claim', () => {
  const declaratie = { zorgSoorten: ['Tandarts', 'Medicijnen'], omschrijving: 'Controle' };
  expect(declaratieTitle(declaratie, 'nl')).toBe('Tandarts, Medicijnen');
  expect(declaratieTitle(declaratie, 'en')).toBe('Dentist, Medicines');
});

it("falls back to the insurer's description", () => {
  expect(declaratieTitle({ zorgSoorten: [], omschrijving: 'Controle' }, 'nl')).toBe('Controle');
});

it('says that care is hidden, and does not guess', () => {
  expect(declaratieTitle({ zorgSoorten: null, omschrijving: null }, 'nl')).toBe('Zorg (privé)');
});
