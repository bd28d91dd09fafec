import { bsnOf } from '@mijn/testdata/toRelatie';
import { waitFor } from '@mijn/dev-env/waitFor';
import { describe, expect, it } from 'vitest';
import { createToken } from '../testing/trialProvider.testing.ts';
import {
  pay,
  ledger,
  serviceIdFrom,
  addTestBetaalverzoek,
  allowLookupsSql,
  report,
  paymentNoticeToken,
  redirectFrom,
  seenBetaling,
} from './pay.testing.ts';
import { startPayingInsurer } from './payingInsurer.testing.ts';
import { type CheckoutBetaling } from './checkout.testing.ts';

// Long delays, so that reconciliation does not interfere.
const quiet = { reconcilePausesMs: [3_600_000] };
const { checkout, insurer, begin } = await startPayingInsurer(quiet);

const books = (kenmerk: string) => ledger(insurer, kenmerk);
const last = async (kenmerk: string) => (await books(kenmerk)).attempts.at(-1)?.status;

/** Waits until every webhook is processed. */
const processed = () =>
  waitFor('the queue to be empty', async () => {
    const rows = await insurer.sql(
      `SELECT FROM jobs.job WHERE name IN ('paymentNotice', 'strangeNotice')
        AND state IN ('created', 'retry', 'active')`,
    );
    return rows.length === 0;
  });
const waitForStates = (kenmerk: string, status: string) =>
  waitFor(`payment ${status}`, async () => (await last(kenmerk)) === status);

describe('a webhook', () => {
  it('contains only an id; the payment is fetched, booked and logged', async () => {
    const { kenmerk, betaling } = await begin([5_000, 700]);
    betaling.status = 'paid';
    const { status, text } = await report(insurer, betaling.id);
    expect([status, text]).toEqual([202, '{"status":202}']);
    await waitForStates(kenmerk, 'betaald');
    expect(await books(kenmerk)).toMatchObject({ geboekt: 5_700, open: 0, tegoed: 0 });
    expect(await seenBetaling(insurer, 'jan')).toMatchObject({ status: 'betaald', bedrag: 57 });
    const steps = await insurer.sql(`SELECT s.naar, s.bron FROM insurer.betaling_stap s
      JOIN insurer.betaling USING (betaling_id) WHERE dienst_id = '${betaling.id}' ORDER BY volgnummer`);
    expect(steps).toEqual([
      { naar: 'aangemaakt', bron: 'start' },
      { naar: 'open', bron: 'start' },
      { naar: 'betaald', bron: 'webhook' },
    ]);
  });

  it('is booked once when it arrives twenty times at two copies concurrently', async () => {
    const { kenmerk, betaling } = await begin();
    const copy = await insurer.startCopy();
    betaling.status = 'paid';
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => report(i % 2 ? insurer : copy, betaling.id)),
    );
    await waitForStates(kenmerk, 'betaald');
    await report(insurer, betaling.id);
    await processed();
    await copy.stop();
    expect(await books(kenmerk)).toMatchObject({ geboekt: 5_000, open: 0, tegoed: 0 });
  });

  it('finds the payment by our reference when the answer with its id was lost', async () => {
    const kenmerk = await addTestBetaalverzoek(insurer, 'Jan', [5_000]);
    checkout.fault = (request) => (request.startsWith('POST') ? 'lost' : undefined);
    expect((await pay(insurer, 'jan', kenmerk)).status).toBe(503);
    const [betaling] = checkout.listBy(kenmerk);
    if (betaling) betaling.status = 'paid';
    await report(insurer, betaling?.id);
    await waitForStates(kenmerk, 'betaald');
    expect((await books(kenmerk)).attempts).toMatchObject([{ dienst_id: betaling?.id }]);
  });

  it('books a payment made after its expiry', async () => {
    const { kenmerk, betaling } = await begin();
    betaling.status = 'expired';
    await report(insurer, betaling.id);
    await waitForStates(kenmerk, 'verlopen');
    expect(await books(kenmerk)).toMatchObject({ geboekt: 0, open: 5_000 });
    betaling.status = 'paid';
    await report(insurer, betaling.id);
    await waitForStates(kenmerk, 'betaald');
    betaling.status = 'expired';
    await report(insurer, betaling.id);
    await processed();
    expect(await last(kenmerk)).toBe('betaald');
    expect(await books(kenmerk)).toMatchObject({ geboekt: 5_000, open: 0, tegoed: 0 });
  });

  it('cancels the new attempt when an old one was paid after all', async () => {
    const { kenmerk, betaling: old } = await begin();
    old.status = 'expired';
    await report(insurer, old.id);
    await waitForStates(kenmerk, 'verlopen');
    const fresh = serviceIdFrom(redirectFrom(await pay(insurer, 'jan', kenmerk)));
    old.status = 'paid';
    await report(insurer, old.id);
    await waitForStates(kenmerk, 'geannuleerd');
    expect(checkout.betalingen.get(fresh)?.status).toBe('canceled');
    expect(await books(kenmerk)).toMatchObject({ geboekt: 5_000, open: 0, tegoed: 0 });
  });

  it('keeps the excess for repayment when two attempts were paid', async () => {
    const { kenmerk, betaling: old } = await begin();
    old.status = 'expired';
    await report(insurer, old.id);
    await waitForStates(kenmerk, 'verlopen');
    const fresh = checkout.betalingen.get(
      serviceIdFrom(redirectFrom(await pay(insurer, 'jan', kenmerk))),
    );
    old.status = 'paid';
    if (fresh) fresh.status = 'paid';
    await Promise.all([report(insurer, old.id), report(insurer, fresh?.id)]);
    await waitFor('both to be booked', async () => (await books(kenmerk)).tegoed > 0);
    expect(await books(kenmerk)).toMatchObject({ geboekt: 5_000, open: 0, tegoed: 5_000 });
    const rows = await insurer.sql(
      `SELECT geboekt, te_veel FROM insurer.betaling WHERE betaalverzoek = '${kenmerk}' ORDER BY geboekt`,
    );
    expect(rows).toEqual([
      { geboekt: 0, te_veel: 5_000 },
      { geboekt: 5_000, te_veel: 0 },
    ]);
  });

  it('waits for an unreachable payment provider', async () => {
    const { kenmerk, betaling } = await begin();
    betaling.status = 'paid';
    let missed = 0;
    checkout.fault = () => ((missed += 1) <= 2 ? 'gone' : undefined);
    expect((await report(insurer, betaling.id)).status).toBe(202);
    await waitForStates(kenmerk, 'betaald');
    expect(missed).toBeGreaterThan(2);
  });
});

