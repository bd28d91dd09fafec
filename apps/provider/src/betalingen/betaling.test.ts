import { waitFor } from '@mijn/dev-env/waitFor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ProefProvider } from '../testhulp/proefProvider.ts';
import { manieren, startZonder } from '../testhulp/zonderToegang.ts';
import {
  betaal,
  boekhouding,
  dienstIdUit,
  maakVerzoek,
  redirectUit,
  stand,
} from './betalen.testhulp.ts';
import { type Kassa, type KassaStatus, startKassa } from './kassa.testhulp.ts';

let kassa: Kassa;
let insurer: ProefProvider;
beforeAll(async () => {
  kassa = await startKassa();
});
beforeEach(() => {
  kassa.storing = () => undefined;
});
afterAll(() => kassa.close());

const rustig = { afstemPauzesMs: [3_600_000], geduldMs: 300 };
const vraag = (als: string | undefined, id: string) =>
  insurer.vraag(`/uitbreidingen/betalingen/${id}`, als);

/** Starts paying, and lets two seconds go by. */
async function begin(roepnaam: string) {
  const kenmerk = await maakVerzoek(insurer, roepnaam, [5_000]);
  const redirect = redirectUit(await betaal(insurer, roepnaam.toLowerCase(), kenmerk));
  const { pogingen } = await boekhouding(insurer, kenmerk);
  await insurer.sql(`UPDATE verzekeraar.betaling SET bekeken_op = NULL`);
  const zet = (status: KassaStatus): void => {
    const betaling = kassa.betalingen.get(dienstIdUit(redirect));
    if (betaling) betaling.status = status;
  };
  return { kenmerk, betalingId: pogingen[0]?.betaling_id ?? '', zet };
}

const onbekend = [
  '00000000-0000-4000-8000-000000000000',
  'x',
  'Laatste',
  '%00',
  '%25',
  "'%20OR%20true--",
  '9'.repeat(500),
  'undefined',
];

const onbekendeKenmerken = [
  '0000000000000000',
  '5000056789012345',
  'x',
  '',
  '%00',
  '\0',
  '1'.repeat(40),
  ' ',
];

describe.each(manieren)('an attempt to pay, %s', (manier) => {
  beforeAll(async () => {
    insurer = await startZonder(manier, { betaaldienst: kassa.config(rustig) });
  });
  afterAll(() => insurer.stop());

  it('is shown to who made it; to others it does not exist, byte for byte', async () => {
    const { betalingId } = await begin('Sanne');
    expect((await vraag('sanne', betalingId)).status).toBe(200);
    const maatstaf = await vraag('jan', onbekend[0] ?? '');
    expect([maatstaf.status, maatstaf.tekst]).toEqual([404, '{"status":404}']);
    for (const wie of ['jan', 'daan', 'bram', 'mila', 'piet']) {
      expect([wie, await vraag(wie, betalingId)]).toEqual([wie, maatstaf]);
    }
    for (const id of onbekend) expect([id, await vraag('sanne', id)]).toEqual([id, maatstaf]);
    expect(await vraag('daan', 'laatste')).toEqual(maatstaf);
    expect((await vraag(undefined, betalingId)).status).toBe(401);
    expect(
      (await insurer.vraag('/uitbreidingen/betalingen/laatste', 'sanne', { niveau: 20 })).status,
    ).toBe(403);
  });

  it('is started by who owes it: foreign, unknown and malformed are the same bytes', async () => {
    const kenmerk = await maakVerzoek(insurer, 'Sanne', [5_000]);
    const maatstaf = await betaal(insurer, 'sanne', onbekendeKenmerken[0]);
    expect([maatstaf.status, maatstaf.tekst]).toEqual([404, '{"status":{"status":404}}']);
    for (const wie of ['jan', 'daan', 'bram', 'mila', 'piet']) {
      expect([wie, await betaal(insurer, wie, kenmerk)]).toEqual([wie, maatstaf]);
    }
    for (const ander of onbekendeKenmerken) {
      expect([ander, await betaal(insurer, 'sanne', ander)]).toEqual([ander, maatstaf]);
    }
    expect(kassa.van(kenmerk)).toEqual([]);
  });

  it('is started by nobody without a token, with a level that is too low, or from the staff', async () => {
    const kenmerk = await maakVerzoek(insurer, 'Sanne', [5_000]);
    expect((await betaal(insurer, undefined, kenmerk)).status).toBe(401);
    const als = (anders: object) =>
      insurer.vraag('/betalingen', 'sanne', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ betaalkenmerk: kenmerk }),
        ...anders,
      });
    expect((await als({ niveau: 20 })).status).toBe(403);
    expect((await als({ actor: 'medewerker-7', reden: 'vraag' })).status).toBe(403);
    expect((await als({ body: '{"betaalkenmerk":1}' })).status).toBe(400);
    expect(
      (await als({ body: JSON.stringify({ betaalkenmerk: kenmerk, bedrag: 1 }) })).status,
    ).toBe(400);
    expect(kassa.van(kenmerk)).toEqual([]);
  });
});

