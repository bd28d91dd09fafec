import { expect, test } from 'vitest';
import { type Betaling, leesStand, paginaVanStatus, type Stand, verderNaar } from './stand.ts';

const betaling = (status: Betaling['status']): Betaling => ({
  betalingId: 'b-1',
  status,
  bedrag: 15_420,
  betaalkenmerk: '5000056789012345',
  betalingsKenmerkOpgemaakt: '5000 0567 8901 2345',
  bijgewerktOp: '2026-11-21T12:00:00Z',
});
const bekend = (status: Betaling['status']): Stand => ({
  soort: 'bekend',
  betaling: betaling(status),
});

test.each([
  ['open', 'betalingAfhandeling'],
  ['inBehandeling', 'betalingAfhandeling'],
  ['betaald', 'betalingGelukt'],
  ['mislukt', 'betalingMislukt'],
  ['geannuleerd', 'betalingMislukt'],
  ['verlopen', 'betalingMislukt'],
] as const)('a payment that is %s belongs at %s', (status, pagina) => {
  expect(paginaVanStatus(status)).toBe(pagina);
});

test('no address says that it went well unless it was paid', () => {
  const standen: Stand[] = [
    { soort: 'geen' },
    ...(['open', 'inBehandeling', 'mislukt', 'geannuleerd', 'verlopen'] as const).map(bekend),
  ];
  for (const stand of standen) {
    expect(verderNaar('betalingGelukt', stand)).toMatch(/afhandeling|mislukt/);
  }
});

test('whoever is right stays, and the attempt goes along with who is not', () => {
  expect(verderNaar('betalingGelukt', bekend('betaald'))).toBeUndefined();
  expect(verderNaar('betalingAfhandeling', bekend('betaald'))).toBe(
    '/betaling/gelukt?betaling=b-1',
  );
  expect(verderNaar('betalingMislukt', { soort: 'geen' })).toBe('/betaling/afhandeling');
  // Where the server cannot say, the page says that, and asks again: nobody is sent to and fro.
  expect(verderNaar('betalingGelukt', { soort: 'onbekend' })).toBeUndefined();
});

const mislukt = (status: number) => leesStand({ gelukt: false, status, redenen: [] });

test('an answer without a payment is told apart from no answer', () => {
  expect(mislukt(404)).toEqual({ soort: 'geen' });
  expect([500, 503, 0].map((status) => mislukt(status).soort)).toEqual([
    'onbekend',
    'onbekend',
    'onbekend',
  ]);
  expect(leesStand({ gelukt: true, waarde: betaling('open') })).toEqual(bekend('open'));
});
