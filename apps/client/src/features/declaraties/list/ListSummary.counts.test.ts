import { expect, it } from 'vitest';
import { counts } from './ListSummary.tsx';

const row = {
  nummer: 'D1',
  nieuw: false,
  uitgekeerdBedrag: null,
  uitbetaaldOp: null,
  soortIndiener: 'Verzekerde',
} as const;
const handled = { ...row, status: 'AFGEHANDELD', nieuw: true, uitgekeerdBedrag: 4_000 } as const;
const today = '2026-11-21';

it('counts new decisions with their payouts, and claims under way', () => {
  expect(
    counts(
      [
        { ...row, status: 'INGEDIEND' },
        { ...row, status: 'IN_BEHANDELING' },
        handled,
        { ...handled, nummer: 'D2', uitgekeerdBedrag: 0 },
        { ...handled, nieuw: false },
      ],
      today,
    ),
  ).toEqual({ nieuw: ['D1', 'D2'], gets: 4_000, paid: false, underWay: 2 });
});

it('counts no payouts to care providers', () => {
  expect(counts([{ ...handled, soortIndiener: 'Zorgverlener' }], today).gets).toBe(0);
});

it.each([
  ['was transferred', [today], true],
  ['is still to be transferred', ['2026-11-22'], false],
  ['was transferred in part', [today, '2026-11-22'], false],
])('sees whether a payout %s', (_what, days, paid) => {
  const rows = days.map((uitbetaaldOp) => ({ ...handled, uitbetaaldOp }));
  const nothing = { ...handled, uitgekeerdBedrag: 0 };
  expect(counts([...rows, nothing], today).paid).toBe(paid);
});
