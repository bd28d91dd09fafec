import { describe, expect, it } from 'vitest';
import { adult, dekkingen, eigenRisicoAmounts } from '../assess/examples.testing.ts';
import type { PastLine, VerwachtingFacts } from './verwachting.queries.ts';
import { forecast } from './verwachting.rules.ts';

const today = Temporal.PlainDate.from('2026-09-10');
const seen = { today, maySeeCare: true };

function care(day: string, basis: number, own: Partial<PastLine> = {}): PastLine {
  const line = { merk: 'ZZ', pakket: 'BASIS', bears: true, eigenRisico: 0 } as const;
  return { ...line, day, handledOn: day, basis, ...own };
}

const facts: VerwachtingFacts = {
  relatienummer: 'R1',
  geboortedatum: adult.geboorteDatum,
  insurances: adult.insurances,
  dekkingen,
  amounts: eigenRisicoAmounts.filter(({ jaar }) => jaar === 2026),
  usage: [
    {
      jaar: 2026,
      merk: 'ZZ',
      pakket: 'BASIS',
      zorgsoort: 'Ziekenhuis',
      eigenRisico: 10_000,
      aantal: 0,
      covered: 10_000,
      bijdrage: 0,
    },
  ],
  lines: [
    care('2026-03-01', 10_000, { eigenRisico: 10_000 }),
    // Irrelevant for the rest of the year: before today's date, exempt from own risk, or of a package.
    care('2025-09-10', 99_000),
    care('2025-11-01', 99_000, { bears: false }),
    care('2025-11-01', 99_000, { pakket: 'AANVULLEND' }),
    care('2025-10-05', 4_000),
    care('2025-12-24', 3_000),
    care('2024-10-01', 12_000),
  ],
  open: [],
  termijnBrands: [],
  verplicht: eigenRisicoAmounts.map(({ verplicht: bedrag, ...row }) => ({ ...row, bedrag })),
};
const of = (own: Partial<VerwachtingFacts>, how = seen) =>
  forecast({ ...facts, ...own }, 'ZZ', how);

const until = (validUntil: string) => adult.insurances.map((period) => ({ ...period, validUntil }));

describe('forecast', () => {
  it('adds to the usage the range that the same rest of earlier years brought', () => {
    expect(of({})).toEqual({
      year: 2026,
      total: 48_500,
      used: 10_000,
      // 2023 has no lines.
      minimum: 10_000,
      maximum: 22_000,
      open: { count: 0, bedrag: 0 },
      earlier: [
        { year: 2025, bedrag: 7_000 },
        { year: 2024, bedrag: 12_000 },
        { year: 2023, bedrag: 0 },
      ],
      usedUpOn: undefined,
      usedUpFrom: undefined,
      inTermijnen: false,
      reasons: [],
    });
  });

  it('counts claims in progress by the engine, and leaves out their contribution', () => {
    const bill = { day: '2026-09-01', submittedOn: '2026-09-08', bedrag: 6_000 };
    const open = [
      { ...bill, nummer: 'D2026-1', zorgsoort: 'Medicijnen' },
      { ...bill, nummer: 'D2026-2', zorgsoort: 'Huisarts' },
      { ...bill, nummer: 'D2026-2', zorgsoort: 'Huisarts' },
    ];
    expect(of({ open })).toMatchObject({ open: { count: 2, bedrag: 5_000 }, maximum: 27_000 });
  });

  it('returns when own risk may be used up, or when it was', () => {
    const lines = [...facts.lines, care('2025-10-20', 40_000)];
    expect(of({ lines })).toMatchObject({ maximum: 48_500, usedUpFrom: '2026-10-20' });
    const used = [
      care('2026-02-02', 30_000, { eigenRisico: 30_000, handledOn: '2026-07-01' }),
      care('2026-03-03', 18_500, { eigenRisico: 18_500, handledOn: '2026-05-01' }),
    ];
    expect(of({ lines: used })).toMatchObject({
      minimum: 48_500,
      maximum: 48_500,
      usedUpOn: '2026-07-01',
      usedUpFrom: undefined,
    });
  });

  it('may be used up from today when claims in progress exhaust it, even without further care', () => {
    const bill = { nummer: 'D2026-1', day: '2026-09-01', submittedOn: '2026-09-08' };
    const open = [{ ...bill, zorgsoort: 'Ziekenhuis', bedrag: 50_000 }];
    const none = facts.lines.slice(0, 1);
    expect(of({ open, lines: none })).toMatchObject({
      maximum: 48_500,
      usedUpFrom: '2026-09-10',
    });
    expect(of({ open })?.usedUpFrom).toBe('2026-09-10');
  });

  it('maps earlier care on a leap day to a day that exists this year', () => {
    const lines = [care('2024-02-29', 99_000)];
    const early = { today: Temporal.PlainDate.from('2026-01-10'), maySeeCare: true };
    expect(of({ lines }, early)).toMatchObject({ usedUpFrom: '2026-03-01' });
  });

  it('returns undefined after the insurance has ended, and counts no care after a known end', () => {
    expect(of({ insurances: until('2026-09-10') })).toBeUndefined();
    const ends = of({ insurances: until('2026-10-06') });
    expect(ends?.earlier.map(({ bedrag }) => bedrag).slice(0, 2)).toEqual([4_000, 12_000]);
  });

  it('returns only an upper bound without earlier years', () => {
    const [insurance] = adult.insurances;
    const insurances = insurance ? [{ ...insurance, validFrom: '2026-01-01' }] : [];
    expect(of({ insurances })).toMatchObject({
      minimum: 10_000,
      maximum: 48_500,
      earlier: [],
      reasons: ['geenEerdereJaren'],
    });
  });

  it('uses amounts only where the care is hidden, independent of the kind of care', () => {
    const hidden = { today, maySeeCare: false };
    const bill = { nummer: 'D2026-1', day: '2026-09-01', submittedOn: '2026-09-08' };
    const open = [{ ...bill, zorgsoort: 'Huisarts', bedrag: 6_000 }];
    const one = of({ open }, hidden);
    expect(one).toMatchObject({ earlier: [], open: { bedrag: 6_000 }, reasons: ['afgeschermd'] });
    const other = open.map((declaratie) => ({ ...declaratie, zorgsoort: 'Ziekenhuis' }));
    const lines = facts.lines.map((line) => ({ ...line, bears: !line.bears }));
    expect(of({ open: other, lines }, hidden)).toEqual(one);
  });

  it.each([
    ['seen', { maySeeCare: true }, { bedrag: 4_000 }],
    ['hidden', { maySeeCare: false }, { bedrag: 4_000 }],
  ])('caps each treatment at the maximum of the brand, where care is %s', (_, how, open) => {
    const amounts = facts.amounts.map((row) => ({ ...row, maximumPerTreatment: 4_000 }));
    const bill = { day: '2026-09-01', submittedOn: '2026-09-08', bedrag: 6_000 };
    const under = { ...bill, nummer: 'D2026-1', zorgsoort: 'Ziekenhuis' };
    const result = of({ amounts, open: [under] }, { today, ...how });
    expect(result?.open).toMatchObject(open);
    if (how.maySeeCare) {
      expect(result?.earlier.map(({ bedrag }) => bedrag)).toEqual([7_000, 4_000, 0]);
      expect(result?.maximum).toBe(10_000 + 4_000 + 7_000);
    }
  });

  it('returns undefined for a child, and where the amount is unknown', () => {
    expect(of({ geboortedatum: '2015-01-01' })).toBeUndefined();
    expect(of({ amounts: [] })).toBeUndefined();
  });
});
