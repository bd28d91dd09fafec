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

describe('verzekeringInContract', () => {
  it.each<[string, Partial<VerzekeringRow>, readonly string[], number]>([
    ['the basic insurance', {}, ['BASIS'], 158.45],
    ['a package beside it', { aanvullend: 'AANVULLEND' }, ['BASIS', 'AANVULLEND'], 174.4],
    ['the larger package', { aanvullend: 'AANVULLEND_PLUS' }, ['BASIS', 'AANVULLEND_PLUS'], 198.2],
    ['the other brand', { merk: 'AZVZ' }, ['BASIS'], 153.25],
    ['voluntary own risk of € 100', { vrijwillig_eigen_risico: 10_000 }, ['BASIS'], 154.45],
    ['voluntary own risk of € 500', { vrijwillig_eigen_risico: 50_000 }, ['BASIS'], 138.45],
  ])('returns the packages and monthly premium of %s', (_what, own, pakketten, premie) => {
    expect(of(own)).toMatchObject({ pakketten, premie });
  });

  it('uses the premium of the current year', () => {
    expect(of({}, '2026-12-31').premie).toBe(158.45);
    expect(of({}, '2027-01-01').premie).toBe(163.9);
  });
});

describe('the premium of a person registered with the CAK', () => {
  const withCak = [{ from: '2026-10-01', until: '2026-12-15' }];

  it.each([
    ['2026-09-30', false, 174.4],
    ['2026-10-01', true, 15.95],
    ['2026-12-31', true, 15.95],
    ['2027-01-01', false, 180.4],
  ])('omits the basic insurance: on %s %s, %d', (today, basisBijCak, premie) => {
    const own = { aanvullend: 'AANVULLEND', with_cak: withCak } as const;
    expect(of(own, today)).toMatchObject({ basisBijCak, premie });
  });

  it('leaves the discount for voluntary own risk with the basic insurance', () => {
    const own = { vrijwillig_eigen_risico: 10_000, with_cak: withCak };
    expect(of(own)).toMatchObject({ basisBijCak: true, premie: 0, vrijwilligBedrag: 100 });
  });

  it('does not apply to a person without premium', () => {
    const child = { ...born('2018-07-21'), with_cak: withCak };
    expect(of(child)).toMatchObject({ basisBijCak: false, premie: 0 });
  });
});

describe('a person who turns 18', () => {
  const emma = { ...born('2008-08-15'), vrijwillig_eigen_risico: 10_000 };

  it.each([
    ['2026-08-15', 0, 0],
    ['2026-08-31', 0, 0],
    ['2026-09-01', 154.45, 100],
  ])('pays from 1 September when born on 15 August: on %s %d', (today, premie, bedrag) => {
    expect(of(emma, today)).toMatchObject({ premie, vrijwilligBedrag: bedrag });
  });

  it('pays from the first of the next month when born on the first', () => {
    expect(of(born('2008-08-01'), '2026-08-31').premie).toBe(0);
    expect(of(born('2008-08-01'), '2026-09-01').premie).toBe(158.45);
  });
});

const changesOf = (birthDate: string, today: string) =>
  of(born(birthDate), today).veranderingen.map(({ leeftijd, vanaf }) => [leeftijd, vanaf]);

describe('the changes at birthdays', () => {
  it('include each future age; for 18 the first day of premium', () => {
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
  ])('exclude the day itself: on %s the future ages are %j', (today, ages) => {
    expect(changesOf('2018-07-21', today).map(([age]) => age)).toEqual(ages);
  });

  it('are on 1 March of a common year for a person born on 29 February', () => {
    expect(changesOf('2016-02-29', '2026-11-25')).toEqual([
      [12, '2028-02-29'],
      [16, '2032-02-29'],
      [18, '2034-04-01'],
    ]);
  });
});
