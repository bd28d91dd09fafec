import { expect, test } from 'vitest';
import { betalingOf } from './betaling.testing.ts';
import { type Betaling, toPhase, pageOfStatus, type Phase, onwardTo } from './phase.ts';

const known = (status: Betaling['status']): Phase => ({
  kind: 'known',
  betaling: betalingOf(status),
});

test.each([
  ['open', 'betalingAfhandeling'],
  ['inBehandeling', 'betalingAfhandeling'],
  ['betaald', 'betalingGelukt'],
  ['mislukt', 'betalingMislukt'],
  ['geannuleerd', 'betalingMislukt'],
  ['verlopen', 'betalingMislukt'],
] as const)('has %s at %s', (status, page) => {
  expect(pageOfStatus(status)).toBe(page);
});

test('confirms success at no address unless it was paid', () => {
  const phases: Phase[] = [
    { kind: 'no' },
    ...(['open', 'inBehandeling', 'mislukt', 'geannuleerd', 'verlopen'] as const).map(known),
  ];
  for (const phase of phases) {
    expect(onwardTo('betalingGelukt', phase)).toMatch(/afhandeling|mislukt/);
  }
});

test('stays when the page is right, and takes the attempt along otherwise', () => {
  expect(onwardTo('betalingGelukt', known('betaald'))).toBeUndefined();
  expect(onwardTo('betalingAfhandeling', known('betaald'))).toBe('/betaling/gelukt?betaling=b-1');
  expect(onwardTo('betalingMislukt', { kind: 'no' })).toBe('/betaling/afhandeling');
  // When the status is unknown the page says so and asks again, without redirects.
  expect(onwardTo('betalingGelukt', { kind: 'unknown' })).toBeUndefined();
});

const failed = (status: number) => toPhase({ succeeded: false, status, redenen: [] });

test('distinguishes an answer without a payment from no answer', () => {
  expect(failed(404)).toEqual({ kind: 'no' });
  expect([500, 503, 0].map((status) => failed(status).kind)).toEqual([
    'unknown',
    'unknown',
    'unknown',
  ]);
  expect(toPhase({ succeeded: true, value: betalingOf('open') })).toEqual(known('open'));
});
