import { describe, expect, it } from 'vitest';
import { booked, hospital, readable } from './booked.testing.ts';
import { adult, exampleDekking, dekkingen, eigenRisicoAmounts } from '../examples.testing.ts';
import { type BookedLine, type YearFacts, takeBack } from './takeBack.ts';

const facts: YearFacts = { person: adult, dekkingen, eigenRisicoAmounts, inTermijnen: [] };

const correcties = (books: readonly BookedLine[], taken: BookedLine | undefined, own = facts) =>
  readable(takeBack(books, taken!, own), books);

const takenBack =
  'De zorgverlener heeft deze nota teruggenomen. Daarom telt deze zorg niet meer mee.';
const shifted = 'Een eerdere nota van 2026 is teruggenomen. Daardoor veranderde deze regel.';

describe('€ 485 of own risk, used by bills of € 300, € 250 and € 100 in hospital', () => {
  const year = [booked(30_000, 30_000), booked(25_000, 18_500), booked(10_000, 0)];

  it('moves to the later bills when the first is taken back', () => {
    expect(correcties(year, year[0])).toEqual([
      {
        bill: 0,
        kind: 'teruggenomen',
        aantal: -1,
        remarks: [takenBack],
        steps: [-30_000, 0, 0, -30_000, 0],
      },
      {
        bill: 1,
        kind: 'verschoven',
        aantal: 0,
        remarks: [`${shifted} Je betaalt over deze zorg nu € 65,00 meer eigen risico.`],
        steps: [0, 0, 0, 6_500, -6_500],
      },
      {
        bill: 2,
        kind: 'verschoven',
        aantal: 0,
        remarks: [`${shifted} Je betaalt over deze zorg nu € 100,00 meer eigen risico.`],
        steps: [0, 0, 0, 10_000, -10_000],
      },
    ]);
  });

  it('stays with the earlier bills when a later one is taken back', () => {
    const middle = correcties(year, year[1]);
    expect(middle.map(({ bill, steps }) => [bill, ...steps])).toEqual([
      [1, -25_000, 0, 0, -18_500, -6_500],
      [2, 0, 0, 0, 10_000, -10_000],
    ]);
    const last = correcties(year, year[2]);
    expect(last.map(({ bill, steps }) => [bill, ...steps])).toEqual([
      [2, -10_000, 0, 0, 0, -10_000],
    ]);
  });

  it('is deferred to the settlement when it is now paid in terms', () => {
    const [first, second] = correcties(year, year[0], { ...facts, inTermijnen: ['ZZ/2026'] });
    expect(first?.steps).toEqual([-30_000, 0, 0, 0, -30_000]);
    expect(second?.steps).toEqual([0, 0, 0, 0, 0]);
    expect(second?.remarks).toEqual([
      `${shifted} Je betaalt over deze zorg nu € 65,00 meer eigen risico. Dat telt mee in de eindafrekening van 2026.`,
    ]);
  });

  it('is not affected by terms of another brand or year', () => {
    const inTermijnen = ['ZZ/2025', 'AZVZ/2026'];
    expect(correcties(year, year[0], { ...facts, inTermijnen })).toEqual(correcties(year, year[0]));
  });

  it('keeps cents, year and cover of the booked line', () => {
    const [, second] = takeBack(year, year[0]!, facts);
    expect(second?.outcome).toMatchObject({
      jaar: 2026,
      dekking: hospital,
      amounts: {
        gedeclareerd: 0,
        compulsoryEigenRisico: 6_500,
        voluntaryEigenRisico: 0,
        inTermijnen: 0,
        uitgekeerd: -6_500,
      },
    });
  });

  it('is unchanged on a bill that the engine would judge differently', () => {
    const before = booked(30_000, 30_000);
    const judged = booked(25_000, 18_500);
    expect(correcties([before, judged], before)).toHaveLength(2);
    for (const other of [
      { ...judged, eigenRisico: 18_000 },
      { ...judged, notCovered: 100 },
      { ...judged, wettelijkeBijdrage: 100 },
      { ...judged, dekking: { ...hospital, dekkingId: 9 } },
    ]) {
      expect(correcties([before, other], before)).toHaveLength(1);
    }
  });
});

