import { describe, expect, it } from 'vitest';
import { premies } from '../../facturen/issue/premies.ts';
import type { VerzekeringRow } from './verzekeringen.queries.ts';
import { verzekeringInContract } from './verzekeringen.rules.ts';

const sanne: VerzekeringRow = {
  relatienummer: '700000001',
  opgemaakte_naam: 'S. de Vries',
  roepnaam: 'Sanne',
  geboortedatum: Temporal.PlainDate.from('1985-04-12'),
  merk: 'ZZ',
  aanvullend: null,
  vrijwillig_eigen_risico: 0,
  premies,
  with_cak: [],
};

function of(own: Partial<VerzekeringRow>, today = '2026-11-25') {
  return verzekeringInContract({ ...sanne, ...own }, Temporal.PlainDate.from(today));
}

const born = (day: string) => ({ geboortedatum: Temporal.PlainDate.from(day) });

describe('what somebody is insured for', () => {
  it.each<[string, Partial<VerzekeringRow>, readonly string[], number]>([
    ['the basic insurance', {}, ['BASIS'], 158.45],
    ['a package beside it', { aanvullend: 'AANVULLEND' }, ['BASIS', 'AANVULLEND'], 174.4],
    ['the larger package', { aanvullend: 'AANVULLEND_PLUS' }, ['BASIS', 'AANVULLEND_PLUS'], 198.2],
    ['the other brand', { merk: 'AZVZ' }, ['BASIS'], 153.25],
    ['voluntary own risk of € 100', { vrijwillig_eigen_risico: 10_000 }, ['BASIS'], 154.45],
    ['voluntary own risk of € 500', { vrijwillig_eigen_risico: 50_000 }, ['BASIS'], 138.45],
  ])('with %s, and what a month of it asks', (_what, own, pakketten, premie) => {
    expect(of(own)).toMatchObject({ pakketten, premie });
  });

  it('asks the premium of the year that it is', () => {
    expect(of({}, '2026-12-31').premie).toBe(158.45);
    expect(of({}, '2027-01-01').premie).toBe(163.9);
  });
});

describe('the premium of who is registered with the CAK', () => {
  const withCak = [{ from: '2026-10-01', until: '2026-12-15' }];

  it.each([
    ['2026-09-30', false, 174.4],
    ['2026-10-01', true, 15.95],
    ['2026-12-31', true, 15.95],
    ['2027-01-01', false, 180.4],
  ])('is without the basic insurance: on %s %s, %d', (today, basisBijCak, premie) => {
    const own = { aanvullend: 'AANVULLEND', with_cak: withCak } as const;
    expect(of(own, today)).toMatchObject({ basisBijCak, premie });
  });

  it('leaves the discount of voluntary own risk to the basic insurance', () => {
    const own = { vrijwillig_eigen_risico: 10_000, with_cak: withCak };
    expect(of(own)).toMatchObject({ basisBijCak: true, premie: 0, vrijwilligBedrag: 100 });
  });

  it('is told of nobody who pays none', () => {
    const child = { ...born('2018-07-21'), with_cak: withCak };
    expect(of(child)).toMatchObject({ basisBijCak: false, premie: 0 });
  });
});

describe('who turns 18', () => {
  const emma = { ...born('2008-08-15'), vrijwillig_eigen_risico: 10_000 };

  it.each([
    ['2026-08-15', 0, 0],
    ['2026-08-31', 0, 0],
    ['2026-09-01', 154.45, 100],
  ])('on 15 August pays premium from 1 September: on %s it is %d', (today, premie, bedrag) => {
    expect(of(emma, today)).toMatchObject({ premie, vrijwilligBedrag: bedrag });
  });

  it('on the first of a month pays from the first of the next', () => {
    expect(of(born('2008-08-01'), '2026-08-31').premie).toBe(0);
    expect(of(born('2008-08-01'), '2026-09-01').premie).toBe(158.45);
  });
});

const changesOf = (birthDate: string, today: string) =>
  of(born(birthDate), today).veranderingen.map(({ leeftijd, vanaf }) => [leeftijd, vanaf]);

describe('what a birthday will change', () => {
  it('is told of each age to come: of 18 the first day of premium', () => {
    expect(changesOf('2018-07-21', '2026-11-25')).toEqual([
      [12, '2030-07-21'],
      [16, '2034-07-21'],
      [18, '2036-08-01'],
    ]);
  });

  it.each([
    ['2030-07-20', [12, 16, 18]],
    ['2030-07-21', [16, 18]],
    ['2034-07-21', [18]],
    ['2036-07-31', [18]],
    ['2036-08-01', []],
  ])('is told no more on the day itself: on %s the ages to come are %j', (today, ages) => {
    expect(changesOf('2018-07-21', today).map(([age]) => age)).toEqual(ages);
  });

  it('is on 1 March for who was born on 29 February, where the year has none', () => {
    expect(changesOf('2016-02-29', '2026-11-25')).toEqual([
      [12, '2028-02-29'],
      [16, '2032-02-29'],
      [18, '2034-04-01'],
    ]);
  });
});