describe('a payment that does not match', () => {
  it.each<[string, (betaling: CheckoutBetaling) => void]>([
    ['bedrag', (b) => (b.amount = { currency: 'EUR', value: '49.99' })],
    ['bedrag', (b) => (b.amount = { currency: 'EUR', value: '0.00' })],
    ['valuta', (b) => (b.amount = { currency: 'USD', value: '50.00' })],
    ['valuta', (b) => (b.amount = { currency: 'IDR', value: '999999999.99' })],
    ['bedrag', (b) => (b.amount = { currency: 'EUR', value: '999999999.99' })],
    ['kenmerk', (b) => (b.metadata = { ...b.metadata, betaalkenmerk: '0'.repeat(16) })],
    ['kenmerk', (b) => (b.metadata = null)],
  ])('is not booked with another %s, and waits for staff', async (afwijking, change) => {
    const { kenmerk, betaling } = await begin();
    change(betaling);
    betaling.status = 'paid';
    await report(insurer, betaling.id);
    const marked = () =>
      insurer.sql<{ afwijking: string | null; status: string }>(
        `SELECT afwijking, status FROM insurer.betaling WHERE dienst_id = '${betaling.id}'`,
      );
    await waitFor('the mark', async () => (await marked())[0]?.afwijking !== null);
    expect(await marked()).toEqual([{ afwijking, status: 'open' }]);
    expect(await books(kenmerk)).toMatchObject({ geboekt: 0, open: 5_000, tegoed: 0 });
    expect(await seenBetaling(insurer, 'jan')).toMatchObject({ status: 'inBehandeling' });
    // No new payment can be started before staff have decided.
    await insurer.sql(allowLookupsSql);
    const { status, text } = await pay(insurer, 'jan', kenmerk);
    expect([status, JSON.parse(text).redenen]).toEqual([409, ['betalingInBehandeling']]);
  });

  it.each(['tr_bestaatniet', 'x', 'tr_0', 'A'.repeat(64)])(
    'ignores a webhook with an unknown id: %s',
    async (id) => {
      const { kenmerk } = await begin();
      expect((await report(insurer, id)).status).toBe(202);
      await processed();
      expect(await last(kenmerk)).toBe('open');
    },
  );

  it.each(['', 'tr/../x', '../payments', 'a b', 'A'.repeat(65), 7, null])(
    'answers 400 to a webhook with an invalid id: %s',
    async (id) => {
      expect((await report(insurer, id)).status).toBe(400);
    },
  );
});

describe('the token of a webhook', () => {
  it('is refused unless it is the gateway’s own', async () => {
    const now = Math.floor(Date.now() / 1000);
    const foreign = [
      await createToken(bsnOf('jan')),
      await paymentNoticeToken({ doel: 'iets' }),
      await paymentNoticeToken({ sub: bsnOf('jan') }),
      await paymentNoticeToken({ aud: 'x' }).then((token) => `${token.slice(0, -4)}AAAA`),
      await paymentNoticeToken({ iat: now - 120, exp: now - 60 }),
      await paymentNoticeToken({ exp: now + 3_600 }),
      'nonsense',
    ];
    for (const token of foreign) {
      const { status, text } = await report(insurer, 'tr_1', token);
      expect([status, text]).toEqual([401, '{"status":401}']);
    }
  });

  it('is valid for nothing else', async () => {
    const headers = { authorization: `Bearer ${await paymentNoticeToken()}` };
    for (const path of ['/relatie', '/facturen', '/uitbreidingen/betalingen/laatste']) {
      expect((await insurer.request(path, undefined, { headers })).status).toBe(401);
    }
  });
});
