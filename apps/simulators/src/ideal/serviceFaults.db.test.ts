import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, paymentRequest, type Shop } from './shop.testing.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const create = (idempotencyKey?: string, otherwise = {}) =>
  shop.mollie.payments.create({
    ...(idempotencyKey && { idempotencyKey }),
    paymentRequest: paymentRequest(shop, otherwise),
  });
const load = (paymentId: string) => shop.mollie.payments.get({ paymentId });
const failed = (what: Promise<unknown>) =>
  what.then(
    () => undefined,
    (error: Error) => error,
  );

describe('a fault of the provider', () => {
  it('cuts the response off halfway after the work is done, and a retry finds the same payment', async () => {
    await shop.control.setFault({ what: 'halfResponse', times: 1 });

    expect(await failed(create('poging'))).toBeInstanceOf(Error);

    const betalingen = await shop.control.betalingen();
    expect(betalingen).toHaveLength(1);
    expect((await create('poging')).id).toBe(betalingen[0]?.id);
  });

  it('breaks the connection and creates nothing', async () => {
    await shop.control.setFault({ what: 'gone' });

    expect(await failed(create())).toMatchObject({ name: 'ConnectionError' });
    await shop.control.clearFaults();
    expect(await shop.control.betalingen()).toEqual([]);
  });

  it('returns 500 in Mollie’s format', async () => {
    await shop.control.setFault({ what: 'error500' });

    expect(await failed(create())).toMatchObject({ statusCode: 500 });
  });

  it('returns a page that is not JSON', async () => {
    await shop.control.setFault({ what: 'noJson' });

    expect(await failed(create())).toMatchObject({ contentType: 'text/html' });
  });

  it('is slow until the caller times out', async () => {
    await shop.control.setFault({ what: 'slow', ms: 60_000 });
    const impatient = shop.mollie.payments.create(
      { paymentRequest: paymentRequest(shop) },
      { timeoutMs: 50 },
    );

    expect(await failed(impatient)).toMatchObject({ name: 'RequestTimeoutError' });
  });

  it('is slow for a while, and then responds', async () => {
    await shop.control.setFault({ what: 'slow', ms: 10 });

    expect((await create()).status).toBe('open');
  });
});

describe('a fault in a fetched payment', () => {
  it.each([
    ['wrongAmount', { amount: { currency: 'EUR', value: '154.21' } }],
    ['wrongCurrency', { amount: { currency: 'USD', value: '154.20' } }],
    ['wrongKenmerk', { metadata: { betalingId: 'iets-anders', betaalkenmerk: 'iets-anders' } }],
  ] as const)('returns something else: %s', async (what, otherwise) => {
    const { id } = await create();
    await shop.control.setFault({ what, forPayment: id });

    expect(await load(id)).toMatchObject(otherwise);
    await shop.control.clearFaults(id);
    expect(await load(id)).toMatchObject({ amount: { value: '154.20' } });
  });
});

describe('the scope of a fault', () => {
  it('is limited to payments by any word in their metadata', async () => {
    await shop.control.setFault({ what: 'error500', forPayment: '5000056789012345' });

    expect(await failed(create())).toMatchObject({ statusCode: 500 });
    expect((await create(undefined, { metadata: { betaalkenmerk: '1' } })).status).toBe('open');
  });

  it('prefers one payment to all', async () => {
    await shop.control.setFault({ what: 'error500' });
    await shop.control.setFault({ what: 'slow', ms: 1, forPayment: '5000056789012345' });

    expect((await create()).status).toBe('open');
  });

  it('ends after its number of times', async () => {
    await shop.control.setFault({ what: 'error500', times: 2 });

    expect(await failed(create())).toBeDefined();
    expect(await failed(create())).toBeDefined();
    expect((await create()).status).toBe('open');
  });

  it('does not accept an unknown fault', async () => {
    const nonsense: object = { what: 'toString' };
    const response = await fetch(`${shop.address}/besturing/api/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(nonsense),
    });

    expect(response.status).toBe(400);
  });
});
