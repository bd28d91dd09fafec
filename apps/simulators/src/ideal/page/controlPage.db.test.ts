import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, paymentRequest, type Shop } from '../shop.testing.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const read = async (path: string) => (await fetch(shop.address + path)).text();

const post = (path: string, fields: Record<string, string>) =>
  fetch(shop.address + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });

const amountOf = async (paymentId: string) =>
  (await shop.mollie.payments.get({ paymentId })).amount.value;

async function create() {
  const { id } = await shop.mollie.payments.create({ paymentRequest: paymentRequest(shop) });
  return { id, path: `/besturing/betaling/${id}` };
}

describe('the control page', () => {
  it('reports that there are no payments', async () => {
    expect(await read('/besturing')).toContain('Er is nog geen betaling.');
  });

  it('lists the payments with their status', async () => {
    const { id, path } = await create();
    await shop.control.end(id, 'failed');

    const text = await read('/besturing');

    expect(text).toContain(`href="${path}"`);
    expect(text).toContain('Mislukt');
  });

  it('sets, shows and removes a fault for all payments', async () => {
    await post('/besturing', {
      action: 'faults',
      service: 'error500',
      notice: '',
      retrieval: '',
    });

    expect(await read('/besturing')).toContain('value="error500" checked');
    await expect(create()).rejects.toThrow();

    await post('/besturing', { action: 'faults', service: '' });
    expect(await read('/besturing')).not.toContain('value="error500" checked');
    await create();
  });

  it('refuses a fault in another group', async () => {
    await post('/besturing', { action: 'faults', notice: 'gone' });

    await create();
  });
});

describe('the control page of a payment', () => {
  it('lets it be paid after it expired, sends a webhook, and shows the history', async () => {
    const { id, path } = await create();
    await shop.control.end(id, 'expired');
    await post(path, { outcome: 'paid' });
    await post(path, { action: 'report' });
    await post(path, { action: 'reportForged' });

    const text = await read(path);

    expect(text).toMatch(/Open[^]*Verlopen[^]*Betaald/);
    expect(text).toContain('<code>tr_forged</code>');
    expect(text).toContain('antwoord 200');
    expect(text).not.toContain('name="outcome"');
  });

  it('sets a fault for it alone', async () => {
    const [one, other] = [await create(), await create()];
    await post(one.path, { action: 'faults', retrieval: 'wrongAmount' });

    expect([await amountOf(one.id), await amountOf(other.id)]).toEqual(['154.21', '154.20']);
  });

  it('reports an unknown payment', async () => {
    expect((await fetch(`${shop.address}/besturing/betaling/tr_unknown`)).status).toBe(404);
    expect((await post('/besturing/betaling/tr_unknown', {})).status).toBe(404);
  });
});
