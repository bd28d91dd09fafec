import { waitFor } from '@mijn/dev-env/waitFor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceDays } from '../clock/advanceDays.testing.ts';
import { type TestProvider } from '../testing/trialProvider.testing.ts';
import { protectionModes, startWithoutProtection } from '../testing/withoutAccess.testing.ts';
import {
  pay,
  ledger,
  serviceIdFrom,
  addTestBetaalverzoek,
  allowLookupsSql,
  redirectFrom,
  seenBetaling,
} from './pay.testing.ts';
import { type Checkout, type CheckoutStatus, startCheckout } from './checkout.testing.ts';

let checkout: Checkout;
let insurer: TestProvider;
beforeAll(async () => {
  checkout = await startCheckout();
});
beforeEach(() => {
  checkout.fault = () => undefined;
});
afterAll(() => checkout.close());

// Short enough that the one wait for a silent provider stays quick, long enough for a busy machine.
const quiet = { reconcilePausesMs: [3_600_000], patienceMs: 2_000 };
const request = (as: string | undefined, id: string) =>
  insurer.request(`/uitbreidingen/betalingen/${id}`, as);

/** Starts a payment, and backdates it by two seconds. */
async function begin(roepnaam: string) {
  const kenmerk = await addTestBetaalverzoek(insurer, roepnaam, [5_000]);
  const redirect = redirectFrom(await pay(insurer, roepnaam.toLowerCase(), kenmerk));
  const { attempts } = await ledger(insurer, kenmerk);
  await insurer.sql(allowLookupsSql);
  const set = (status: CheckoutStatus): void => {
    const betaling = checkout.betalingen.get(serviceIdFrom(redirect));
    if (betaling) betaling.status = status;
  };
  return { kenmerk, betalingId: attempts[0]?.betaling_id ?? '', set };
}

const unknown = [
  '00000000-0000-4000-8000-000000000000',
  'x',
  'Laatste',
  '%00',
  '%25',
  "'%20OR%20true--",
  '9'.repeat(500),
  'undefined',
];

const unknownKenmerken = [
  '0000000000000000',
  '5000056789012345',
  'x',
  '',
  '%00',
  '\0',
  '1'.repeat(40),
  ' ',
];

describe.each(protectionModes)('a payment attempt, %s', (mode) => {
  beforeAll(async () => {
    insurer = await startWithoutProtection(mode, { paymentProvider: checkout.config(quiet) });
  });
  afterAll(() => insurer.stop());

  it('is visible to its payer, and 404 for others, byte for byte as an unknown one', async () => {
    const { betalingId } = await begin('Sanne');
    expect((await request('sanne', betalingId)).status).toBe(200);
    const yardstick = await request('jan', unknown[0] ?? '');
    expect([yardstick.status, yardstick.text]).toEqual([404, '{"status":404}']);
    for (const who of ['jan', 'daan', 'bram', 'mila', 'piet']) {
      expect([who, await request(who, betalingId)]).toEqual([who, yardstick]);
    }
    for (const id of unknown) expect([id, await request('sanne', id)]).toEqual([id, yardstick]);
    expect(await request('daan', 'laatste')).toEqual(yardstick);
    expect((await request(undefined, betalingId)).status).toBe(401);
    expect(
      (await insurer.request('/uitbreidingen/betalingen/laatste', 'sanne', { niveau: 20 })).status,
    ).toBe(403);
  });

  it('is started by the debtor only, with the same bytes for foreign, unknown and malformed references', async () => {
    const kenmerk = await addTestBetaalverzoek(insurer, 'Sanne', [5_000]);
    const yardstick = await pay(insurer, 'sanne', unknownKenmerken[0]);
    expect([yardstick.status, yardstick.text]).toEqual([404, '{"status":{"status":404}}']);
    for (const who of ['jan', 'daan', 'bram', 'mila', 'piet']) {
      expect([who, await pay(insurer, who, kenmerk)]).toEqual([who, yardstick]);
    }
    for (const other of unknownKenmerken) {
      expect([other, await pay(insurer, 'sanne', other)]).toEqual([other, yardstick]);
    }
    expect(checkout.listBy(kenmerk)).toEqual([]);
  });

  it('requires a token with a sufficient level, and no staff', async () => {
    const kenmerk = await addTestBetaalverzoek(insurer, 'Sanne', [5_000]);
    expect((await pay(insurer, undefined, kenmerk)).status).toBe(401);
    const as = (otherwise: object) =>
      insurer.request('/betalingen', 'sanne', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ betaalkenmerk: kenmerk }),
        ...otherwise,
      });
    expect((await as({ niveau: 20 })).status).toBe(403);
    expect((await as({ actor: 'medewerker-7', reden: 'request' })).status).toBe(403);
    expect((await as({ body: '{"betaalkenmerk":1}' })).status).toBe(400);
    expect((await as({ body: JSON.stringify({ betaalkenmerk: kenmerk, bedrag: 1 }) })).status).toBe(
      400,
    );
    expect(checkout.listBy(kenmerk)).toEqual([]);
  });
});

