import { describe, expect, it } from 'vitest';
import type { AheadFacts } from './ahead.queries.ts';
import { type Ahead, judgeAhead } from './ahead.rules.ts';
import {
  adult,
  exampleDekking,
  dekkingen,
  eigenRisicoAmounts,
  line,
} from '../../assess/examples.testing.ts';

const together = { name: 'Alternatieve zorg en brillen', maximumYear: 50_000 };

const facts: AheadFacts = {
  relatienummer: 'R1',
  geboortedatum: adult.geboorteDatum,
  insurances: adult.insurances,
  dekkingen: [
    ...dekkingen,
    exampleDekking(9, { zorgsoort: 'Bril en lenzen', pakket: 'AANVULLEND', shared: together }),
  ],
  amounts: eigenRisicoAmounts,
  usage: [],
  sharedUsage: [],
  termijnYears: [],
  sharers: [{ polisnummer: 'P1', jaar: 2026, count: 3, seen: 3 }],
  onderweg: 0,
};

const today = Temporal.PlainDate.from('2026-11-21');
const hospital = line({});
const glasses = line({ zorgsoort: 'Bril en lenzen' });

const tell = (asked: Partial<Ahead> = {}, known: Partial<AheadFacts> = {}) =>
  judgeAhead({ ...facts, ...known }, { maySeeCare: true, today, regels: [hospital], ...asked });

const sharersOf = (year: number, seen: number, polisnummer = 'P1') => ({
  sharers: [{ polisnummer, jaar: year, count: 3, seen }],
});

describe('judgeAhead', () => {
  it('judges line by line', () => {
    const { lines, reason } = tell({ regels: [hospital, line({ bedrag: 60_000 })] });
    expect(reason).toBeNull();
    expect(lines?.map(({ amounts }) => amounts.uitgekeerd)).toEqual([0, 21_500]);
  });

  it('judges as if received today: no care older than three years', () => {
    const old = line({ behandelDatum: '2023-11-21', zorgsoort: 'Huisarts' });
    const amounts = eigenRisicoAmounts.map((one) => ({ ...one, jaar: one.jaar - 1 }));
    const paidOn = (day: Temporal.PlainDate) =>
      tell({ regels: [old], today: day }, { amounts }).lines?.[0]?.amounts.uitgekeerd;
    expect(paidOn(today)).toBe(10_000);
    expect(paidOn(today.add({ days: 1 }))).toBe(0);
  });

  it('returns nothing for a person whose care is hidden, not even that own risk is unknown', () => {
    const hidden = { lines: null, reason: 'afgeschermd', atMost: null };
    expect(tell({ maySeeCare: false })).toEqual(hidden);
    expect(tell({ maySeeCare: false }, { amounts: [] })).toEqual(hidden);
  });

  it('returns nothing while the own risk of that year is unknown', () => {
    expect(tell({}, { amounts: [] })).toEqual({
      lines: null,
      reason: 'eigenRisicoOnbekend',
      atMost: null,
    });
  });
});

describe('a budget shared by everybody on the policy', () => {
  it.each([
    ['all of the others are visible', glasses, sharersOf(2026, 3), null],
    ['one of the others is hidden', glasses, sharersOf(2026, 2), 'gedeeldBudget'],
    ['one was hidden in another year', glasses, sharersOf(2025, 2), null],
    ['one is hidden on another policy', glasses, sharersOf(2026, 2, 'P2'), null],
    ['one is hidden and the care has no such budget', hospital, sharersOf(2026, 2), null],
    ['nobody shares it', glasses, { sharers: [] }, null],
  ])('is considered when %s', (_what, care, known, reason) =>
    expect(tell({ regels: [hospital, care] }, known).reason).toBe(reason),
  );

  it.each([0, 20_000, 50_000])(
    'gives the payout by the person’s own cover, whatever others used (%s cents)',
    (cents) => {
      const budget = { polisnummer: 'P1', merk: 'ZZ', pakket: 'AANVULLEND', jaar: 2026 } as const;
      const sharedUsage = [{ ...budget, shared: together, covered: cents }];
      const { atMost } = tell({ regels: [glasses] }, { ...sharersOf(2026, 2), sharedUsage });
      const unused = tell({ regels: [glasses] }).lines?.[0]?.amounts.uitgekeerd;
      expect([atMost, unused]).toEqual([10_000, 10_000]);
    },
  );
});
