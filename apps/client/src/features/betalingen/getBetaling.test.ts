import { expect, test } from 'vitest';
import { leesAntwoord } from '../../api/antwoord.ts';
import { ApiFout } from '../../api/apiFout.ts';
import type { LaderVraag } from '../../api/lader.ts';
import { getBetaling, getUitkomst } from './getBetaling.ts';

const betaling = (status: string) => ({
  betalingId: 'b-1',
  status,
  bedrag: 15_420,
  betaalkenmerk: '5000056789012345',
  betalingsKenmerkOpgemaakt: '5000 0567 8901 2345',
  bijgewerktOp: '2026-11-21T12:00:00Z',
});

/** A loader's question that is answered by `antwoord`; what was asked comes into `gevraagd`. */
function vraagDie(antwoord: () => unknown, zoek = 'betaling=b-1') {
  const gevraagd: unknown[] = [];
  const vraag: LaderVraag['vraag'] = async (_operatie, variabelen) => {
    gevraagd.push(variabelen);
    return leesAntwoord(Object(antwoord()));
  };
  const lader: Pick<LaderVraag, 'vraag' | 'zoek'> = { vraag, zoek: new URLSearchParams(zoek) };
  return { lader, gevraagd };
}
const antwoordMet = (status: string) => () => ({ data: { betaling: betaling(status) } });
const fout = (status: number) => () => ({
  data: { betaling: null },
  errors: [{ message: 'x', path: ['betaling'], extensions: { status } }],
});
const naar = (uit: unknown) => (uit instanceof Response ? uit.headers.get('location') : uit);

test('asks for the attempt in the address, or for the last one', async () => {
  const een = vraagDie(antwoordMet('open'));
  await getBetaling('betalingAfhandeling', een.lader);
  const laatste = vraagDie(antwoordMet('open'), '');
  await getBetaling('betalingAfhandeling', laatste.lader);

  expect([...een.gevraagd, ...laatste.gevraagd]).toEqual([
    { betalingId: 'b-1' },
    { betalingId: null },
  ]);
});

test.each([
  ['betalingAfhandeling', 'betaald', '/betaling/gelukt?betaling=b-1'],
  ['betalingAfhandeling', 'verlopen', '/betaling/mislukt?betaling=b-1'],
  ['betalingGelukt', 'geannuleerd', '/betaling/mislukt?betaling=b-1'],
  ['betalingGelukt', 'inBehandeling', '/betaling/afhandeling?betaling=b-1'],
  ['betalingMislukt', 'betaald', '/betaling/gelukt?betaling=b-1'],
] as const)('at %s a payment that is %s goes on to %s', async (hier, status, verder) => {
  const vraag = hier === 'betalingMislukt' ? getUitkomst : getBetaling;
  const uit = await vraag(hier, vraagDie(antwoordMet(status)).lader).catch(naar);

  expect(uit).toBe(verder);
});

test('no payment is said where one waits for it', async () => {
  const { lader } = vraagDie(fout(404), '');
  expect(await getBetaling('betalingAfhandeling', lader)).toEqual({ soort: 'geen' });
  expect(await getBetaling('betalingGelukt', lader).catch(naar)).toBe('/betaling/afhandeling');
});

test.each([
  ['the insurer', fout(503)],
  ['the gateway', () => Promise.reject(new ApiFout('weigering', 429))],
  ['the network', () => Promise.reject(new ApiFout('netwerk', 0))],
])('while %s fails nothing is said of the payment', async (_naam, antwoord) => {
  const { lader } = vraagDie(fout(503));
  const vraag: LaderVraag['vraag'] = async () => leesAntwoord(Object(await antwoord()));

  expect(await getBetaling('betalingGelukt', { ...lader, vraag })).toEqual({ soort: 'onbekend' });
});

test('a session that is over leads to the login, as on any screen', async () => {
  const { lader } = vraagDie(fout(401));
  await expect(getBetaling('betalingAfhandeling', lader)).rejects.toMatchObject({ status: 401 });
});
