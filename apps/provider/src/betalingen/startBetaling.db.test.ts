import type { Betaalverzoek } from '@mijn/contract/facturen';
import { beforeEach, describe, expect, it } from 'vitest';
import { numberOf } from '../testing/trialProvider.testing.ts';
import {
  pay,
  ledger,
  serviceIdFrom,
  addTestBetaalverzoek,
  redirectFrom,
  seenBetaling,
} from './pay.testing.ts';
import { startPayingInsurer } from './payingInsurer.testing.ts';
import { type CheckoutFault, stateOf } from './checkout.testing.ts';

const quiet = { reconcilePausesMs: [3_600_000] };
const { checkout, insurer } = await startPayingInsurer({ ...quiet, patienceMs: 400 });
beforeEach(() => {
  checkout.redirectBasis = checkout.address;
});

/** Backdates the last look-up of a payment by three seconds. */
const even = (kenmerk: string) =>
  insurer.sql(`UPDATE insurer.betaling SET bekeken_op = now() - interval '3 seconds'
    WHERE betaalverzoek = '${kenmerk}'`);
const start = async (kenmerk: string, as = 'jan') => redirectFrom(await pay(insurer, as, kenmerk));

/** Returns the last payment of a payment request, as seen by a persona. */
const toldOf = async (kenmerk: string, as: string) =>
  (await insurer.read<{ betaalverzoek: Betaalverzoek }>(`/betaalverzoeken/${kenmerk}`, as))
    .betaalverzoek.betaling;

