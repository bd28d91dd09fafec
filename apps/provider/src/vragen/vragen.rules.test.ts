import { expect, it } from 'vitest';
import { toVraag } from './vragen.rules.ts';

const sleutel = '5b1c4b0e-6a55-4d9e-9d0d-5b8a7b1f0001';
const asked = { viewer: 'R1', today: Temporal.PlainDate.from('2026-12-23') };
const base = { sleutel, tekst: 'Hoe zit dit?' };
const read = (more: object) => toVraag({ ...base, onderwerp: 'anders', ...more }, asked);

it('promises an answer within five working days, without holidays', () => {
  expect(read({})).toMatchObject({ kenmerk: null, soort: 'vraag', uiterlijkOp: '2026-12-31' });
  expect(read({ onderwerp: 'factuur', kenmerk: 'F1' })).toMatchObject({ kenmerk: 'F1' });
});

it('promises no day about a claim, which the rules answer', () => {
  const about = { onderwerp: 'declaratie', kenmerk: 'D1', regel: 2, soort: 'nietGehad' };
  expect(read(about)).toMatchObject({ regel: 2, soort: 'nietGehad', uiterlijkOp: null });
});

it('is about the budget of the person themselves, unless another is named', () => {
  const budget = { onderwerp: 'budget', kenmerk: 'Fysiotherapie' };
  expect(read(budget)).toMatchObject({ budgetVan: 'R1' });
  expect(read({ ...budget, relatienummer: 'R2' })).toMatchObject({ budgetVan: 'R2' });
});

it.each([
  { kenmerk: 'F1' },
  { onderwerp: 'gegevens', kenmerk: 'F1' },
  { onderwerp: 'factuur' },
  { onderwerp: 'declaratie' },
  { onderwerp: 'factuur', kenmerk: 'F1', regel: 1 },
  { onderwerp: 'factuur', kenmerk: 'F1', soort: 'nietGehad' },
  { relatienummer: 'R2' },
])('refuses fields of another subject: %j', (more) => {
  expect(read(more)).toBeUndefined();
});
