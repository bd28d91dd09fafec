import { waitFor } from '@mijn/dev-env/waitFor';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ProefProvider, startProefProvider } from '../testhulp/proefProvider.ts';
import { betaal, boekhouding, dienstIdUit, maakVerzoek, redirectUit } from './betalen.testhulp.ts';
import { type Kassa, type KassaBetaling, startKassa } from './kassa.testhulp.ts';

let kassa: Kassa;
let insurer: ProefProvider;
beforeAll(async () => {
  kassa = await startKassa();
  insurer = await startProefProvider({
    betaaldienst: kassa.config({ afstemPauzesMs: [50, 50, 100], geduldMs: 400 }),
  });
});
beforeEach(() => {
  kassa.storing = () => undefined;
});
afterAll(async () => {
  await insurer.stop();
  await kassa.close();
});

async function begin(bedragen = [5_000]): Promise<{ kenmerk: string; betaling: KassaBetaling }> {
  const kenmerk = await maakVerzoek(insurer, 'Jan', bedragen);
  const id = dienstIdUit(redirectUit(await betaal(insurer, 'jan', kenmerk)));
  const betaling = kassa.betalingen.get(id);
  if (!betaling) throw new Error('no payment');
  return { kenmerk, betaling };
}
const staten = async (kenmerk: string) =>
  (await boekhouding(insurer, kenmerk)).pogingen.map(({ status }) => status);
const wachtOp = (kenmerk: string, ...woorden: string[]) =>
  waitFor(
    `payments ${woorden.join()}`,
    async () => (await staten(kenmerk)).join() === woorden.join(),
  );
/** As if so much time had gone by since the attempt was made. */
const verouder = (kenmerk: string, duur: string) =>
  insurer.sql(`SET session_replication_role = replica;
    UPDATE verzekeraar.betaling SET aangemaakt_op = aangemaakt_op - interval '${duur}',
      verloopt_op = verloopt_op - interval '${duur}' WHERE betaalverzoek = '${kenmerk}';
    SET session_replication_role = origin`);

it('finds a payment that no webhook told of, and writes that it was the one', async () => {
  const { kenmerk, betaling } = await begin();
  betaling.status = 'paid';
  await wachtOp(kenmerk, 'betaald');
  expect(await boekhouding(insurer, kenmerk)).toMatchObject({ geboekt: 5_000, open: 0, tegoed: 0 });
  const [stap] = await insurer.sql(
    `SELECT s.bron FROM verzekeraar.betaling_stap s JOIN verzekeraar.betaling USING (betaling_id)
     WHERE betaalverzoek = '${kenmerk}' AND naar = 'betaald'`,
  );
  expect(stap).toEqual({ bron: 'afstemming' });
});

it('finds one that was paid after it had expired', async () => {
  const { kenmerk, betaling } = await begin();
  betaling.status = 'expired';
  await wachtOp(kenmerk, 'verlopen');
  betaling.status = 'paid';
  // The pauses have grown: after a while it looks no more by itself.
  await insurer.sql(`UPDATE verzekeraar.betaling SET volgende_blik = now(), blikken = 0`);
  await wachtOp(kenmerk, 'betaald');
});

it('finishes an attempt whose answer was lost, with the payment that was made for it', async () => {
  const kenmerk = await maakVerzoek(insurer, 'Jan', [5_000]);
  let gevraagd = 0;
  kassa.storing = (vraag) =>
    vraag.startsWith('POST') && (gevraagd += 1) === 1 ? 'kwijt' : undefined;
  expect((await betaal(insurer, 'jan', kenmerk)).status).toBe(503);
  await wachtOp(kenmerk, 'open');
  expect(kassa.van(kenmerk)).toHaveLength(1);
});

it('ends an attempt that nobody was ever sent to pay, once its key is too old, and makes none for it', async () => {
  const kenmerk = await maakVerzoek(insurer, 'Jan', [5_000]);
  kassa.storing = (vraag) => (vraag.startsWith('POST') ? 'weg' : undefined);
  expect((await betaal(insurer, 'jan', kenmerk)).status).toBe(503);
  await verouder(kenmerk, '50 minutes');
  await wachtOp(kenmerk, 'verlopen');
  expect(kassa.van(kenmerk)).toEqual([]);
  kassa.storing = () => undefined;
  redirectUit(await betaal(insurer, 'jan', kenmerk));
  expect(await staten(kenmerk)).toEqual(['verlopen', 'open']);
});

it('cancels an attempt for what has been paid in another way, so that nobody pays it twice', async () => {
  const { kenmerk, betaling } = await begin();
  await insurer.sql(`INSERT INTO verzekeraar.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
    SELECT 'elders/' || kenmerk, kenmerk, debiteur, 'incasso', bedrag, datum
    FROM verzekeraar.factuur WHERE betaalverzoek = '${kenmerk}'`);
  await wachtOp(kenmerk, 'geannuleerd');
  expect(betaling.status).toBe('canceled');
});

it('ends a payment that the payment provider no longer knows, long after it expired, and not before', async () => {
  const { kenmerk, betaling } = await begin();
  kassa.betalingen.delete(betaling.id);
  const gemerkt = () =>
    insurer.sql<{ afwijking: string | null }>(
      `SELECT afwijking FROM verzekeraar.betaling WHERE betaalverzoek = '${kenmerk}'`,
    );
  await waitFor('the mark', async () => (await gemerkt())[0]?.afwijking === 'onbekend');
  expect(await staten(kenmerk)).toEqual(['open']);
  await insurer.sql(`UPDATE verzekeraar.betaling SET bekeken_op = NULL`);
  expect((await betaal(insurer, 'jan', kenmerk)).status).toBe(503);
  await verouder(kenmerk, '2 hours');
  await wachtOp(kenmerk, 'verlopen');
});

it('goes on where another copy stopped, and two copies look once', async () => {
  const kopie = await insurer.startKopie();
  const { kenmerk, betaling } = await begin();
  await kopie.stop();
  betaling.status = 'paid';
  await wachtOp(kenmerk, 'betaald');
  expect(await boekhouding(insurer, kenmerk)).toMatchObject({ geboekt: 5_000, tegoed: 0 });
});