describe('starting a payment', () => {
  it('redirects to the bank for the open amount, and sends the payment provider no more data than needed', async () => {
    const kenmerk = await addTestBetaalverzoek(insurer, 'Jan', [15_420, 80]);
    const redirect = await start(kenmerk);
    const [betaling] = checkout.listBy(kenmerk);
    expect(redirect).toBe(`${checkout.address}/betalen/${betaling?.id}`);
    const [attempt] = (await ledger(insurer, kenmerk)).attempts;
    expect(betaling).toMatchObject({
      amount: { currency: 'EUR', value: '155.00' },
      description: `Zilverzand ${kenmerk}`,
      key: attempt?.betaling_id,
      metadata: { betalingId: attempt?.betaling_id, betaalkenmerk: kenmerk },
      redirectUrl: `http://localhost:3000/betaling/afhandeling?betaling=${attempt?.betaling_id}`,
      webhookUrl: 'http://localhost:3000/webhooks/betalingen',
      method: 'ideal',
    });
    expect(await seenBetaling(insurer, 'jan', attempt?.betaling_id)).toMatchObject({
      status: 'open',
      bedrag: 155,
      betaalkenmerk: kenmerk,
      betalingsKenmerkOpgemaakt: kenmerk.replace(/(\d{4})(?=\d)/g, '$1 '),
    });
    const logged = await insurer.sql(
      `SELECT kijker, betreft, operatie FROM insurer.inzage WHERE onderwerp = '${kenmerk}'
       ORDER BY inzage_id LIMIT 1`,
    );
    const jan = numberOf('Jan');
    expect(logged).toEqual([{ kijker: jan, betreft: jan, operatie: 'startBetaling' }]);
  });

  it('returns a person of the other brand to that brand', async () => {
    const kenmerk = await addTestBetaalverzoek(insurer, 'Piet', [1_000]);
    await start(kenmerk, 'piet');
    expect(checkout.listBy(kenmerk)[0]?.redirectUrl).toContain('http://ankerzee.localhost:3000/');
  });

  it('returns the same address for a double click or another tab, with one payment', async () => {
    const kenmerk = await addTestBetaalverzoek(insurer, 'Jan', [5_000]);
    const responses = await Promise.all(Array.from({ length: 12 }, () => start(kenmerk)));
    await even(kenmerk);
    responses.push(await start(kenmerk), await start(kenmerk));
    expect(new Set(responses).size).toBe(1);
    expect(checkout.listBy(kenmerk)).toHaveLength(1);
    expect((await ledger(insurer, kenmerk)).attempts).toHaveLength(1);
  });

  it('looks up an attempt at most once in two seconds', async () => {
    const kenmerk = await addTestBetaalverzoek(insurer, 'Jan', [5_000]);
    const begin = performance.now();
    const id = serviceIdFrom(await start(kenmerk));
    const requested = () =>
      checkout.requests.filter((request) => request === `GET /v2/payments/${id}`).length;
    for (let i = 0; i < 5; i += 1) await start(kenmerk);
    await Promise.all(Array.from({ length: 8 }, () => seenBetaling(insurer, 'jan')));
    const before = requested();
    await even(kenmerk);
    await Promise.all(Array.from({ length: 8 }, () => seenBetaling(insurer, 'jan')));
    // More than two seconds may pass on a busy machine.
    const allowed = Math.floor((performance.now() - begin) / 2_000);
    expect(before).toBeLessThanOrEqual(allowed);
    expect(requested()).toBeGreaterThanOrEqual(1);
    expect(requested()).toBeLessThanOrEqual(1 + allowed);
  });

  it.each(['failed', 'expired', 'canceled'] as const)(
    'creates a new attempt once the payment provider says that the last one %s',
    async (status) => {
      const kenmerk = await addTestBetaalverzoek(insurer, 'Jan', [5_000]);
      const first = await start(kenmerk);
      const betaling = checkout.betalingen.get(serviceIdFrom(first));
      if (betaling) betaling.status = status;
      await even(kenmerk);
      expect(await start(kenmerk)).not.toBe(first);
      const { attempts } = await ledger(insurer, kenmerk);
      expect(attempts.map((attempt) => attempt.status)).toEqual([stateOf[status], 'open']);
    },
  );

  it('finds a payment without a webhook: books it, and nothing is left to pay', async () => {
    const kenmerk = await addTestBetaalverzoek(insurer, 'Jan', [5_000]);
    const betaling = checkout.betalingen.get(serviceIdFrom(await start(kenmerk)));
    if (betaling) betaling.status = 'paid';
    await even(kenmerk);
    const { status, text } = await pay(insurer, 'jan', kenmerk);
    expect([status, text]).toEqual([409, '{"status":{"status":409},"redenen":["nietsTeBetalen"]}']);
    expect(await ledger(insurer, kenmerk)).toMatchObject({
      geboekt: 5_000,
      open: 0,
      tegoed: 0,
    });
  });

  it('answers 409 while the bank processes a payment', async () => {
    const kenmerk = await addTestBetaalverzoek(insurer, 'Jan', [5_000]);
    const betaling = checkout.betalingen.get(serviceIdFrom(await start(kenmerk)));
    if (betaling) betaling.status = 'pending';
    await even(kenmerk);
    const { status, text } = await pay(insurer, 'jan', kenmerk);
    expect([status, JSON.parse(text).redenen]).toEqual([409, ['betalingInBehandeling']]);
    expect(checkout.listBy(kenmerk)).toHaveLength(1);
  });

  it('cancels the old attempt first when a part was paid in another way', async () => {
    const kenmerk = await addTestBetaalverzoek(insurer, 'Jan', [5_000, 700]);
    const old = serviceIdFrom(await start(kenmerk));
    await insurer.sql(`INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
      SELECT 'elders/' || kenmerk, kenmerk, debiteur, 'incasso', bedrag, datum
      FROM insurer.factuur WHERE betaalverzoek = '${kenmerk}' AND bedrag = 700`);
    const fresh = serviceIdFrom(await start(kenmerk));
    expect(checkout.betalingen.get(old)?.status).toBe('canceled');
    expect(checkout.betalingen.get(fresh)?.amount.value).toBe('50.00');
    const { attempts } = await ledger(insurer, kenmerk);
    expect(attempts.map(({ status }) => status)).toEqual(['geannuleerd', 'open']);
  });
});