describe('a statutory contribution with a yearly maximum', () => {
  it('moves to the later bill when the earlier one is taken back, and replaces own risk', () => {
    const transport = exampleDekking(9, { bijdragePercentage: 100, yearlyBijdrageMaximum: 12_600 });
    const year = [
      booked(10_000, 0, { dekking: transport, wettelijkeBijdrage: 10_000 }),
      booked(6_000, 3_400, { dekking: transport, wettelijkeBijdrage: 2_600 }),
    ];
    const [first, second] = correcties(year, year[0], { ...facts, dekkingen: [transport] });
    expect(first?.steps).toEqual([-10_000, 0, -10_000, 0, 0]);
    expect(second?.steps).toEqual([0, 0, 3_400, -3_400, 0]);
    expect(second?.remarks).toEqual([
      `${shifted} Je betaalt over deze zorg nu € 34,00 minder eigen risico. Je betaalt voor deze zorg nu € 34,00 meer wettelijke eigen bijdrage.`,
    ]);
  });
});

describe('a budget', () => {
  const plain = { pakket: 'AANVULLEND', eigenRisico: false } as const;

  it('becomes available to a later bill that was paid in part or not at all', () => {
    const dekking = exampleDekking(7, { ...plain, maximumYear: 36_000 });
    const own = { ...facts, dekkingen: [dekking] };
    const partly = [
      booked(30_000, 0, { dekking }),
      booked(10_000, 0, { dekking, notCovered: 4_000 }),
    ];
    expect(correcties(partly, partly[0], own)).toEqual([
      expect.objectContaining({ bill: 0, aantal: -1, steps: [-30_000, 0, 0, 0, -30_000] }),
      {
        bill: 1,
        kind: 'verschoven',
        aantal: 0,
        remarks: [`${shifted} Van deze zorg is nu € 40,00 minder niet vergoed.`],
        steps: [0, -4_000, 0, 0, 4_000],
      },
    ]);
    const used = [
      booked(36_000, 0, { dekking }),
      booked(10_000, 0, { dekking, notCovered: 10_000 }),
    ];
    const [, second] = correcties(used, used[0], own);
    expect(second).toMatchObject({ aantal: 1, steps: [0, -10_000, 0, 0, 10_000] });
  });

  it('counts the treatments of each bill where these are limited', () => {
    const dekking = exampleDekking(7, { ...plain, maximumTreatments: 3 });
    const year = [
      booked(20_000, 0, { dekking, aantal: 2 }),
      booked(10_000, 0, { dekking, aantal: 1 }),
      booked(20_000, 0, { dekking, aantal: 2, notCovered: 20_000 }),
    ];
    const own = { ...facts, dekkingen: [dekking] };
    const changes = (taken: number) =>
      correcties(year, year[taken], own).map(({ bill, aantal, steps }) => [bill, aantal, steps[4]]);
    expect(changes(0)).toEqual([
      [0, -2, -20_000],
      [2, 2, 20_000],
    ]);
    // Two treatments, one of which was covered.
    expect(changes(1)).toEqual([
      [1, -1, -10_000],
      [2, 2, 10_000],
    ]);
    // The treatments that were not covered had used nothing.
    expect(changes(2)).toEqual([[2, 0, 0]]);
  });
});

it('changes no other bill when a refused one is taken back, and never changes a refused one', () => {
  const refused = { dekking: null, notCovered: 10_000 };
  const year = [booked(10_000, 0, refused), booked(10_000, 10_000), booked(10_000, 0, refused)];
  expect(correcties(year, year[0])).toEqual([
    {
      bill: 0,
      kind: 'teruggenomen',
      aantal: 0,
      remarks: [takenBack],
      steps: [-10_000, -10_000, 0, 0, 0],
    },
  ]);
  expect(correcties(year, year[1]).map(({ bill }) => bill)).toEqual([1]);
});
