import { betaalverzoekTitles } from '@mijn/domain/factuur';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLegalOrder, isDue, type OpenPost, toVerrekeningen } from './verrekening.rules.ts';

const today = '2026-06-15';

const post = (kenmerk: string, own: Partial<OpenPost> = {}): OpenPost => ({
  kenmerk,
  open: 3_000,
  datum: '2026-05-01',
  titel: 'Factuur',
  uitersteBetaaldatum: '2026-06-30',
  incassoMislukt: false,
  inRegeling: false,
  ...own,
});

const open = (...amounts: readonly number[]) =>
  amounts.map((amount, i) => post(`F${i + 1}`, { open: amount, datum: `2026-05-0${i + 1}` }));

const setOff = (tegoed: number, ...amounts: readonly number[]) =>
  toVerrekeningen({ tegoed, dueOnly: false }, open(...amounts), today).map(
    ({ kenmerk, bedrag }) => [kenmerk, bedrag],
  );

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('toVerrekeningen', () => {
  it('sets off against the first invoice, then against the next', () => {
    expect(setOff(4_000, 3_000, 5_000)).toEqual([
      ['F1', 3_000],
      ['F2', 1_000],
    ]);
  });

  it.each([
    ['a cent less than the open amount', 2_999, [['F1', 2_999]]],
    ['exactly the open amount, without the next invoice', 3_000, [['F1', 3_000]]],
    [
      'a cent more than the open amount',
      3_001,
      [
        ['F1', 3_000],
        ['F2', 1],
      ],
    ],
    [
      'all open amounts, and leaves the rest for the payout',
      9_000,
      [
        ['F1', 3_000],
        ['F2', 5_000],
      ],
    ],
  ])('sets off %s', (_what, tegoed, expected) => {
    expect(setOff(tegoed, 3_000, 5_000)).toEqual(expected);
  });

  it('returns nothing without a credit or an open invoice', () => {
    expect(setOff(0, 3_000, 5_000)).toEqual([]);
    expect(setOff(4_000)).toEqual([]);
  });

  it('leaves invoices that are not due to the person, for an overpayment', () => {
    const posts = [post('F1'), post('F2', { titel: 'Aanmaning' })];
    expect(toVerrekeningen({ tegoed: 9_000, dueOnly: true }, posts, today)).toEqual([
      { kenmerk: 'F2', bedrag: 3_000 },
    ]);
  });
});

describe('isDue', () => {
  it.each([
    ['a request before its last day', {}, false],
    ['a request on its last day', { uitersteBetaaldatum: today }, false],
    ['a request after its last day', { uitersteBetaaldatum: '2026-06-14' }, true],
    ['a reminder, though it has a later last day', { titel: 'Herinnering' }, true],
    ['an Aanmaning, though it has a later last day', { titel: 'Aanmaning' }, true],
    ['a failed debit', { titel: null, uitersteBetaaldatum: null, incassoMislukt: true }, true],
    ['a debit that is planned', { titel: null, uitersteBetaaldatum: null }, false],
    ['an invoice in an arrangement', { titel: 'Aanmaning', inRegeling: true }, false],
  ] as const)('judges %s', (_what, own, expected) => {
    expect(isDue(post('F1', own), today)).toBe(expected);
  });
});

describe('inLegalOrder', () => {
  it('puts an Aanmaning before an older invoice that is not due', () => {
    const posts = [
      post('old', { datum: '2026-01-01' }),
      post('reminded', { titel: 'Herinnering' }),
      post('warned', { titel: 'Aanmaning' }),
      post('late', { uitersteBetaaldatum: '2026-06-01' }),
    ];
    expect(inLegalOrder(posts, today).map(({ kenmerk }) => kenmerk)).toEqual([
      'warned',
      'reminded',
      'late',
      'old',
    ]);
  });
});

const posts = fc
  .array(
    fc.record({
      open: fc.integer({ min: 1, max: 50_000 }),
      datum: fc.constantFrom('2026-01-01', '2026-03-01', '2026-05-01'),
      titel: fc.constantFrom(...betaalverzoekTitles, null),
      uitersteBetaaldatum: fc.constantFrom('2026-06-01', '2026-06-15', '2026-07-01', null),
      incassoMislukt: fc.boolean(),
      inRegeling: fc.boolean(),
    }),
  )
  .map((all) => all.map((own, i) => post(`F${i + 1}`, own)));

describe('a credit with any open invoices', () => {
  it('is set off as far as possible, and never above the open amount', () => {
    fc.assert(
      fc.property(fc.nat(100_000), posts, (tegoed, all) => {
        const done = toVerrekeningen({ tegoed, dueOnly: false }, all, today);
        expect(sum(done.map(({ bedrag }) => bedrag))).toBe(
          Math.min(tegoed, sum(all.map((one) => one.open))),
        );
        const openOf = new Map(all.map((one) => [one.kenmerk, one.open]));
        expect(done.filter(({ kenmerk, bedrag }) => bedrag > (openOf.get(kenmerk) ?? 0))).toEqual(
          [],
        );
      }),
    );
  });

  it('covers every due cent before any that is not due', () => {
    fc.assert(
      fc.property(fc.nat(100_000), posts, fc.boolean(), (tegoed, all, dueOnly) => {
        const paid = new Map(
          toVerrekeningen({ tegoed, dueOnly }, all, today).map(({ kenmerk, bedrag }) => [
            kenmerk,
            bedrag,
          ]),
        );
        const due = all.filter((one) => isDue(one, today));
        const dueIsPaid = due.every((one) => paid.get(one.kenmerk) === one.open);
        const others = all.filter((one) => !isDue(one, today) && paid.has(one.kenmerk));
        expect(others.length === 0 || dueIsPaid).toBe(true);
        expect(others.length === 0 || !dueOnly).toBe(true);
      }),
    );
  });
});
