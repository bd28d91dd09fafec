import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, paymentRequest, type Shop } from './shop.testing.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const create = () => shop.mollie.payments.create({ paymentRequest: paymentRequest(shop) });

/** Returns the reported ids, except for the last word. */
const told = () => shop.reported.filter((id) => id !== lastWord);
const lastWord = 'tot hier';

/**
 * Waits for these reports, and checks that there are no more: those in transit arrive before the last word,
 * which is sent after them.
 */
async function isReported(...ids: readonly unknown[]): Promise<void> {
  await expect.poll(told, { interval: 10 }).toEqual(ids);
  const [betaling] = await shop.control.betalingen();
  await shop.control.report(betaling?.id ?? '', lastWord);
  expect(told()).toEqual(ids);
}

describe('a webhook', () => {
  it.each(['paid', 'failed', 'canceled', 'expired'] as const)(
    'reports a payment that is %s, by its id only',
    async (outcome) => {
      const { id } = await create();
      await shop.control.end(id, outcome);

      await isReported(id);
    },
  );

  it('does not report a pending payment', async () => {
    const { id } = await create();
    await shop.control.end(id, 'pending');
    await isReported();
    await shop.control.end(id, 'paid');

    await isReported(id);
  });

  it('reports a refund', async () => {
    const { id } = await create();
    await shop.control.end(id, 'paid');
    await isReported(id);
    await shop.mollie.refunds.create({
      paymentId: id,
      refundRequest: { description: '', amount: { currency: 'EUR', value: '0.01' } },
    });

    await isReported(id, id);
  });

  it('resolves *.localhost to this machine, as browsers do', async () => {
    const webhookUrl = shop.webhook.replace('127.0.0.1', 'mijn.localhost');
    const asked = paymentRequest(shop, { webhookUrl });
    const { id } = await shop.mollie.payments.create({ paymentRequest: asked });

    expect(await shop.control.report(id)).toBe(200);
  });

  it('records a missing response', async () => {
    const asked = paymentRequest(shop, { webhookUrl: 'http://127.0.0.1:1/' });
    const { id } = await shop.mollie.payments.create({ paymentRequest: asked });

    expect(await shop.control.report(id)).toBeNull();
  });

  it('is retried while refused', async () => {
    shop.respondWith(503);
    const { id } = await create();
    await shop.control.end(id, 'paid');
    await isReported(id);
    shop.respondWith(200);

    await isReported(id, id);
    const [betaling] = await shop.control.betalingen(id);
    const tries = betaling?.notices.filter((notice) => notice.id === id);
    expect(tries?.map(({ response }) => response)).toEqual([503, 200]);
  });

  it('is sent on demand, with the payment’s id or any other', async () => {
    const { id } = await create();

    expect(await shop.control.report(id)).toBe(200);
    expect(await shop.control.report(id, 'tr_vals')).toBe(200);
    await isReported(id, 'tr_vals');
  });
});

describe('a fault with webhooks', () => {
  it('sends none, except on demand', async () => {
    await shop.control.setFault({ what: 'noNotice' });
    const { id } = await create();
    await shop.control.end(id, 'paid');

    await isReported();
  });

  it('sends two', async () => {
    await shop.control.setFault({ what: 'duplicateNotice' });
    const { id } = await create();
    await shop.control.end(id, 'paid');

    await isReported(id, id);
  });

  it('sends late', async () => {
    await shop.control.setFault({ what: 'lateNotice', ms: 50 });
    const { id } = await create();
    await shop.control.end(id, 'paid');
    expect(shop.reported).toEqual([]);

    await isReported(id);
  });

  it('sends before the creation is answered', async () => {
    await shop.control.setFault({ what: 'earlyNotice' });
    const { id } = await create();

    expect(shop.reported).toEqual([id]);
  });

  it('sends later events first', async () => {
    await shop.control.setFault({ what: 'reversedNotices' });
    const { id } = await create();
    await shop.control.end(id, 'expired');
    await shop.control.report(id, 'tussen');
    await shop.control.end(id, 'paid');

    await isReported('tussen', id, id);
  });

  it('also reports payments that do not exist', async () => {
    await shop.control.setFault({ what: 'forgedNotice' });
    const { id } = await create();
    await shop.control.end(id, 'paid');

    await isReported(expect.stringMatching(/^tr_/), expect.stringContaining("'1'='1"), id);
  });
});
