import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type CheckoutFault, startCheckout } from '../checkout.testing.ts';
import {
  createPaymentProvider,
  type PaymentOrder,
  PaymentProviderError,
} from './paymentProvider.ts';

const checkout = await startCheckout();
const service = createPaymentProvider(checkout.config({ patienceMs: 500 }));
afterAll(async () => {
  await service.close();
  await checkout.close();
});
beforeEach(() => {
  checkout.fault = () => undefined;
  checkout.redirectBasis = checkout.address;
  checkout.requests.length = 0;
});

const order = (own: Partial<PaymentOrder> = {}): PaymentOrder => ({
  betalingId: randomUUID(),
  betaalkenmerk: '5000056789012345',
  aantal: 1,
  merk: 'ZZ',
  bedrag: 5_705,
  ...own,
});

/** Starts a payment, and returns it with that of the stub. */
async function start(own: Partial<PaymentOrder> = {}) {
  const started = await service.start(order(own));
  const kept = checkout.betalingen.get(started.serviceId);
  if (!kept) throw new Error('no payment');
  return { started, kept };
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('starting a payment', () => {
  it('requests the amount in euros with its reference, and a return to the person’s brand', async () => {
    const { kept } = await start({
      merk: 'AZVZ',
      betalingId: '00000000-0000-4000-8000-000000000001',
    });
    expect(kept).toMatchObject({
      key: '00000000-0000-4000-8000-000000000001',
      amount: { currency: 'EUR', value: '57.05' },
      description: 'Zilverzand 5000056789012345',
      redirectUrl:
        'http://ankerzee.localhost:3000/betaling/afhandeling?betaling=00000000-0000-4000-8000-000000000001',
      webhookUrl: 'http://localhost:3000/webhooks/betalingen',
      metadata: { betaalkenmerk: '5000056789012345' },
    });
  });

  it('states the number of further requests on the statement', async () => {
    expect((await start({ aantal: 2 })).kept.description).toBe('Zilverzand 5000056789012345 +1');
  });

  it('returns the same payment for the same attempt', async () => {
    const again = order();
    const { serviceId } = await service.start(again);
    expect((await service.start(again)).serviceId).toBe(serviceId);
  });

  it('returns the payment in cents with the payment page’s address', async () => {
    const { started } = await start();
    expect(started).toMatchObject({
      state: 'open',
      bedrag: 5_705,
      valuta: 'EUR',
      betaalkenmerk: '5000056789012345',
      redirect: `${checkout.address}/betalen/${started.serviceId}`,
    });
  });

  it.each(['https://elders.example', 'http://kassa.localhost:1', 'javascript:alert(1)//'])(
    'omits an address that is not allowed: %s',
    async (basis) => {
      checkout.redirectBasis = basis;
      expect((await start()).started.redirect).toBeUndefined();
    },
  );
});

describe('loading a payment', () => {
  it('returns its current state', async () => {
    const { started, kept } = await start();
    kept.status = 'paid';
    expect(await service.load(started.serviceId)).toMatchObject({
      state: 'betaald',
      redirect: undefined,
    });
  });

  it('returns undefined for an unknown id', async () => {
    expect(await service.load('tr_nobody')).toBeUndefined();
  });
});

describe('cancelling a payment', () => {
  it('returns it as cancelled', async () => {
    const { started, kept } = await start();
    expect(await service.cancel(started.serviceId)).toMatchObject({ state: 'geannuleerd' });
    expect(kept.status).toBe('canceled');
  });

  it('returns it as paid when it was', async () => {
    const { started, kept } = await start();
    kept.status = 'paid';
    expect(await service.cancel(started.serviceId)).toMatchObject({ state: 'betaald' });
  });

  it('returns undefined for an unknown id', async () => {
    expect(await service.cancel('tr_nobody')).toBeUndefined();
  });

  it('requests no state after a network failure', async () => {
    const { started } = await start();
    checkout.fault = () => 'gone';
    expect(await failure(service.cancel(started.serviceId))).toMatchObject({ kind: 'gone' });
    expect(checkout.requests.filter((request) => !request.startsWith('POST'))).toHaveLength(1);
  });
});

describe('a failed request', () => {
  it.each<[CheckoutFault, PaymentProviderError['kind'], boolean]>([
    ['gone', 'gone', false],
    ['lost', 'gone', false],
    ['half', 'gone', false],
    ['slow', 'gone', false],
    ['error', 'gone', false],
    ['busy', 'gone', false],
    ['rejected', 'refused', true],
    ['html', 'unreadable', false],
    ['nonsense', 'unreadable', false],
  ])('(%s) throws the kind %s after one request; permanent: %s', async (fault, kind, permanent) => {
    checkout.fault = () => fault;
    const error = await failure(service.start(order()));
    expect(error).toBeInstanceOf(PaymentProviderError);
    expect(error).toMatchObject({ kind, permanent });
    expect(checkout.requests).toHaveLength(1);
  });

  it('describes the status in the log, and nothing of the request', async () => {
    checkout.fault = () => 'rejected';
    const error = await failure(service.start(order()));
    expect(error).toMatchObject({ reason: expect.stringMatching(/^422/) });
    expect(error).toMatchObject({ reason: expect.not.stringContaining('5000056789012345') });
  });

  it('throws for a wrong key', async () => {
    const wrong = createPaymentProvider({ ...checkout.config(), apiKey: 'test_other' });
    expect(await failure(wrong.load('tr_1'))).toMatchObject({ kind: 'refused', permanent: false });
    await wrong.close();
  });
});
