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
  it('shows the payee, description and amount, and that it is a simulator', async () => {
    const text = await (await (await create()).open()).text();

    expect(text).toContain('<html lang="nl">');
    expect(text).toMatch(/<dd>€\s154,20<\/dd>/);
    expect(text).toContain('<dd>Zilverzand</dd>');
    expect(text).toContain('<dd>Zilverzand 5000 0567 8901 2345</dd>');
    expect(text).toContain('Dit is een simulator.');
    expect(text).toContain('Er gaat geen echt geld over.');
  });

  it('is in English for English readers', async () => {
    const text = await (await (await create()).open('en-GB')).text();

    expect(text).toContain('<html lang="en">');
    expect(text).toContain('€154.20');
    expect(text).toContain('No real money moves.');
  });

  it('escapes the insurer’s texts', async () => {
    const betaling = await create({ description: '<script>alert(1)</script>' });

    expect(await (await betaling.open()).text()).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('allows no external resources, and its form to return to the insurer', async () => {
    const response = await (await create()).open();

    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:3000;");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('serves its style and icon, and a control page', async () => {
    for (const [, path] of (await (await (await create()).open()).text()).matchAll(
      /href="([^"]+)"/g,
    )) {
      expect((await fetch(new URL(path ?? '', shop.address))).status).toBe(200);
    }
  });

  it('reports an unknown payment, with where to start', async () => {
    expect((await fetch(`${shop.address}/betalen/tr_unknown`)).status).toBe(404);
    expect(await (await fetch(shop.address)).text()).toContain('Open de app');
  });
});

describe('a button', () => {
  it.each(['paid', 'failed', 'canceled', 'expired', 'pending'])(
    '%s ends the payment and redirects back',
    async (outcome) => {
      const betaling = await create();

      const response = await betaling.post({ outcome: outcome });

      expect([response.status, response.headers.get('location')]).toEqual([303, returnAddress]);
      expect(await betaling.status()).toBe(outcome);
    },
  );

  it('pressed twice takes effect once, and redirects both times', async () => {
    const betaling = await create();
    const [one, other] = [
      await betaling.post({ outcome: 'paid' }),
      await betaling.post({ outcome: 'paid' }),
    ];

    expect([one.status, other.status]).toEqual([303, 303]);
    const [kept] = await shop.control.betalingen(betaling.id);
    expect(kept?.steps).toHaveLength(2);
  });

  it('pressed in an outdated tab changes nothing, and the page shows the status', async () => {
    const betaling = await create();
    await betaling.post({ outcome: 'paid' });

    const response = await betaling.post({ outcome: 'canceled' });

    expect(response.status).toBe(409);
    expect(await response.text()).toContain('Dat kan met deze betaling niet meer');
    expect(await betaling.status()).toBe('paid');
  });

  it('changes nothing when it is not on the page', async () => {
    const betaling = await create();

    expect((await betaling.post({ outcome: 'constructor' })).status).toBe(400);
    expect(await betaling.status()).toBe('open');
  });

  it('applies the chosen faults', async () => {
    const betaling = await create();

    await betaling.post({ outcome: 'paid', notice: 'duplicateNotice', retrieval: '' });

    await expect.poll(() => shop.reported.filter((id) => id === betaling.id)).toHaveLength(2);
  });
});

describe('the bank’s page of an ended payment', () => {
  it('has no buttons, but a link back', async () => {
    const betaling = await create();
    await betaling.post({ outcome: 'paid' });

    const text = await (await betaling.open()).text();

    expect(text).toContain('Deze betaling is al klaar');
    expect(text).not.toContain('<button');
    expect(text).toContain(
      `<a href="${returnAddress.replace('&', '&amp;')}">Terug naar Zilverzand`,
    );
  });

  it('allows a pending one to be paid or to fail', async () => {
    const betaling = await create();
    await betaling.post({ outcome: 'pending' });

    const text = await (await betaling.open()).text();

    expect(text).toContain('>Alsnog betaald</button');
    expect(text).toContain('>Alsnog mislukt</button');
  });
});
