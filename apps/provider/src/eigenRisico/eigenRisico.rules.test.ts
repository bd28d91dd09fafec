import { describe, expect, it } from 'vitest';
import type { EigenRisicoFacts } from './eigenRisico.queries.ts';
import { daysPerBrand, determineEigenRisico } from './eigenRisico.rules.ts';

const facts: EigenRisicoFacts = {
  geboortedatum: '1986-05-02',
  insurances: [
    {
      polisnummer: 'P1',
      merk: 'ZZ',
      validFrom: '2020-01-01',
      validUntil: null,
      aanvullend: null,
      voluntaryEigenRisico: 10_000,
    },
  ],
  amounts: [
    {
      merk: 'ZZ',
      jaar: 2026,
      verplicht: 38_500,
      voluntaryPossible: true,
      fromBirthday: false,
      maximumPerTreatment: null,
    },
  ],
  used: 40_000,
  inTermijnen: false,
};

it('adds the voluntary part and subtracts the usage', () => {
  expect(determineEigenRisico(facts, 'ZZ', 2026)).toEqual({
    verplicht: 38_500,
    voluntary: 10_000,
    used: 40_000,
    remaining: 8_500,
    inTermijnen: false,
  });
});

it('requires nothing of a child, and a proportional part from the month after the 18th birthday', () => {
  const kind = { ...facts, geboortedatum: '2018-01-01', used: 0 };
  expect(determineEigenRisico(kind, 'ZZ', 2026)).toMatchObject({ verplicht: 0, remaining: 0 });
  const eighteen = { ...facts, geboortedatum: '2008-07-02', used: 0 };
  expect(determineEigenRisico(eighteen, 'ZZ', 2026)?.verplicht).toBe(16_100);
});

it('returns undefined for a year without known own risk, or another brand', () => {
  expect(determineEigenRisico({ ...facts, amounts: [] }, 'ZZ', 2027)).toBeUndefined();
  expect(determineEigenRisico(facts, 'AZVZ', 2026)).toBeUndefined();
  expect(determineEigenRisico(facts, 'ZZ', 2019)).toBeUndefined();
});

it('returns none for a child before the own risk of the year is known, and undefined for a person who turns 18 in it', () => {
  const unknown = { ...facts, amounts: [], used: 0 };
  const of = (geboortedatum: string) =>
    determineEigenRisico({ ...unknown, geboortedatum }, 'ZZ', 2027);
  const none = { verplicht: 0, voluntary: 0, used: 0, remaining: 0, inTermijnen: false };
  expect(of('2013-03-03')).toEqual(none);
  // Adult from 1 January 2028 and from 1 December 2027.
  expect(of('2009-12-01')).toEqual(none);
  expect(of('2009-11-30')).toBeUndefined();
});

describe('daysPerBrand', () => {
  const period = facts.insurances[0];
  if (!period) throw new Error('no period');
  const amounts = facts.amounts.flatMap((one) => [one, { ...one, merk: 'AZVZ' as const }]);
  const days = (...insurances: EigenRisicoFacts['insurances']) =>
    daysPerBrand({ ...facts, amounts, insurances }, 2026).map(({ merk, van, totEnMet, bedrag }) => [
      merk,
      van,
      totEnMet,
      bedrag,
    ]);

  it('returns the whole year for a person who stays insured', () => {
    expect(days(period)).toEqual([['ZZ', '2026-01-01', '2026-12-31', 48_500]]);
  });

  it('starts and ends with the insurance, also over consecutive periods', () => {
    expect(days({ ...period, validUntil: '2026-06-16', voluntaryEigenRisico: 0 })).toEqual([
      ['ZZ', '2026-01-01', '2026-06-15', 17_500],
    ]);
    const plain = { ...period, voluntaryEigenRisico: 0 };
    expect(
      days(
        { ...plain, validFrom: '2026-02-01', validUntil: '2026-05-01' },
        { ...plain, validFrom: '2026-05-01', validUntil: '2026-12-20' },
      ),
    ).toEqual([['ZZ', '2026-02-01', '2026-12-19', 34_000]]);
  });

  it('returns both brands, each with its own risk', () => {
    const plain = { ...period, voluntaryEigenRisico: 0 };
    const result = days(
      { ...plain, merk: 'AZVZ', validFrom: '2026-12-10' },
      { ...plain, validUntil: '2026-12-20' },
    );
    expect(result).toEqual([
      ['ZZ', '2026-01-01', '2026-12-19', 37_200],
      ['AZVZ', '2026-12-10', '2026-12-31', 2_300],
    ]);
  });

  it('leaves out empty periods, other years, and brands without known own risk', () => {
    expect(
      days(period, { ...period, merk: 'AZVZ', validFrom: '2026-05-01', validUntil: '2026-05-01' }),
    ).toHaveLength(1);
    expect(days(period, { ...period, merk: 'AZVZ', validFrom: '2027-01-01' })).toHaveLength(1);
    expect(daysPerBrand({ ...facts, amounts: [] }, 2026)).toEqual([]);
  });
});
