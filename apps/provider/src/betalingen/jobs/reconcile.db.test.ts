import { waitFor } from '@mijn/dev-env/waitFor';
import { expect, it } from 'vitest';
import {
  addTestBetaalverzoek,
  allowLookupsSql,
  ledger,
  pay,
  redirectFrom,
} from '../pay.testing.ts';
import { startPayingInsurer } from '../payingInsurer.testing.ts';

const { checkout, insurer, begin } = await startPayingInsurer({ reconcilePausesMs: [50, 50, 100] });
const states = async (kenmerk: string) =>
  (await ledger(insurer, kenmerk)).attempts.map(({ status }) => status);
const waitForStates = (kenmerk: string, ...words: string[]) =>
  waitFor(`payments ${words.join()}`, async () => (await states(kenmerk)).join() === words.join());
/** Backdates the creation and expiry of an attempt. */
const age = (kenmerk: string, duration: string) =>
  insurer.sql(`SET session_replication_role = replica;
    UPDATE insurer.betaling SET aangemaakt_op = aangemaakt_op - interval '${duration}',
      verloopt_op = verloopt_op - interval '${duration}' WHERE betaalverzoek = '${kenmerk}';
    SET session_replication_role = origin`);

it('finds a payment without a webhook, and logs itself as the source', async () => {
  const { kenmerk, betaling } = await begin();
  betaling.status = 'paid';
  await waitForStates(kenmerk, 'betaald');
  expect(await ledger(insurer, kenmerk)).toMatchObject({ geboekt: 5_000, open: 0, tegoed: 0 });
  const [step] = await insurer.sql(
    `SELECT s.bron FROM insurer.betaling_stap s JOIN insurer.betaling USING (betaling_id)
     WHERE betaalverzoek = '${kenmerk}' AND naar = 'betaald'`,
  );
  expect(step).toEqual({ bron: 'afstemming' });
});

it('finds a payment made after its expiry', async () => {
  const { kenmerk, betaling } = await begin();
  betaling.status = 'expired';
  await waitForStates(kenmerk, 'verlopen');
  betaling.status = 'paid';
  // Resets the delay, which has grown.
  await insurer.sql(`UPDATE insurer.betaling SET volgende_blik = now(), blikken = 0`);
  await waitForStates(kenmerk, 'betaald');
});

it('completes an attempt whose answer was lost, with its existing payment', async () => {
  const kenmerk = await addTestBetaalverzoek(insurer, 'Jan', [5_000]);
  let requested = 0;
  checkout.fault = (request) =>
    request.startsWith('POST') && (requested += 1) === 1 ? 'lost' : undefined;
  expect((await pay(insurer, 'jan', kenmerk)).status).toBe(503);
  await waitForStates(kenmerk, 'open');
  expect(checkout.listBy(kenmerk)).toHaveLength(1);
});

it('ends an attempt whose key has expired and to which nobody was sent, without a payment', async () => {
  const kenmerk = await addTestBetaalverzoek(insurer, 'Jan', [5_000]);
  checkout.fault = (request) => (request.startsWith('POST') ? 'gone' : undefined);
  expect((await pay(insurer, 'jan', kenmerk)).status).toBe(503);
  await age(kenmerk, '50 minutes');
  await waitForStates(kenmerk, 'verlopen');
  expect(checkout.listBy(kenmerk)).toEqual([]);
  checkout.fault = () => undefined;
  redirectFrom(await pay(insurer, 'jan', kenmerk));
  expect(await states(kenmerk)).toEqual(['verlopen', 'open']);
});

it('cancels an attempt for an amount paid in another way, to avoid a double payment', async () => {
  const { kenmerk, betaling } = await begin();
  await insurer.sql(`INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
    SELECT 'elders/' || kenmerk, kenmerk, debiteur, 'incasso', bedrag, datum
    FROM insurer.factuur WHERE betaalverzoek = '${kenmerk}'`);
  await waitForStates(kenmerk, 'geannuleerd');
  expect(betaling.status).toBe('canceled');
});

it('ends a payment unknown to the payment provider long after its expiry, and not before', async () => {
  const { kenmerk, betaling } = await begin();
  checkout.betalingen.delete(betaling.id);
  const marked = () =>
    insurer.sql<{ afwijking: string | null }>(
      `SELECT afwijking FROM insurer.betaling WHERE betaalverzoek = '${kenmerk}'`,
    );
  await waitFor('the mark', async () => (await marked())[0]?.afwijking === 'onbekend');
  expect(await states(kenmerk)).toEqual(['open']);
  await insurer.sql(allowLookupsSql);
  expect((await pay(insurer, 'jan', kenmerk)).status).toBe(503);
  await age(kenmerk, '2 hours');
  await waitForStates(kenmerk, 'verlopen');
});

it('continues where another copy stopped, with one look-up by two copies', async () => {
  const copy = await insurer.startCopy();
  const { kenmerk, betaling } = await begin();
  await copy.stop();
  betaling.status = 'paid';
  await waitForStates(kenmerk, 'betaald');
  expect(await ledger(insurer, kenmerk)).toMatchObject({ geboekt: 5_000, tegoed: 0 });
});

it('continues a round after a failure, and retries that attempt', async () => {
  const failing = await begin();
  const other = await begin();
  await insurer.sql(`
    CREATE FUNCTION insurer.fail_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.betaalverzoek = '${failing.kenmerk}' AND NEW.status = 'betaald' THEN RAISE 'broken'; END IF;
      RETURN NEW; END $$;
    CREATE TRIGGER fail_one BEFORE UPDATE ON insurer.betaling
      FOR EACH ROW EXECUTE FUNCTION insurer.fail_one()`);
  // Both are due, with the failing one first.
  failing.betaling.status = 'paid';
  other.betaling.status = 'paid';
  await insurer.sql(`UPDATE insurer.betaling SET volgende_blik = now() - interval '1 hour', blikken = 0
    WHERE betaalverzoek = '${failing.kenmerk}'`);
  await insurer.sql(`UPDATE insurer.betaling SET volgende_blik = now(), blikken = 0
    WHERE betaalverzoek = '${other.kenmerk}'`);
  await waitForStates(other.kenmerk, 'betaald');
  expect(await states(failing.kenmerk)).toEqual(['open']);

  await insurer.sql(`DROP TRIGGER fail_one ON insurer.betaling`);
  await insurer.sql(`UPDATE insurer.betaling SET volgende_blik = now(), blikken = 0`);
  await waitForStates(failing.kenmerk, 'betaald');
});