describe('a failure of the payment provider', () => {
  it.each<CheckoutFault>(['gone', 'error', 'busy', 'half', 'lost', 'html', 'nonsense', 'slow'])(
    'leads to 503 for an answer with %s, and the next request completes the same attempt',
    async (fault) => {
      const kenmerk = await addTestBetaalverzoek(insurer, 'Fatima', [5_000]);
      checkout.fault = (request) => (request.startsWith('POST') ? fault : undefined);
      const { status, headers, text } = await pay(insurer, 'fatima', kenmerk);
      expect([status, headers['retry-after'], text]).toEqual([
        503,
        '5',
        '{"status":{"status":503}}',
      ]);
      expect(await seenBetaling(insurer, 'fatima')).toMatchObject({ status: 'open' });
      // The payment cannot be continued before somebody was sent to the bank.
      expect(await toldOf(kenmerk, 'fatima')).toBeNull();
      checkout.fault = () => undefined;
      const id = serviceIdFrom(await start(kenmerk, 'fatima'));
      expect(await toldOf(kenmerk, 'fatima')).toMatchObject({ status: 'open' });
      expect(checkout.listBy(kenmerk).map((betaling) => betaling.id)).toEqual([id]);
      expect((await ledger(insurer, kenmerk)).attempts).toMatchObject([{ status: 'open' }]);
    },
  );

  it('leads to a new attempt after a permanent refusal', async () => {
    const kenmerk = await addTestBetaalverzoek(insurer, 'Fatima', [5_000]);
    checkout.fault = (request) => (request.startsWith('POST') ? 'rejected' : undefined);
    expect((await pay(insurer, 'fatima', kenmerk)).status).toBe(503);
    checkout.fault = () => undefined;
    await start(kenmerk, 'fatima');
    const { attempts } = await ledger(insurer, kenmerk);
    expect(attempts.map(({ status }) => status)).toEqual(['verlopen', 'open']);
  });

  it('does not redirect people to a host that is not allowed', async () => {
    const kenmerk = await addTestBetaalverzoek(insurer, 'Fatima', [5_000]);
    checkout.redirectBasis = 'https://kwaad.nl';
    expect((await pay(insurer, 'fatima', kenmerk)).status).toBe(503);
    checkout.redirectBasis = checkout.address;
    await even(kenmerk);
    expect(await start(kenmerk, 'fatima')).toContain(checkout.address);
    expect(checkout.listBy(kenmerk)).toHaveLength(1);
  });

  it('does not redirect people to a payment of another amount', async () => {
    const kenmerk = await addTestBetaalverzoek(insurer, 'Fatima', [5_000]);
    await start(kenmerk, 'fatima');
    const [betaling] = checkout.listBy(kenmerk);
    if (betaling) betaling.amount = { currency: 'EUR', value: '500.00' };
    await even(kenmerk);
    expect((await pay(insurer, 'fatima', kenmerk)).status).toBe(409);
    if (betaling) betaling.status = 'expired';
    await even(kenmerk);
    expect(await start(kenmerk, 'fatima')).not.toContain(betaling?.id);
  });
});

it('creates one payment for two concurrent copies', async () => {
  const kenmerk = await addTestBetaalverzoek(insurer, 'Jan', [5_000]);
  const copy = await insurer.startCopy();
  const requests = Array.from({ length: 50 }, (_, i) =>
    pay(i % 2 ? insurer : copy, 'jan', kenmerk),
  );
  // On a busy machine some wait longer than a person does, and are asked to try again.
  const answered = (await Promise.all(requests)).filter(({ status }) => status !== 503);
  const redirects = [...answered.map(redirectFrom), await start(kenmerk, 'jan')];
  await copy.stop();
  expect(new Set(redirects).size).toBe(1);
  expect(checkout.listBy(kenmerk)).toHaveLength(1);
});