describe('the return from paying', () => {
  beforeAll(async () => {
    insurer = await startWithoutProtection('as it is', { paymentProvider: checkout.config(quiet) });
  });
  afterAll(() => insurer.stop());

  it.each([
    ['paid', 'betaald'],
    ['pending', 'inBehandeling'],
    ['failed', 'mislukt'],
    ['canceled', 'geannuleerd'],
    ['expired', 'verlopen'],
    ['open', 'open'],
  ] as const)('shows the state at the payment provider: %s as %s', async (status, word) => {
    const { betalingId, set, kenmerk } = await begin('Jan');
    set(status);
    expect(await seenBetaling(insurer, 'jan', betalingId)).toMatchObject({
      betalingId,
      status: word,
    });
    const geboekt = status === 'paid' ? 5_000 : 0;
    expect(await ledger(insurer, kenmerk)).toMatchObject({ geboekt, tegoed: 0 });
  });

  it('shows the insurer’s day, on which the invoice is booked too', async () => {
    const { betalingId, set } = await begin('Jan');
    await advanceDays(insurer, 40);
    set('paid');
    const { dag, bijgewerktOp } = await seenBetaling(insurer, 'jan', betalingId);
    const real = Temporal.Instant.from(bijgewerktOp).toZonedDateTimeISO('Europe/Amsterdam');
    expect(dag).toBe(real.toPlainDate().add({ days: 40 }).toString());
    const booked = await insurer.sql(
      `SELECT datum::text FROM insurer.boeking WHERE betaling_id = '${betalingId}'`,
    );
    expect(booked).toEqual([{ datum: dag }]);
    await advanceDays(insurer, -40);
  });

  it('never shows “betaald” unless the payment provider says so', async () => {
    const { betalingId, set } = await begin('Jan');
    set('paid');
    for (const fault of ['gone', 'half', 'lost', 'html', 'nonsense', 'error', 'slow'] as const) {
      checkout.fault = () => fault;
      await insurer.sql(allowLookupsSql);
      expect(await seenBetaling(insurer, 'jan', betalingId)).toMatchObject({ status: 'open' });
    }
    checkout.fault = () => undefined;
    await insurer.sql(allowLookupsSql);
    expect(await seenBetaling(insurer, 'jan', betalingId)).toMatchObject({ status: 'betaald' });
  });

  it('shows the last attempt within 24 hours without an id, and 404 after that', async () => {
    await begin('Fatima');
    const { betalingId } = await begin('Fatima');
    expect(await seenBetaling(insurer, 'fatima')).toMatchObject({ betalingId });
    await insurer.sql(`SET session_replication_role = replica;
      UPDATE insurer.betaling SET aangemaakt_op = now() - interval '25 hours';
      SET session_replication_role = origin`);
    expect((await request('fatima', 'laatste')).status).toBe(404);
    expect((await request('fatima', betalingId)).status).toBe(200);
  });
});

describe('an insurer without a payment provider, or without extensions', () => {
  it('answers 503 for online payment', async () => {
    insurer = await startWithoutProtection('as it is');
    const kenmerk = await addTestBetaalverzoek(insurer, 'Jan', [5_000]);
    const { status, headers } = await pay(insurer, 'jan', kenmerk);
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect((await pay(insurer, 'daan', kenmerk)).status).toBe(404);
    expect((await ledger(insurer, kenmerk)).attempts).toEqual([]);
    await insurer.stop();
  });

  it('books payments by reconciliation without the extensions', async () => {
    const paymentProvider = checkout.config({ reconcilePausesMs: [50] });
    insurer = await startWithoutProtection('as it is', { paymentProvider, extensions: false });
    const { kenmerk, set } = await begin('Jan');
    expect((await request('jan', 'laatste')).status).toBe(404);
    set('paid');
    await waitFor('the booking', async () => (await ledger(insurer, kenmerk)).open === 0);
    await insurer.stop();
  });
});
