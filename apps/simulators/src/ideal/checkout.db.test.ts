import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openShop, paymentRequest, type Shop, type ShopOptions } from './shop.testing.ts';

const open: Shop[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((shop) => shop.close()));
});

async function begin(options?: ShopOptions): Promise<Shop> {
  const shop = await openShop(options);
  open.push(shop);
  return shop;
}

describe('a payment', () => {
  it('expires after fifteen minutes, with a webhook', async () => {
    let now = new Date();
    const shop = await begin({ now: () => now });
    const { id } = await shop.mollie.payments.create({ paymentRequest: paymentRequest(shop) });

    now = new Date(now.getTime() + 15 * 60_000 - 1);
    expect((await shop.mollie.payments.get({ paymentId: id })).status).toBe('open');
    now = new Date(now.getTime() + 1);
    expect((await shop.mollie.payments.get({ paymentId: id })).status).toBe('expired');

    await expect.poll(() => shop.reported).toEqual([id]);
  });

  it('does not expire while it is pending', async () => {
    let now = new Date();
    const shop = await begin({ now: () => now });
    const { id } = await shop.mollie.payments.create({ paymentRequest: paymentRequest(shop) });
    await shop.control.end(id, 'pending');

    now = new Date(now.getTime() + 60 * 60_000);
    expect((await shop.mollie.payments.get({ paymentId: id })).status).toBe('pending');
  });

  it('can be paid after it ended unpaid, and then stays paid', async () => {
    const shop = await begin();
    const { id } = await shop.mollie.payments.create({ paymentRequest: paymentRequest(shop) });
    await shop.control.end(id, 'expired');

    expect((await shop.control.end(id, 'paid')).status).toBe('paid');
    await expect(shop.control.end(id, 'canceled')).rejects.toThrow('409');
  });

  it('is restored after a restart, with its Idempotency-Key', async () => {
    const storageFolder = mkdtempSync(path.join(os.tmpdir(), 'mijn-ideal-'));
    const first = await begin({ storageFolder });
    const creation = { idempotencyKey: 'poging', paymentRequest: paymentRequest(first) };
    const { id } = await first.mollie.payments.create(creation);
    await first.control.end(id, 'paid');

    const afterwards = await begin({ storageFolder });

    expect((await afterwards.mollie.payments.get({ paymentId: id })).status).toBe('paid');
    expect((await afterwards.mollie.payments.create(creation)).id).toBe(id);
    rmSync(storageFolder, { recursive: true });
  });
});

it('refuses to start in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(openShop()).rejects.toThrow('NODE_ENV=production');
  vi.unstubAllEnvs();
});
