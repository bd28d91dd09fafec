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

it('adds the voluntary part and takes off what was used', () => {
  expect(determineEigenRisico(facts, 'ZZ', 2026)).toEqual({
    verplicht: 38_500,
    voluntary: 10_000,
    used: 40_000,
    remaining: 8_500,
    inTermijnen: false,
  });
});

it('asks nothing of a child, and from the month after the 18th birthday only part of a year', () => {
  const kind = { ...facts, geboortedatum: '2018-01-01', used: 0 };
  expect(determineEigenRisico(kind, 'ZZ', 2026)).toMatchObject({ verplicht: 0, remaining: 0 });
  const eighteen = { ...facts, geboortedatum: '2008-07-02', used: 0 };
  expect(determineEigenRisico(eighteen, 'ZZ', 2026)?.verplicht).toBe(16_100);
});

it('knows nothing of a year whose own risk is not known, or of another brand', () => {
  expect(determineEigenRisico({ ...facts, amounts: [] }, 'ZZ', 2027)).toBeUndefined();
  expect(determineEigenRisico(facts, 'AZVZ', 2026)).toBeUndefined();
  expect(determineEigenRisico(facts, 'ZZ', 2019)).toBeUndefined();
});

it('knows that a child has none before the own risk of the year is known, and not of who turns 18 in it', () => {
  const unknown = { ...facts, amounts: [], used: 0 };
  const of = (geboortedatum: string) =>
    determineEigenRisico({ ...unknown, geboortedatum }, 'ZZ', 2027);
  const none = { verplicht: 0, voluntary: 0, used: 0, remaining: 0, inTermijnen: false };
  expect(of('2013-03-03')).toEqual(none);
  // Of age from 1 January 2028, and from 1 December 2027.
  expect(of('2009-12-01')).toEqual(none);
  expect(of('2009-11-30')).toBeUndefined();
});

describe('the days of a year by brand', () => {
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

  it('are all of it of who stays', () => {
    expect(days(period)).toEqual([['ZZ', '2026-01-01', '2026-12-31', 48_500]]);
  });

  it('begin and end with the insurance, in periods one after the other too', () => {
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

  it('are told of both brands, each with its own risk', () => {
    const plain = { ...period, voluntaryEigenRisico: 0 };
    const told = days(
      { ...plain, merk: 'AZVZ', validFrom: '2026-12-10' },
      { ...plain, validUntil: '2026-12-20' },
    );
    expect(told).toEqual([
      ['ZZ', '2026-01-01', '2026-12-19', 37_200],
      ['AZVZ', '2026-12-10', '2026-12-31', 2_300],
    ]);
  });

  it('leave out a period without a day, another year, and a brand of which nothing is known', () => {
    expect(
      days(period, { ...period, merk: 'AZVZ', validFrom: '2026-05-01', validUntil: '2026-05-01' }),
    ).toHaveLength(1);
    expect(days(period, { ...period, merk: 'AZVZ', validFrom: '2027-01-01' })).toHaveLength(1);
    expect(daysPerBrand({ ...facts, amounts: [] }, 2026)).toEqual([]);
  });
});
