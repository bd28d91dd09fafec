import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openWinkel, terugAdres, verzoek, type Winkel } from '../winkel.testhulp.ts';

let winkel: Winkel;
beforeAll(async () => {
  winkel = await openWinkel();
});
afterAll(() => winkel.sluit());

async function maak(anders?: Readonly<Record<string, unknown>>) {
  const { id } = await winkel.mollie.payments.create({ paymentRequest: verzoek(winkel, anders) });
  const adres = `${winkel.adres}/betalen/${id}`;
  return {
    id,
    open: (taal = 'nl') => fetch(adres, { headers: { 'accept-language': taal } }),
    druk: (velden: Record<string, string>) =>
      fetch(adres, { method: 'POST', redirect: 'manual', body: new URLSearchParams(velden) }),
    status: async () => (await winkel.mollie.payments.get({ paymentId: id })).status,
  };
}

describe('the bank’s page', () => {
  it('says who is paid, for what and how much, and that it is not real', async () => {
    const tekst = await (await (await maak()).open()).text();

    expect(tekst).toContain('<html lang="nl">');
    expect(tekst).toMatch(/<dd>€\s154,20<\/dd>/);
    expect(tekst).toContain('<dd>Zilverzand</dd>');
    expect(tekst).toContain('<dd>Zilverzand 5000 0567 8901 2345</dd>');
    expect(tekst).toContain('Dit is een simulator.');
    expect(tekst).toContain('Er gaat geen echt geld over.');
  });

  it('says it in English to who reads that', async () => {
    const tekst = await (await (await maak()).open('en-GB')).text();

    expect(tekst).toContain('<html lang="en">');
    expect(tekst).toContain('€154.20');
    expect(tekst).toContain('No real money moves.');
  });

  it('keeps what the insurer says from becoming markup', async () => {
    const betaling = await maak({ description: '<script>alert(1)</script>' });

    expect(await (await betaling.open()).text()).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('allows nothing from elsewhere, and its form to return to the insurer', async () => {
    const response = await (await maak()).open();

    const beleid = response.headers.get('content-security-policy');
    expect(beleid).toContain("default-src 'none'");
    expect(beleid).toContain("form-action 'self' http://localhost:3000;");
    expect(beleid).not.toContain('unsafe');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('brings its own style and icon, and a control', async () => {
    for (const [, pad] of (await (await (await maak()).open()).text()).matchAll(
      /href="([^"]+)"/g,
    )) {
      expect((await fetch(new URL(pad ?? '', winkel.adres))).status).toBe(200);
    }
  });

  it('says so when it does not know the payment, and where to begin', async () => {
    expect((await fetch(`${winkel.adres}/betalen/tr_onbekend`)).status).toBe(404);
    expect(await (await fetch(winkel.adres)).text()).toContain('Open de app');
  });
});

describe('a button', () => {
  it.each([
    ['betaald', 'paid'],
    ['mislukt', 'failed'],
    ['geannuleerd', 'canceled'],
    ['verlopen', 'expired'],
    ['inBehandeling', 'pending'],
  ])('%s lets the payment end so, and goes back', async (uitkomst, status) => {
    const betaling = await maak();

    const response = await betaling.druk({ uitkomst });

    expect([response.status, response.headers.get('location')]).toEqual([303, terugAdres]);
    expect(await betaling.status()).toBe(status);
  });

  it('pressed twice does it once and goes back both times', async () => {
    const betaling = await maak();
    const [een, ander] = [
      await betaling.druk({ uitkomst: 'betaald' }),
      await betaling.druk({ uitkomst: 'betaald' }),
    ];

    expect([een.status, ander.status]).toEqual([303, 303]);
    const [stand] = await winkel.besturing.betalingen(betaling.id);
    expect(stand?.stappen).toHaveLength(2);
  });

  it('pressed in a tab that is behind changes nothing, and the page says how it stands', async () => {
    const betaling = await maak();
    await betaling.druk({ uitkomst: 'betaald' });

    const response = await betaling.druk({ uitkomst: 'geannuleerd' });

    expect(response.status).toBe(409);
    expect(await response.text()).toContain('Dat kan met deze betaling niet meer');
    expect(await betaling.status()).toBe('paid');
  });

  it('that is not on the page changes nothing', async () => {
    const betaling = await maak();

    expect((await betaling.druk({ uitkomst: 'constructor' })).status).toBe(400);
    expect(await betaling.status()).toBe('open');
  });

  it('brings the faults along that were chosen', async () => {
    const betaling = await maak();

    await betaling.druk({ uitkomst: 'betaald', melding: 'dubbeleMelding', ophalen: '' });

    await vi.waitFor(() =>
      expect(winkel.gemeld.filter((id) => id === betaling.id)).toHaveLength(2),
    );
  });
});

describe('back at the bank after a payment has ended', () => {
  it('there is nothing to press, but a way back', async () => {
    const betaling = await maak();
    await betaling.druk({ uitkomst: 'betaald' });

    const tekst = await (await betaling.open()).text();

    expect(tekst).toContain('Deze betaling is al klaar');
    expect(tekst).not.toContain('<button');
    expect(tekst).toContain(`<a href="${terugAdres.replace('&', '&amp;')}">Terug naar Zilverzand`);
  });

  it('a pending one can still be paid, or fail', async () => {
    const betaling = await maak();
    await betaling.druk({ uitkomst: 'inBehandeling' });

    const tekst = await (await betaling.open()).text();

    expect(tekst).toContain('>Alsnog betaald</button');
    expect(tekst).toContain('>Alsnog mislukt</button');
  });
});
