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
] as const)('a payment that is %s belongs at %s', (status, page) => {
  expect(pageOfStatus(status)).toBe(page);
});

test('no address says that it went well unless it was paid', () => {
  const phases: Phase[] = [
    { kind: 'no' },
    ...(['open', 'inBehandeling', 'mislukt', 'geannuleerd', 'verlopen'] as const).map(known),
  ];
  for (const phase of phases) {
    expect(onwardTo('betalingGelukt', phase)).toMatch(/afhandeling|mislukt/);
  }
});

test('whoever is right stays, and the attempt goes along with who is not', () => {
  expect(onwardTo('betalingGelukt', known('betaald'))).toBeUndefined();
  expect(onwardTo('betalingAfhandeling', known('betaald'))).toBe('/betaling/gelukt?betaling=b-1');
  expect(onwardTo('betalingMislukt', { kind: 'no' })).toBe('/betaling/afhandeling');
  // Where the server cannot say, the page says that, and asks again: nobody is sent to and fro.
  expect(onwardTo('betalingGelukt', { kind: 'unknown' })).toBeUndefined();
});

const failed = (status: number) => toPhase({ succeeded: false, status, redenen: [] });

test('an answer without a payment is told apart from no answer', () => {
  expect(failed(404)).toEqual({ kind: 'no' });
  expect([500, 503, 0].map((status) => failed(status).kind)).toEqual([
    'unknown',
    'unknown',
    'unknown',
  ]);
  expect(toPhase({ succeeded: true, value: betalingOf('open') })).toEqual(known('open'));
});
