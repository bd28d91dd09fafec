import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eigenRisicoOfYear } from '../../assess/eigenRisico/yearEigenRisico.ts';
import { type GespreidPerson, toEindafrekening, toTermijnFactuur } from './termijnen.rules.ts';

const polis = { polisnummer: 'P1', verzekeringsnemer: '700000009' };

const sum = (numbers: readonly number[]) => numbers.reduce((soFar, number) => soFar + number, 0);

const insurance = {
  polisnummer: 'P1',
  merk: 'ZZ',
  validFrom: '2020-01-01',
  validUntil: null,
  aanvullend: null,
  voluntaryEigenRisico: 0,
} as const;

function person(otherwise: Partial<GespreidPerson> = {}): GespreidPerson {
  return {
    ...polis,
    relatienummer: '1',
    jaar: 2026,
    merk: 'ZZ',
    geboorteDatum: '1950-05-05',
    insurances: [insurance],
    amount: {
      merk: 'ZZ',
      jaar: 2026,
      verplicht: 38_500,
      voluntaryPossible: true,
      fromBirthday: false,
      maximumPerTreatment: null,
    },
    asked: 0,
    askedCount: 0,
    ...otherwise,
  };
}

/** Returns the terms of a year as the insurer creates them: month and cents. */
function year(who: GespreidPerson): [month: number, bedrag: number, words: string][] {
  let soFar = who;
  return Array.from({ length: 12 }, (_, i) => i + 1).flatMap((month) => {
    const first = Temporal.PlainDate.from({ year: who.jaar, month, day: 1 });
    const factuur = toTermijnFactuur(soFar, first);
    if (!factuur) return [];
    const { asked, askedCount } = soFar;
    soFar = { ...soFar, asked: asked + factuur.bedrag, askedCount: askedCount + 1 };
    return [[month, factuur.bedrag, factuur.regels[0]?.omschrijving ?? '']];
  });
}

describe('own risk in terms', () => {
  it('is ten terms of 38.50 from February to November', () => {
    const termijnen = year(person());
    expect(termijnen.map(([month]) => month)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(termijnen.every(([, bedrag]) => bedrag === 3_850)).toBe(true);
    expect(termijnen[2]?.[2]).toBe('Termijn 3 van 10');
  });

  it('starts with the insurance, over the remaining months, for the days of that year', () => {
    // 265 of 365 days: 279.52 euros, over seven months.
    const late = person({ insurances: [{ ...insurance, validFrom: '2026-04-11' }] });
    const termijnen = year(late);
    expect(termijnen.map(([month]) => month)).toEqual([5, 6, 7, 8, 9, 10, 11]);
    expect(sum(termijnen.map(([, bedrag]) => bedrag))).toBe(28_000);
    expect(termijnen[0]?.[2]).toBe('Termijn 1 van 7');
  });

  it('charges nothing for a child, and starts the month after the 18th birthday', () => {
    expect(year(person({ geboorteDatum: '2015-09-09' }))).toEqual([]);
    // From 1 September: 122 of 365 days, 128.68 euros.
    const termijnen = year(person({ geboorteDatum: '2008-08-01' }));
    expect(termijnen.map(([month, bedrag]) => [month, bedrag])).toEqual([
      [9, 4_300],
      [10, 4_300],
      [11, 4_300],
    ]);
  });

  it('stops with the insurance', () => {
    const gone = person({ insurances: [{ ...insurance, validUntil: '2026-05-01' }] });
    expect(year(gone).map(([month]) => month)).toEqual([2, 3, 4]);
  });

  it('never exceeds the own risk of the year, and reaches it for a person who stays', () => {
    const amount = person().amount;
    fc.assert(
      fc.property(
        fc.nat(1_000).map((euros) => euros * 100),
        fc.date({ min: new Date('2025-06-01'), max: new Date('2026-10-31'), noInvalidDate: true }),
        (verplicht, begin) => {
          const validFrom = begin.toISOString().slice(0, 10);
          const who = person({
            amount: { ...amount, verplicht },
            insurances: [{ ...insurance, validFrom }],
          });
          const due = eigenRisicoOfYear(who, 'ZZ', 2026, [who.amount]).verplicht;
          expect(sum(year(who).map(([, bedrag]) => bedrag))).toBe(due);
        },
      ),
    );
  });

  it('is settled by the usage less the paid terms', () => {
    const paid = fc.array(fc.nat(3_850), { maxLength: 10 });
    const used = fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 6 });
    fc.assert(
      fc.property(paid, used, (termijnen, lines) => {
        const factuur = toEindafrekening(
          {
            ...polis,
            jaar: 2026,
            termijnen: termijnen.map((betaald) => ({
              relatienummer: '1',
              omschrijving: 'Termijn',
              datum: '2026-02-01',
              betaald,
            })),
            care: lines.map((eigenRisico, i) => ({
              declaratieNummer: 'D2026-000001',
              declaratieVolgnummer: i + 1,
              relatienummer: '1',
              prestatie: 'Medicijnen',
              zorgverlener: 'Apotheek',
              datum: '2026-10-01',
              eigenRisico,
            })),
          },
          Temporal.PlainDate.from('2027-02-10'),
        );
        expect(factuur.bedrag).toBe(sum(lines) - sum(termijnen));
        expect(sum(factuur.care.map(({ bedrag }) => bedrag))).toBe(sum(lines));
      }),
    );
  });
});
