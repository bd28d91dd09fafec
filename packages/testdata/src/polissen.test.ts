import { expect, test } from 'vitest';
import { createPolissen, type PersonaPolis } from './polissen.ts';
import { createRelaties, faultRelaties } from './relaties.ts';

const today = Temporal.PlainDate.from('2026-11-21');
const relaties = createRelaties(today);
const faults = faultRelaties(today);
const polissen = createPolissen(relaties, faults, today);

function polisOf(key: keyof typeof relaties): PersonaPolis {
  const [polis, ...more] = polissen.filter(
    ({ verzekeringsnemer }) => verzekeringsnemer === relaties[key].relatienummer,
  );
  expect(more).toEqual([]);
  if (!polis) throw new Error(`${key} has no policy`);
  return polis;
}

test('insures everybody on one policy, Sanne’s family on hers', () => {
  const insured = polissen.flatMap(({ verzekerden }) =>
    verzekerden.map(({ relatienummer }) => relatienummer),
  );
  const everybody = [...Object.values(relaties), ...faults];
  expect(insured.toSorted()).toEqual(everybody.map((person) => person.relatienummer).toSorted());
  const { sanne, daan, bram, lotte } = relaties;
  expect(polisOf('sanne').verzekerden.map(({ relatienummer }) => relatienummer)).toEqual(
    [sanne, daan, bram, lotte].map(({ relatienummer }) => relatienummer),
  );
});

test('insures a child from its birth, and others from the first day of the policy', () => {
  const { validFrom, verzekerden } = polisOf('sanne');
  expect(validFrom).toBe('2015-01-01');
  expect(verzekerden.map((person) => person.validFrom)).toEqual([
    validFrom,
    validFrom,
    validFrom,
    relaties.lotte.geboorteDatum,
  ]);
  expect(polisOf('mila').validFrom).toBe(today.toString());
});

test('gives only the policyholder a voluntary own risk and its instalments', () => {
  const { verzekerden } = polisOf('sanne');
  expect(verzekerden.map((person) => person.voluntaryEigenRisico)).toEqual([10_000, 0, 0, 0]);
  expect(polisOf('jan').verzekerden[0]?.gespreid).toEqual([2025, 2026]);
  expect(polisOf('noor').verzekerden[0]?.gespreid).toEqual([2025]);
});

test('debits people with a debit day, and sends others requests on their own day', () => {
  expect(polisOf('henk')).toMatchObject({ betaalwijze: 'incasso', incassodag: 10 });
  // Sanne's bill came 38 days ago, on the fourteenth; Fatima has no day of her own.
  expect(polisOf('sanne')).toMatchObject({ betaalwijze: 'zelf', incassodag: 14 });
  expect(polisOf('fatima')).toMatchObject({ betaalwijze: 'zelf', incassodag: 25 });
});

test('varies brand, supplementary cover and other agreements by persona', () => {
  expect([polisOf('piet').merk, polisOf('sanne').merk]).toEqual(['AZVZ', 'ZZ']);
  expect(polisOf('aisha').collectief).toBe('doelgroep');
  expect(polisOf('tom')).toMatchObject({ zorggemak: true, betaalgemak: true, collectief: null });
  expect(polisOf('sanne')).toMatchObject({ zorggemak: false, betaalgemak: false });
  const aanvullend = (['tom', 'jan', 'sanne'] as const).map(
    (key) => polisOf(key).verzekerden[0]?.aanvullend,
  );
  expect(aanvullend).toEqual([null, 'AANVULLEND_PLUS', 'AANVULLEND']);
});
