import { expect, it } from 'vitest';
import { triedTogether } from './PayTogether.tsx';

const today = '2026-11-21';

const asked = (kenmerk: string, betalingId?: string, sinds = today) => ({
  betalingsKenmerk: kenmerk,
  betaling: betalingId === undefined ? null : { betalingId, status: 'geannuleerd' as const, sinds },
});

it('restores the choice of the one payment of today', () => {
  const all = [asked('1', 'b-2'), asked('2'), asked('3', 'b-2'), asked('4', 'b-1')];
  expect(triedTogether(all, today)).toEqual(['1', '3']);
});

it.each([
  ['none was begun', [asked('1'), asked('2')]],
  ['each was paid by itself', [asked('1', 'b-1'), asked('2', 'b-2')]],
  ['it was another day', [asked('1', 'b-1', '2026-11-20'), asked('2', 'b-1', '2026-11-20')]],
  [
    'nobody can say which was the last',
    [asked('1', 'b-1'), asked('2', 'b-1'), asked('3', 'b-2'), asked('4', 'b-2')],
  ],
])('leaves nothing out when %s', (_when, all) => {
  expect(triedTogether(all, today)).toBeUndefined();
});
