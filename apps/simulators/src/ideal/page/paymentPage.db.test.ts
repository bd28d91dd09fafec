import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, returnAddress, paymentRequest, type Shop } from '../shop.testing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function create(otherwise?: Readonly<Record<string, unknown>>) {
  const { id } = await shop.mollie.payments.create({
    paymentRequest: paymentRequest(shop, otherwise),
  });
  const address = `${shop.address}/betalen/${id}`;
  return {
    id,
    open: (language = 'nl') => fetch(address, { headers: { 'accept-language': language } }),
    post: (fields: Record<string, string>) =>
      fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) }),
    status: async () => (await shop.mollie.payments.get({ paymentId: id })).status,
  };
}

describe('the bank’s page', () => {
  it('says who is paid, for what and how much, and that it is not real', async () => {
    const text = await (await (await create()).open()).text();

    expect(text).toContain('<html lang="nl">');
    expect(text).toMatch(/<dd>€\s154,20<\/dd>/);
    expect(text).toContain('<dd>Zilverzand</dd>');
    expect(text).toContain('<dd>Zilverzand 5000 0567 8901 2345</dd>');
    expect(text).toContain('Dit is een simulator.');
    expect(text).toContain('Er gaat geen echt geld over.');
  });

  it('says it in English to who reads that', async () => {
    const text = await (await (await create()).open('en-GB')).text();

    expect(text).toContain('<html lang="en">');
    expect(text).toContain('€154.20');
    expect(text).toContain('No real money moves.');
  });

  it('keeps what the insurer says from becoming markup', async () => {
    const betaling = await create({ description: '<script>alert(1)</script>' });

    expect(await (await betaling.open()).text()).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('allows nothing from elsewhere, and its form to return to the insurer', async () => {
    const response = await (await create()).open();

    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:3000;");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('brings its own style and icon, and a control', async () => {
    for (const [, path] of (await (await (await create()).open()).text()).matchAll(
      /href="([^"]+)"/g,
    )) {
      expect((await fetch(new URL(path ?? '', shop.address))).status).toBe(200);
    }
  });

  it('says so when it does not know the payment, and where to begin', async () => {
    expect((await fetch(`${shop.address}/betalen/tr_unknown`)).status).toBe(404);
    expect(await (await fetch(shop.address)).text()).toContain('Open de app');
  });
});

describe('a button', () => {
  it.each(['paid', 'failed', 'canceled', 'expired', 'pending'])(
    '%s lets the payment end so, and goes back',
    async (outcome) => {
      const betaling = await create();

      const response = await betaling.post({ outcome: outcome });

      expect([response.status, response.headers.get('location')]).toEqual([303, returnAddress]);
      expect(await betaling.status()).toBe(outcome);
    },
  );

  it('pressed twice does it once and goes back both times', async () => {
    const betaling = await create();
    const [one, other] = [
      await betaling.post({ outcome: 'paid' }),
      await betaling.post({ outcome: 'paid' }),
    ];

    expect([one.status, other.status]).toEqual([303, 303]);
    const [kept] = await shop.control.betalingen(betaling.id);
    expect(kept?.steps).toHaveLength(2);
  });

  it('pressed in a tab that is behind changes nothing, and the page says how it stands', async () => {
    const betaling = await create();
    await betaling.post({ outcome: 'paid' });

    const response = await betaling.post({ outcome: 'canceled' });

    expect(response.status).toBe(409);
    expect(await response.text()).toContain('Dat kan met deze betaling niet meer');
    expect(await betaling.status()).toBe('paid');
  });

  it('that is not on the page changes nothing', async () => {
    const betaling = await create();

    expect((await betaling.post({ outcome: 'constructor' })).status).toBe(400);
    expect(await betaling.status()).toBe('open');
  });

  it('brings the faults along that were chosen', async () => {
    const betaling = await create();

    await betaling.post({ outcome: 'paid', notice: 'duplicateNotice', retrieval: '' });

    await expect.poll(() => shop.reported.filter((id) => id === betaling.id)).toHaveLength(2);
  });
});

describe('back at the bank after a payment has ended', () => {
  it('there is nothing to press, but a way back', async () => {
    const betaling = await create();
    await betaling.post({ outcome: 'paid' });

    const text = await (await betaling.open()).text();

    expect(text).toContain('Deze betaling is al klaar');
    expect(text).not.toContain('<button');
    expect(text).toContain(
      `<a href="${returnAddress.replace('&', '&amp;')}">Terug naar Zilverzand`,
    );
  });

  it('a pending one can still be paid, or fail', async () => {
    const betaling = await create();
    await betaling.post({ outcome: 'pending' });

    const text = await (await betaling.open()).text();

    expect(text).toContain('>Alsnog betaald</button');
    expect(text).toContain('>Alsnog mislukt</button');
  });
});
