import { bsnVan } from '@mijn/testdata/bouwRelatie';
import { waitFor } from '@mijn/dev-env/waitFor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maakToken, type ProefProvider, startProefProvider } from '../testhulp/proefProvider.ts';
import {
  betaal,
  boekhouding,
  dienstIdUit,
  maakVerzoek,
  meld,
  meldingToken,
  redirectUit,
  stand,
} from './betalen.testhulp.ts';
import { type Kassa, type KassaBetaling, startKassa } from './kassa.testhulp.ts';

// Reconciliation does not help here: what is booked, a webhook has brought.
const rustig = { afstemPauzesMs: [3_600_000], geduldMs: 500 };
let kassa: Kassa;
let insurer: ProefProvider;
beforeAll(async () => {
  kassa = await startKassa();
  insurer = await startProefProvider({ betaaldienst: kassa.config(rustig) });
});
beforeEach(() => {
  kassa.storing = () => undefined;
});
afterAll(async () => {
  await insurer.stop();
  await kassa.close();
});

/** A payment request with an attempt that is under way, and its payment at the stub. */
async function begin(bedragen = [5_000]): Promise<{ kenmerk: string; betaling: KassaBetaling }> {
  const kenmerk = await maakVerzoek(insurer, 'Jan', bedragen);
  const id = dienstIdUit(redirectUit(await betaal(insurer, 'jan', kenmerk)));
  const betaling = kassa.betalingen.get(id);
  if (!betaling) throw new Error('no payment');
  return { kenmerk, betaling };
}

const boeken = (kenmerk: string) => boekhouding(insurer, kenmerk);
const laatste = async (kenmerk: string) => (await boeken(kenmerk)).pogingen.at(-1)?.status;

/** Waits until every webhook that was passed on has been dealt with. */
const verwerkt = () =>
  waitFor('the queue to be empty', async () => {
    const rijen = await insurer.sql(
      `SELECT FROM taken.job WHERE name = 'betaalmelding' AND state IN ('created', 'retry', 'active')`,
    );
    return rijen.length === 0;
  });
const wachtOp = (kenmerk: string, status: string) =>
  waitFor(`payment ${status}`, async () => (await laatste(kenmerk)) === status);

describe('a webhook that is passed on', () => {
  it('brings an id only: the payment is fetched, booked and logged', async () => {
    const { kenmerk, betaling } = await begin([5_000, 700]);
    betaling.status = 'paid';
    const { status, tekst } = await meld(insurer, betaling.id);
    expect([status, tekst]).toEqual([202, '{"status":202}']);
    await wachtOp(kenmerk, 'betaald');
    expect(await boeken(kenmerk)).toMatchObject({ geboekt: 5_700, open: 0, tegoed: 0 });
    expect(await stand(insurer, 'jan')).toMatchObject({ status: 'betaald', bedrag: 57 });
    const stappen = await insurer.sql(`SELECT s.naar, s.bron FROM verzekeraar.betaling_stap s
      JOIN verzekeraar.betaling USING (betaling_id) WHERE dienst_id = '${betaling.id}' ORDER BY volgnummer`);
    expect(stappen).toEqual([
      { naar: 'aangemaakt', bron: 'start' },
      { naar: 'open', bron: 'start' },
      { naar: 'betaald', bron: 'webhook' },
    ]);
  });

  it('twenty times at once, through two copies, books once', async () => {
    const { kenmerk, betaling } = await begin();
    const kopie = await insurer.startKopie();
    betaling.status = 'paid';
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => meld(i % 2 ? insurer : kopie, betaling.id)),
    );
    await wachtOp(kenmerk, 'betaald');
    await meld(insurer, betaling.id);
    await verwerkt();
    await kopie.stop();
    expect(await boeken(kenmerk)).toMatchObject({ geboekt: 5_000, open: 0, tegoed: 0 });
  });

  it('comes before we know the payment, since its answer was lost: found by our own reference', async () => {
    const kenmerk = await maakVerzoek(insurer, 'Jan', [5_000]);
    kassa.storing = (vraag) => (vraag.startsWith('POST') ? 'kwijt' : undefined);
    expect((await betaal(insurer, 'jan', kenmerk)).status).toBe(503);
    const [betaling] = kassa.van(kenmerk);
    if (betaling) betaling.status = 'paid';
    await meld(insurer, betaling?.id);
    await wachtOp(kenmerk, 'betaald');
    expect((await boeken(kenmerk)).pogingen).toMatchObject([{ dienst_id: betaling?.id }]);
  });

  it('tells late that it was paid, after it had expired', async () => {
    const { kenmerk, betaling } = await begin();
    betaling.status = 'expired';
    await meld(insurer, betaling.id);
    await wachtOp(kenmerk, 'verlopen');
    expect(await boeken(kenmerk)).toMatchObject({ geboekt: 0, open: 5_000 });
    betaling.status = 'paid';
    await meld(insurer, betaling.id);
    await wachtOp(kenmerk, 'betaald');
    betaling.status = 'expired';
    await meld(insurer, betaling.id);
    await verwerkt();
    expect(await laatste(kenmerk)).toBe('betaald');
    expect(await boeken(kenmerk)).toMatchObject({ geboekt: 5_000, open: 0, tegoed: 0 });
  });

  it('about an old attempt that was paid after all: the new one is cancelled, so that nobody pays twice', async () => {
    const { kenmerk, betaling: oud } = await begin();
    oud.status = 'expired';
    await meld(insurer, oud.id);
    await wachtOp(kenmerk, 'verlopen');
    const nieuw = dienstIdUit(redirectUit(await betaal(insurer, 'jan', kenmerk)));
    oud.status = 'paid';
    await meld(insurer, oud.id);
    await wachtOp(kenmerk, 'geannuleerd');
    expect(kassa.betalingen.get(nieuw)?.status).toBe('canceled');
    expect(await boeken(kenmerk)).toMatchObject({ geboekt: 5_000, open: 0, tegoed: 0 });
  });

  it('about two attempts that were both paid: what is too much is kept to be paid back', async () => {
    const { kenmerk, betaling: oud } = await begin();
    oud.status = 'expired';
    await meld(insurer, oud.id);
    await wachtOp(kenmerk, 'verlopen');
    const nieuw = kassa.betalingen.get(
      dienstIdUit(redirectUit(await betaal(insurer, 'jan', kenmerk))),
    );
    oud.status = 'paid';
    if (nieuw) nieuw.status = 'paid';
    await Promise.all([meld(insurer, oud.id), meld(insurer, nieuw?.id)]);
    await waitFor('both to be booked', async () => (await boeken(kenmerk)).tegoed > 0);
    expect(await boeken(kenmerk)).toMatchObject({ geboekt: 5_000, open: 0, tegoed: 5_000 });
    const rijen = await insurer.sql(
      `SELECT geboekt, te_veel FROM verzekeraar.betaling WHERE betaalverzoek = '${kenmerk}' ORDER BY geboekt`,
    );
    expect(rijen).toEqual([
      { geboekt: 0, te_veel: 5_000 },
      { geboekt: 5_000, te_veel: 0 },
    ]);
  });

  it('waits for a payment provider that is away, and is not lost', async () => {
    const { kenmerk, betaling } = await begin();
    betaling.status = 'paid';
    let gemist = 0;
    kassa.storing = () => ((gemist += 1) <= 2 ? 'weg' : undefined);
    expect((await meld(insurer, betaling.id)).status).toBe(202);
    await wachtOp(kenmerk, 'betaald');
    expect(gemist).toBeGreaterThan(2);
  });
});

