import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWinkel, verzoek, type Winkel } from './winkel.testhulp.ts';

let winkel: Winkel;
beforeEach(async () => {
  winkel = await openWinkel();
});
afterEach(() => winkel.sluit());

const maak = () => winkel.mollie.payments.create({ paymentRequest: verzoek(winkel) });

/** Waits until this is what has been told. */
const isGemeld = (...ids: readonly unknown[]) =>
  vi.waitFor(() => expect(winkel.gemeld).toEqual(ids), { timeout: 5_000, interval: 10 });

describe('a webhook', () => {
  it.each(['betaald', 'mislukt', 'geannuleerd', 'verlopen'] as const)(
    'tells with the id alone that a payment is %s',
    async (uitkomst) => {
      const { id } = await maak();
      await winkel.besturing.laat(id, uitkomst);

      await isGemeld(id);
    },
  );

  it('does not tell that a payment is pending', async () => {
    const { id } = await maak();
    await winkel.besturing.laat(id, 'inBehandeling');
    await winkel.besturing.laat(id, 'betaald');

    await isGemeld(id);
  });

  it('tells of money that was given back', async () => {
    const { id } = await maak();
    await winkel.besturing.laat(id, 'betaald');
    await isGemeld(id);
    await winkel.mollie.refunds.create({
      paymentId: id,
      refundRequest: { description: '', amount: { currency: 'EUR', value: '0.01' } },
    });

    await isGemeld(id, id);
  });

  it('finds *.localhost on this machine, as browsers do', async () => {
    const webhookUrl = winkel.webhook.replace('127.0.0.1', 'mijn.localhost');
    const paymentRequest = verzoek(winkel, { webhookUrl });
    const { id } = await winkel.mollie.payments.create({ paymentRequest });

    expect(await winkel.besturing.meld(id)).toBe(200);
  });

  it('says so when nobody answers', async () => {
    const paymentRequest = verzoek(winkel, { webhookUrl: 'http://127.0.0.1:1/' });
    const { id } = await winkel.mollie.payments.create({ paymentRequest });

    expect(await winkel.besturing.meld(id)).toBeNull();
  });

  it('is tried again while it is refused', async () => {
    winkel.antwoordMet(503);
    const { id } = await maak();
    await winkel.besturing.laat(id, 'betaald');
    await isGemeld(id);
    winkel.antwoordMet(200);

    await isGemeld(id, id);
    const [betaling] = await winkel.besturing.betalingen(id);
    expect(betaling?.meldingen.map(({ antwoord }) => antwoord)).toEqual([503, 200]);
  });

  it('is sent at a word, with the payment’s id or any other', async () => {
    const { id } = await maak();

    expect(await winkel.besturing.meld(id)).toBe(200);
    expect(await winkel.besturing.meld(id, 'tr_vals')).toBe(200);
    await isGemeld(id, 'tr_vals');
  });
});

describe('a fault with webhooks', () => {
  it('tells nothing, until it is told to', async () => {
    await winkel.besturing.storing({ wat: 'geenMelding' });
    const { id } = await maak();
    await winkel.besturing.laat(id, 'betaald');
    await winkel.besturing.meld(id, 'einde');

    await isGemeld('einde');
  });

  it('tells twice', async () => {
    await winkel.besturing.storing({ wat: 'dubbeleMelding' });
    const { id } = await maak();
    await winkel.besturing.laat(id, 'betaald');

    await isGemeld(id, id);
  });

  it('tells late', async () => {
    await winkel.besturing.storing({ wat: 'lateMelding', ms: 50 });
    const { id } = await maak();
    await winkel.besturing.laat(id, 'betaald');
    expect(winkel.gemeld).toEqual([]);

    await isGemeld(id);
  });

  it('tells before the creation is answered', async () => {
    await winkel.besturing.storing({ wat: 'vroegeMelding' });
    const { id } = await maak();

    expect(winkel.gemeld).toEqual([id]);
  });

  it('tells of what came later first', async () => {
    await winkel.besturing.storing({ wat: 'omgekeerdeMeldingen' });
    const { id } = await maak();
    await winkel.besturing.laat(id, 'verlopen');
    await winkel.besturing.meld(id, 'tussen');
    await winkel.besturing.laat(id, 'betaald');

    await isGemeld('tussen', id, id);
  });

  it('tells of payments that do not exist as well', async () => {
    await winkel.besturing.storing({ wat: 'vervalsteMelding' });
    const { id } = await maak();
    await winkel.besturing.laat(id, 'betaald');

    await isGemeld(expect.stringMatching(/^tr_/), expect.stringContaining("'1'='1"), id);
  });
});