describe('who comes back from paying', () => {
  beforeAll(async () => {
    insurer = await startZonder('as it is', { betaaldienst: kassa.config(rustig) });
  });
  afterAll(() => insurer.stop());

  it.each([
    ['paid', 'betaald'],
    ['pending', 'inBehandeling'],
    ['failed', 'mislukt'],
    ['canceled', 'geannuleerd'],
    ['expired', 'verlopen'],
    ['open', 'open'],
  ] as const)('is told what the payment provider says: %s is %s', async (status, woord) => {
    const { betalingId, zet, kenmerk } = await begin('Jan');
    zet(status);
    expect(await stand(insurer, 'jan', betalingId)).toMatchObject({ betalingId, status: woord });
    const geboekt = status === 'paid' ? 5_000 : 0;
    expect(await boekhouding(insurer, kenmerk)).toMatchObject({ geboekt, tegoed: 0 });
  });

  it('is never told “betaald” while the payment provider does not say so', async () => {
    const { betalingId, zet } = await begin('Jan');
    zet('paid');
    for (const storing of ['weg', 'half', 'kwijt', 'html', 'onzin', 'fout', 'traag'] as const) {
      kassa.storing = () => storing;
      await insurer.sql(`UPDATE verzekeraar.betaling SET bekeken_op = NULL`);
      expect(await stand(insurer, 'jan', betalingId)).toMatchObject({ status: 'open' });
    }
    kassa.storing = () => undefined;
    await insurer.sql(`UPDATE verzekeraar.betaling SET bekeken_op = NULL`);
    expect(await stand(insurer, 'jan', betalingId)).toMatchObject({ status: 'betaald' });
  });

  it('without an id gets the last attempt of 24 hours, and none after that', async () => {
    await begin('Fatima');
    const { betalingId } = await begin('Fatima');
    expect(await stand(insurer, 'fatima')).toMatchObject({ betalingId });
    await insurer.sql(`SET session_replication_role = replica;
      UPDATE verzekeraar.betaling SET aangemaakt_op = now() - interval '25 hours';
      SET session_replication_role = origin`);
    expect((await vraag('fatima', 'laatste')).status).toBe(404);
    expect((await vraag('fatima', betalingId)).status).toBe(200);
  });
});

describe('an insurer without a payment provider, or without extensions', () => {
  it('cannot be paid online, and says so', async () => {
    insurer = await startZonder('as it is');
    const kenmerk = await maakVerzoek(insurer, 'Jan', [5_000]);
    const { status, headers } = await betaal(insurer, 'jan', kenmerk);
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect((await betaal(insurer, 'daan', kenmerk)).status).toBe(404);
    expect((await boekhouding(insurer, kenmerk)).pogingen).toEqual([]);
    await insurer.stop();
  });

  it('can be paid without extensions: reconciliation finds it', async () => {
    const betaaldienst = kassa.config({ afstemPauzesMs: [50], geduldMs: 300 });
    insurer = await startZonder('as it is', { betaaldienst, uitbreidingen: false });
    const { kenmerk, zet } = await begin('Jan');
    expect((await vraag('jan', 'laatste')).status).toBe(404);
    zet('paid');
    await waitFor('the booking', async () => (await boekhouding(insurer, kenmerk)).open === 0);
    await insurer.stop();
  });
});