describe('a payment that is not what was asked', () => {
  it.each<[string, (betaling: KassaBetaling) => void]>([
    ['bedrag', (b) => (b.amount = { currency: 'EUR', value: '49.99' })],
    ['bedrag', (b) => (b.amount = { currency: 'EUR', value: '0.00' })],
    ['valuta', (b) => (b.amount = { currency: 'USD', value: '50.00' })],
    ['kenmerk', (b) => (b.metadata = { ...Object(b.metadata), betaalkenmerk: '0'.repeat(16) })],
    ['kenmerk', (b) => (b.metadata = null)],
  ])('in its %s is not booked, and kept for a person to look at', async (afwijking, verander) => {
    const { kenmerk, betaling } = await begin();
    verander(betaling);
    betaling.status = 'paid';
    await meld(insurer, betaling.id);
    const gemerkt = () =>
      insurer.sql<{ afwijking: string | null; status: string }>(
        `SELECT afwijking, status FROM verzekeraar.betaling WHERE dienst_id = '${betaling.id}'`,
      );
    await waitFor('the mark', async () => (await gemerkt())[0]?.afwijking !== null);
    expect(await gemerkt()).toEqual([{ afwijking, status: 'open' }]);
    expect(await boeken(kenmerk)).toMatchObject({ geboekt: 0, open: 5_000, tegoed: 0 });
    expect(await stand(insurer, 'jan')).toMatchObject({ status: 'open' });
    // Money came in: there is no paying again before somebody has looked.
    await insurer.sql(`UPDATE verzekeraar.betaling SET bekeken_op = NULL`);
    const { status, tekst } = await betaal(insurer, 'jan', kenmerk);
    expect([status, JSON.parse(tekst).redenen]).toEqual([409, ['betalingInBehandeling']]);
  });

  it.each(['tr_bestaatniet', 'x', 'tr_0', 'A'.repeat(64)])(
    'but unknown (%s) changes nothing',
    async (id) => {
      const { kenmerk } = await begin();
      expect((await meld(insurer, id)).status).toBe(202);
      await verwerkt();
      expect(await laatste(kenmerk)).toBe('open');
    },
  );

  it.each(['', 'tr/../x', '../payments', 'a b', 'A'.repeat(65), 7, null])(
    'and an id that cannot be one (%s) is refused',
    async (id) => {
      expect((await meld(insurer, id)).status).toBe(400);
    },
  );
});

describe('passing a webhook on', () => {
  it('takes the gateway’s own token, and nobody else’s', async () => {
    const nu = Math.floor(Date.now() / 1000);
    const vreemd = [
      await maakToken(bsnVan('jan')),
      await meldingToken({ doel: 'iets' }),
      await meldingToken({ sub: bsnVan('jan') }),
      await meldingToken({ aud: 'x' }).then((token) => `${token.slice(0, -4)}AAAA`),
      await meldingToken({ iat: nu - 120, exp: nu - 60 }),
      await meldingToken({ exp: nu + 3_600 }),
      'onzin',
    ];
    for (const token of vreemd) {
      const { status, tekst } = await meld(insurer, 'tr_1', token);
      expect([status, tekst]).toEqual([401, '{"status":401}']);
    }
  });

  it('is all that token opens', async () => {
    const headers = { authorization: `Bearer ${await meldingToken()}` };
    for (const pad of ['/relatie', '/facturen', '/uitbreidingen/betalingen/laatste']) {
      expect((await insurer.vraag(pad, undefined, { headers })).status).toBe(401);
    }
  });
});
