import { expect, it } from 'vitest';
import { counts } from './counts.ts';

const row = {
  nummer: 'D1',
  nieuw: false,
  uitgekeerdBedrag: null,
  soortIndiener: 'Verzekerde',
} as const;
const settled = { ...row, status: 'AFGEHANDELD', nieuw: true, uitgekeerdBedrag: 4_000 } as const;

it('counts judged claims that were not seen with what one gets of them, and claims under way', () => {
  expect(
    counts([
      { ...row, status: 'INGEDIEND' },
      { ...row, status: 'IN_BEHANDELING' },
      settled,
      { ...settled, nummer: 'D2', uitgekeerdBedrag: 0 },
      { ...settled, nieuw: false },
    ]),
  ).toEqual({ nieuw: ['D1', 'D2'], gets: 4_000, underWay: 2 });
});

it('gives nobody what a care provider is paid', () => {
  expect(counts([{ ...settled, soortIndiener: 'Zorgverlener' }]).gets).toBe(0);
});
