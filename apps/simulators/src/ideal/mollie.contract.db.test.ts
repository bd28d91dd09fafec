import { randomUUID } from 'node:crypto';
import { Client } from 'mollie-api-typescript';
import { ErrorResponse } from 'mollie-api-typescript/models/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, returnAddress, paymentRequest, type Shop } from './shop.testing.ts';

// Mollie's own client validates every response by its schemas.
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const create = (otherwise?: Readonly<Record<string, unknown>>, idempotencyKey = randomUUID()) =>
  shop.mollie.payments.create({ idempotencyKey, paymentRequest: paymentRequest(shop, otherwise) });

const load = (paymentId: string) => shop.mollie.payments.get({ paymentId });

const giveBack = (paymentId: string, value: string) =>
  shop.mollie.refunds.create({
    paymentId,
    refundRequest: { description: 'tooMuch', amount: { currency: 'EUR', value } },
  });

async function errorOf(what: Promise<unknown>): Promise<unknown> {
  return what.then(
    () => 'geen fout',
    (error: unknown) => error,
  );
}

describe('creating a payment', () => {
  it('returns an open payment, payable for fifteen minutes, as requested', async () => {
    const betaling = await create();

    expect(betaling).toMatchObject({
      resource: 'payment',
      mode: 'test',
      status: 'open',
      method: 'ideal',
      amount: { currency: 'EUR', value: '154.20' },
      description: 'Zilverzand 5000 0567 8901 2345',
      redirectUrl: returnAddress,
      webhookUrl: shop.webhook,
      metadata: { betalingId: 'poging-1', betaalkenmerk: '5000056789012345' },
      isCancelable: true,
    });
    expect(betaling.id).toMatch(/^tr_\w{10}$/);
    expect(betaling.links.checkout?.href).toBe(`${shop.address}/betalen/${betaling.id}`);
    const time = Date.parse(betaling.expiresAt ?? '') - Date.parse(betaling.createdAt);
    expect(time).toBe(15 * 60_000);
  });

  it('returns a payment that can be fetched', async () => {
    const betaling = await create();

    expect(await load(betaling.id)).toEqual(betaling);
  });

  it('returns the same payment for the same Idempotency-Key', async () => {
    const idempotencyKey = randomUUID();
    const [one, other] = [await create({}, idempotencyKey), await create({}, idempotencyKey)];

    expect(other.id).toBe(one.id);
  });

  it('refuses a used key for another amount', async () => {
    const idempotencyKey = randomUUID();
    await create({}, idempotencyKey);

    const error = await errorOf(
      create({ amount: { currency: 'EUR', value: '1.00' } }, idempotencyKey),
    );

    expect(error).toMatchObject({ statusCode: 409 });
  });

  it.each([
    ['amount.value', { amount: { currency: 'EUR', value: '154.2' } }],
    ['amount.value', { amount: { currency: 'EUR', value: '0.00' } }],
    ['amount.value', { amount: { currency: 'EUR', value: '50000.01' } }],
    ['amount.currency', { amount: { currency: 'USD', value: '10.00' } }],
    ['amount.value', { amount: { currency: 'EUR', value: '154,20' } }],
    ['description', { description: '' }],
    ['description', { description: 'a'.repeat(256) }],
    ['redirectUrl', { redirectUrl: 'javascript:alert(1)' }],
    ['webhookUrl', { webhookUrl: 'nowhere' }],
    ['method', { method: 'creditcard' }],
  ])('refuses a wrong %s in Mollie’s format (%o)', async (field, otherwise) => {
    const error = await errorOf(create(otherwise));

    expect(error).toBeInstanceOf(ErrorResponse);
    expect(error).toMatchObject({ statusCode: 422, field, title: 'Unprocessable Entity' });
  });
});

describe('ending a payment', () => {
  it.each([
    ['paid', 'paid', 'paidAt'],
    ['failed', 'failed', 'failedAt'],
    ['canceled', 'canceled', 'canceledAt'],
    ['expired', 'expired', 'expiredAt'],
  ] as const)(
    'makes it %s: %s, with its time, and no longer payable',
    async (outcome, status, field) => {
      const { id } = await create();

      await shop.control.end(id, outcome);

      const betaling = await load(id);
      expect(betaling.status).toBe(status);
      expect(Date.parse(betaling[field] ?? '')).toBeLessThanOrEqual(Date.now());
      expect(betaling.links.checkout).toBeUndefined();
    },
  );

  it('keeps it pending for a while, then paid', async () => {
    const { id } = await create();
    await shop.control.end(id, 'pending');
    const between = await load(id);
    await shop.control.end(id, 'paid');

    expect([between.status, (await load(id)).status]).toEqual(['pending', 'paid']);
  });

  it('cancels an open payment at the caller’s request', async () => {
    const { id } = await create();

    expect((await shop.mollie.payments.cancel({ paymentId: id })).status).toBe('canceled');
    const onceMore = await errorOf(shop.mollie.payments.cancel({ paymentId: id }));
    expect(onceMore).toBeInstanceOf(ErrorResponse);
    expect(onceMore).toMatchObject({ statusCode: 422 });
  });
});

describe('refunds', () => {
  it('reduce the paid amount to the cent, up to all of it', async () => {
    const { id } = await create();
    await shop.control.end(id, 'paid');

    const back = await giveBack(id, '54.10');

    expect(back).toMatchObject({ resource: 'refund', paymentId: id, status: 'refunded' });
    const betaling = await load(id);
    expect(betaling.amountRefunded?.value).toBe('54.10');
    expect(betaling.amountRemaining?.value).toBe('100.10');
    expect(await errorOf(giveBack(id, '100.11'))).toMatchObject({ statusCode: 422 });
    const list = await shop.mollie.refunds.list({ paymentId: id });
    expect(list.result.count).toBe(1);
    const one = await shop.mollie.refunds.get({ paymentId: id, refundId: back.id });
    expect(one.amount.value).toBe('54.10');
  });

  it('are refused for an unpaid payment', async () => {
    const { id } = await create();

    expect(await errorOf(giveBack(id, '1.00'))).toMatchObject({ statusCode: 422 });
  });
});

describe('the list of payments', () => {
  it('is newest first, in linked pages', async () => {
    const created = [await create(), await create(), await create()].map(({ id }) => id);

    const parsed: string[] = [];
    for await (const page of await shop.mollie.payments.list({ limit: 2 })) {
      parsed.push(...(page.result.embedded.payments ?? []).map(({ id }) => id));
    }

    expect(parsed.slice(0, 3)).toEqual(created.toReversed());
    expect(new Set(parsed).size).toBe(parsed.length);
  });

  it('refuses an invalid page size', async () => {
    const error = await errorOf(shop.mollie.payments.list({ limit: 251 }));
    expect(error).toMatchObject({ statusCode: 400 });
  });
});

describe('the caller', () => {
  it('is refused without the key', async () => {
    const stranger = new Client({ serverURL: shop.address, security: { apiKey: 'test_anders' } });

    expect(await errorOf(stranger.payments.list())).toMatchObject({ statusCode: 401 });
  });

  it('gets an error in Mollie’s format for an unknown payment', async () => {
    const error = await errorOf(load('tr_bestaatniet'));

    expect(error).toBeInstanceOf(ErrorResponse);
    expect(error).toMatchObject({ statusCode: 404, title: 'Not Found' });
  });
});
