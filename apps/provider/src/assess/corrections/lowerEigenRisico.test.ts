import { describe, expect, it } from 'vitest';
import { booked, readable } from './booked.testing.ts';
import { exampleDekking } from '../examples.testing.ts';
import { type DueOfYear, lowerEigenRisico } from './lowerEigenRisico.ts';
import type { BookedLine } from './takeBack.ts';

const otherBrand = exampleDekking(3, { zorgsoort: 'Ziekenhuis', merk: 'AZVZ' });

const half: DueOfYear = { merk: 'ZZ', due: 19_100, inTermijnen: false };

const correcties = (books: readonly BookedLine[], year: DueOfYear = half) =>
  readable(lowerEigenRisico(books, year), books);

const why =
  'De verzekering geldt niet heel 2026. Daardoor is het eigen risico van 2026 lager geworden.';

describe('€ 385 of used own risk in a year of € 191', () => {
  const year = [booked(10_000, 10_000), booked(20_000, 20_000), booked(20_000, 8_500)];

  it('is lowered on the line judged last, and then on the one before it', () => {
    expect(correcties(year)).toEqual([
      {
        bill: 2,
        kind: 'verminderd',
        aantal: 0,
        remarks: [`${why} Je betaalt over deze zorg nu € 85,00 minder eigen risico.`],
        steps: [0, 0, 0, -8_500, 8_500],
      },
      {
        bill: 1,
        kind: 'verminderd',
        aantal: 0,
        remarks: [`${why} Je betaalt over deze zorg nu € 109,00 minder eigen risico.`],
        steps: [0, 0, 0, -10_900, 10_900],
      },
    ]);
  });

  it('refers to the settlement when it is paid in terms', () => {
    const [first] = correcties(year, { ...half, inTermijnen: true });
    expect(first?.remarks[0]).toContain('Dat telt mee in de eindafrekening van 2026.');
    expect(first?.steps).toEqual([0, 0, 0, 0, 0]);
  });

  it('leaves lines of another brand', () => {
    const other = booked(30_000, 30_000, { dekking: otherBrand });
    const refused = booked(5_000, 0, { dekking: null, notCovered: 5_000 });
    expect(correcties([...year, other, refused]).map(({ bill }) => bill)).toEqual([2, 1]);
  });

  it('is lowered to zero when the year has none left', () => {
    const all = correcties(year, { ...half, due: 0 });
    expect(all.map(({ steps }) => steps[3])).toEqual([-8_500, -20_000, -10_000]);
  });
});

it.each([
  ['less was used', 19_000],
  ['as much was used', 19_100],
  ['nothing was used', 0],
])('changes nothing where %s than the year has', (_what, used) => {
  expect(correcties([booked(40_000, used)])).toEqual([]);
});
