import { randomUUID } from 'node:crypto';
import { Client } from 'mollie-api-typescript';
import { ErrorResponse } from 'mollie-api-typescript/models/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWinkel, terugAdres, verzoek, type Winkel } from './winkel.testhulp.ts';

// Mollie's own client reads every answer by its schemas and refuses what does not fit them.
let winkel: Winkel;
beforeAll(async () => {
  winkel = await openWinkel();
});
afterAll(() => winkel.sluit());

const maak = (anders?: Readonly<Record<string, unknown>>, idempotencyKey = randomUUID()) =>
  winkel.mollie.payments.create({ idempotencyKey, paymentRequest: verzoek(winkel, anders) });

const haal = (paymentId: string) => winkel.mollie.payments.get({ paymentId });

const geefTerug = (paymentId: string, value: string) =>
  winkel.mollie.refunds.create({
    paymentId,
    refundRequest: { description: 'teveel', amount: { currency: 'EUR', value } },
  });

async function foutVan(wat: Promise<unknown>): Promise<unknown> {
  return wat.then(
    () => 'geen fout',
    (fout: unknown) => fout,
  );
}

describe('a payment that is asked for', () => {
  it('is open, can be paid for fifteen minutes, and says what was asked', async () => {
    const betaling = await maak();

    expect(betaling).toMatchObject({
      resource: 'payment',
      mode: 'test',
      status: 'open',
      method: 'ideal',
      amount: { currency: 'EUR', value: '154.20' },
      description: 'Zilverzand 5000 0567 8901 2345',
      redirectUrl: terugAdres,
      webhookUrl: winkel.webhook,
      metadata: { betalingId: 'poging-1', betaalkenmerk: '5000056789012345' },
      isCancelable: true,
    });
    expect(betaling.id).toMatch(/^tr_\w{10}$/);
    expect(betaling.links.checkout?.href).toBe(`${winkel.adres}/betalen/${betaling.id}`);
    const tijd = Date.parse(betaling.expiresAt ?? '') - Date.parse(betaling.createdAt);
    expect(tijd).toBe(15 * 60_000);
  });

  it('is fetched as it was made', async () => {
    const betaling = await maak();

    expect(await haal(betaling.id)).toEqual(betaling);
  });

  it('is the same one for the same Idempotency-Key', async () => {
    const idempotencyKey = randomUUID();
    const [een, ander] = [await maak({}, idempotencyKey), await maak({}, idempotencyKey)];

    expect(ander.id).toBe(een.id);
  });

  it('is refused when the key was used for another amount', async () => {
    const idempotencyKey = randomUUID();
    await maak({}, idempotencyKey);

    const fout = await foutVan(
      maak({ amount: { currency: 'EUR', value: '1.00' } }, idempotencyKey),
    );

    expect(fout).toMatchObject({ statusCode: 409 });
  });

  it.each([
    ['amount.value', { amount: { currency: 'EUR', value: '154.2' } }],
    ['amount.value', { amount: { currency: 'EUR', value: '0.00' } }],
    ['amount.value', { amount: { currency: 'EUR', value: '50000.01' } }],
    ['amount.currency', { amount: { currency: 'USD', value: '10.00' } }],
    ['description', { description: '' }],
    ['redirectUrl', { redirectUrl: 'javascript:alert(1)' }],
    ['webhookUrl', { webhookUrl: 'nergens' }],
    ['method', { method: 'creditcard' }],
  ])('is refused in Mollie’s shape when %s is wrong (%o)', async (field, anders) => {
    const fout = await foutVan(maak(anders));

    expect(fout).toBeInstanceOf(ErrorResponse);
    expect(fout).toMatchObject({ statusCode: 422, field, title: 'Unprocessable Entity' });
  });
});

describe('a payment that ends', () => {
  it.each([
    ['betaald', 'paid', 'paidAt'],
    ['mislukt', 'failed', 'failedAt'],
    ['geannuleerd', 'canceled', 'canceledAt'],
    ['verlopen', 'expired', 'expiredAt'],
  ] as const)('is %s: %s, since when, and can be paid no more', async (uitkomst, status, veld) => {
    const { id } = await maak();

    await winkel.besturing.laat(id, uitkomst);

    const betaling = await haal(id);
    expect(betaling.status).toBe(status);
    expect(Date.parse(betaling[veld] ?? '')).toBeLessThanOrEqual(Date.now());
    expect(betaling.links.checkout).toBeUndefined();
  });

  it('is pending for a while, then paid', async () => {
    const { id } = await maak();
    await winkel.besturing.laat(id, 'inBehandeling');
    const tussen = await haal(id);
    await winkel.besturing.laat(id, 'betaald');

    expect([tussen.status, (await haal(id)).status]).toEqual(['pending', 'paid']);
  });

  it('is cancelled by who asked for it, while it is open', async () => {
    const { id } = await maak();

    expect((await winkel.mollie.payments.cancel({ paymentId: id })).status).toBe('canceled');
    const nogEens = await foutVan(winkel.mollie.payments.cancel({ paymentId: id }));
    expect(nogEens).toBeInstanceOf(ErrorResponse);
    expect(nogEens).toMatchObject({ statusCode: 422 });
  });
});

describe('money given back', () => {
  it('comes off what was paid, to the cent, and not more than that', async () => {
    const { id } = await maak();
    await winkel.besturing.laat(id, 'betaald');

    const terug = await geefTerug(id, '54.10');

    expect(terug).toMatchObject({ resource: 'refund', paymentId: id, status: 'refunded' });
    const betaling = await haal(id);
    expect(betaling.amountRefunded?.value).toBe('54.10');
    expect(betaling.amountRemaining?.value).toBe('100.10');
    expect(await foutVan(geefTerug(id, '100.11'))).toMatchObject({ statusCode: 422 });
    const lijst = await winkel.mollie.refunds.list({ paymentId: id });
    expect(lijst.result.count).toBe(1);
    const een = await winkel.mollie.refunds.get({ paymentId: id, refundId: terug.id });
    expect(een.amount.value).toBe('54.10');
  });

  it('is refused of a payment that is not paid', async () => {
    const { id } = await maak();

    expect(await foutVan(geefTerug(id, '1.00'))).toMatchObject({ statusCode: 422 });
  });
});

describe('the list of payments', () => {
  it('comes newest first, in pages that lead to each other', async () => {
    const gemaakt = [await maak(), await maak(), await maak()].map(({ id }) => id);

    const gelezen: string[] = [];
    for await (const pagina of await winkel.mollie.payments.list({ limit: 2 })) {
      gelezen.push(...(pagina.result.embedded.payments ?? []).map(({ id }) => id));
    }

    expect(gelezen.slice(0, 3)).toEqual(gemaakt.toReversed());
    expect(new Set(gelezen).size).toBe(gelezen.length);
  });

  it('refuses a page size that there is not', async () => {
    const fout = await foutVan(winkel.mollie.payments.list({ limit: 251 }));
    expect(fout).toMatchObject({ statusCode: 400 });
  });
});

describe('who asks', () => {
  it('is refused without the key', async () => {
    const vreemde = new Client({ serverURL: winkel.adres, security: { apiKey: 'test_anders' } });

    expect(await foutVan(vreemde.payments.list())).toMatchObject({ statusCode: 401 });
  });

  it('hears in Mollie’s shape that a payment does not exist', async () => {
    const fout = await foutVan(haal('tr_bestaatniet'));

    expect(fout).toBeInstanceOf(ErrorResponse);
    expect(fout).toMatchObject({ statusCode: 404, title: 'Not Found' });
  });
});
