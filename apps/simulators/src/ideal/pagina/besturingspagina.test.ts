import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWinkel, verzoek, type Winkel } from '../winkel.testhulp.ts';

let winkel: Winkel;
beforeEach(async () => {
  winkel = await openWinkel();
});
afterEach(() => winkel.sluit());

const lees = async (pad: string) => (await fetch(winkel.adres + pad)).text();

const druk = (pad: string, velden: Record<string, string>) =>
  fetch(winkel.adres + pad, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(velden),
  });

const bedragVan = async (paymentId: string) =>
  (await winkel.mollie.payments.get({ paymentId })).amount.value;

async function maak() {
  const { id } = await winkel.mollie.payments.create({ paymentRequest: verzoek(winkel) });
  return { id, pad: `/besturing/betaling/${id}` };
}

describe('the control', () => {
  it('says so while there is no payment', async () => {
    expect(await lees('/besturing')).toContain('Er is nog geen betaling.');
  });

  it('lists the payments, with how each stands', async () => {
    const { id, pad } = await maak();
    await winkel.besturing.laat(id, 'mislukt');

    const tekst = await lees('/besturing');

    expect(tekst).toContain(`href="${pad}"`);
    expect(tekst).toContain('Mislukt');
  });

  it('sets a fault for all payments, shows it, and takes it away', async () => {
    await druk('/besturing', { doe: 'storingen', dienst: 'fout500', melding: '', ophalen: '' });

    expect(await lees('/besturing')).toContain('value="fout500" checked');
    await expect(maak()).rejects.toThrow();

    await druk('/besturing', { doe: 'storingen', dienst: '' });
    expect(await lees('/besturing')).not.toContain('value="fout500" checked');
    await maak();
  });

  it('lets no fault into a group that it is not of', async () => {
    await druk('/besturing', { doe: 'storingen', melding: 'weg' });

    await maak();
  });
});

describe('the control of one payment', () => {
  it('lets it be paid after it expired, tells of it, and shows what happened', async () => {
    const { id, pad } = await maak();
    await winkel.besturing.laat(id, 'verlopen');
    await druk(pad, { uitkomst: 'betaald' });
    await druk(pad, { doe: 'meld' });
    await druk(pad, { doe: 'meldVals' });

    const tekst = await lees(pad);

    expect(tekst).toMatch(/Open[^]*Verlopen[^]*Betaald/);
    expect(tekst).toContain('<code>tr_vervalst</code>');
    expect(tekst).toContain('antwoord 200');
    expect(tekst).not.toContain('name="uitkomst"');
  });

  it('sets a fault for it alone', async () => {
    const [een, ander] = [await maak(), await maak()];
    await druk(een.pad, { doe: 'storingen', ophalen: 'verkeerdBedrag' });

    expect([await bedragVan(een.id), await bedragVan(ander.id)]).toEqual(['154.21', '154.20']);
  });

  it('says so when there is no such payment', async () => {
    expect((await fetch(`${winkel.adres}/besturing/betaling/tr_onbekend`)).status).toBe(404);
    expect((await druk('/besturing/betaling/tr_onbekend', {})).status).toBe(404);
  });
});
