import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWinkel, verzoek, type Winkel } from './winkel.testhulp.ts';

let winkel: Winkel;
beforeEach(async () => {
  winkel = await openWinkel();
});
afterEach(() => winkel.sluit());

const maak = (idempotencyKey?: string, anders = {}) =>
  winkel.mollie.payments.create({
    ...(idempotencyKey && { idempotencyKey }),
    paymentRequest: verzoek(winkel, anders),
  });
const haal = (paymentId: string) => winkel.mollie.payments.get({ paymentId });
const mislukt = (wat: Promise<unknown>) =>
  wat.then(
    () => undefined,
    (fout: Error) => fout,
  );

describe('a fault of the provider', () => {
  it('cuts the answer off halfway, with the work done: asking again finds the same payment', async () => {
    await winkel.besturing.storing({ wat: 'halfAntwoord', keer: 1 });

    expect(await mislukt(maak('poging'))).toBeInstanceOf(Error);

    const betalingen = await winkel.besturing.betalingen();
    expect(betalingen).toHaveLength(1);
    expect((await maak('poging')).id).toBe(betalingen[0]?.id);
  });

  it('is away: the connection breaks and nothing is made', async () => {
    await winkel.besturing.storing({ wat: 'weg' });

    expect(await mislukt(maak())).toMatchObject({ name: 'ConnectionError' });
    await winkel.besturing.wisStoringen();
    expect(await winkel.besturing.betalingen()).toEqual([]);
  });

  it('answers 500 in Mollie’s shape', async () => {
    await winkel.besturing.storing({ wat: 'fout500' });

    expect(await mislukt(maak())).toMatchObject({ statusCode: 500 });
  });

  it('answers a page that is not JSON', async () => {
    await winkel.besturing.storing({ wat: 'geenJson' });

    expect(await mislukt(maak())).toMatchObject({ contentType: 'text/html' });
  });

  it('is slow: who has no patience goes away without an answer', async () => {
    await winkel.besturing.storing({ wat: 'traag', ms: 60_000 });
    const ongeduldig = winkel.mollie.payments.create(
      { paymentRequest: verzoek(winkel) },
      { timeoutMs: 50 },
    );

    expect(await mislukt(ongeduldig)).toMatchObject({ name: 'RequestTimeoutError' });
  });

  it('is slow for a while, and then answers', async () => {
    await winkel.besturing.storing({ wat: 'traag', ms: 10 });

    expect((await maak()).status).toBe('open');
  });
});

describe('a fault in what is fetched', () => {
  it.each([
    ['verkeerdBedrag', { amount: { currency: 'EUR', value: '154.21' } }],
    ['verkeerdeValuta', { amount: { currency: 'USD', value: '154.20' } }],
    ['verkeerdKenmerk', { metadata: { betalingId: 'iets-anders', betaalkenmerk: 'iets-anders' } }],
  ] as const)('%s: it is not what was asked', async (wat, anders) => {
    const { id } = await maak();
    await winkel.besturing.storing({ wat, voor: id });

    expect(await haal(id)).toMatchObject(anders);
    await winkel.besturing.wisStoringen(id);
    expect(await haal(id)).toMatchObject({ amount: { value: '154.20' } });
  });
});

describe('how far a fault goes', () => {
  it('stays with the payments that are meant, by any word in their metadata', async () => {
    await winkel.besturing.storing({ wat: 'fout500', voor: '5000056789012345' });

    expect(await mislukt(maak())).toMatchObject({ statusCode: 500 });
    expect((await maak(undefined, { metadata: { betaalkenmerk: '1' } })).status).toBe('open');
  });

  it('goes for one payment before one for all', async () => {
    await winkel.besturing.storing({ wat: 'fout500' });
    await winkel.besturing.storing({ wat: 'traag', ms: 1, voor: '5000056789012345' });

    expect((await maak()).status).toBe('open');
  });

  it('ends after its number of times', async () => {
    await winkel.besturing.storing({ wat: 'fout500', keer: 2 });

    expect(await mislukt(maak())).toBeDefined();
    expect(await mislukt(maak())).toBeDefined();
    expect((await maak()).status).toBe('open');
  });

  it('is refused when there is no such fault', async () => {
    const onzin: object = { wat: 'toString' };
    const response = await fetch(`${winkel.adres}/besturing/api/storingen`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(onzin),
    });

    expect(response.status).toBe(400);
  });
});
