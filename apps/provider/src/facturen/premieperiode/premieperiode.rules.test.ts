import type { Premieperiode } from '@mijn/domain/factuur';
import { describe, expect, it } from 'vitest';
import { adult } from '../issue/adult.testing.ts';
import type { PremiePolis } from '../issue/premie.rules.ts';
import { premies } from '../issue/premies.ts';
import { nextFacturen } from './premieperiode.rules.ts';

const polis: PremiePolis = {
  polisnummer: 'P1',
  merk: 'ZZ',
  verzekeringsnemer: adult.relatienummer,
  validFrom: '2015-01-01',
  periode: null,
  verzekerden: [adult],
  invoiced: [],
};

const of = (
  periode: Premieperiode,
  {
    today = '2026-11-21',
    knownYear = 2027,
    ...more
  }: Partial<PremiePolis> & { today?: string; knownYear?: number } = {},
) =>
  nextFacturen(
    {
      polis: { ...polis, ...more },
      madeUntil: Temporal.PlainDate.from(today),
      premies,
      booksFrom: '2026-11-01',
      knownYear,
    },
    periode,
  ).map(({ datum, vanaf, tot, bedrag }) => [datum.toString(), vanaf, tot, bedrag]);

const invoiced = (...months: readonly string[]) =>
  months.map((month) => ({
    relatienummer: adult.relatienummer,
    month: `${month}-01`,
    bedrag: 15_845,
  }));
const year = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`);

describe('the next two invoices', () => {
  it.each<[Premieperiode, readonly unknown[]]>([
    ['maand', ['2027-01-01', '2027-01-01', '2027-02-01', 16_390]],
    ['kwartaal', ['2027-01-01', '2027-01-01', '2027-04-01', 49_170]],
    ['jaar', ['2027-01-01', '2027-01-01', '2028-01-01', 196_680]],
  ])('by %s begin with the rest of the current period', (periode, next) => {
    expect(of(periode)).toEqual([['2026-12-01', '2026-12-01', '2027-01-01', 15_845], next]);
  });

  it('begin after the months that were paid ahead', () => {
    expect(
      of('maand', { today: '2026-03-10', periode: 'jaar', invoiced: invoiced(...year) })[0],
    ).toEqual(['2027-01-01', '2027-01-01', '2027-02-01', 16_390]);
  });

  it('have no amount while the premium of their year is unknown', () => {
    const all = of('kwartaal', {
      today: '2026-07-10',
      knownYear: 2026,
      periode: 'kwartaal',
      invoiced: invoiced(...year.slice(6, 9)),
    });
    expect(all.map(([day, , , amount]) => [day, amount])).toEqual([
      ['2026-10-01', 47_535],
      ['2027-01-01', null],
    ]);
  });

  it('include the first one of a person who has just begun', () => {
    const fresh = { validFrom: '2026-11-20', verzekerden: [{ ...adult, validFrom: '2026-11-20' }] };
    expect(of('jaar', fresh)).toEqual([
      ['2026-11-23', '2026-11-20', '2026-12-01', 5_810],
      ['2026-12-01', '2026-12-01', '2027-01-01', 15_845],
    ]);
  });

  it('are none for somebody who leaves before the next one', () => {
    expect(of('jaar', { verzekerden: [{ ...adult, validUntil: '2026-12-01' }] })).toEqual([]);
  });
});
