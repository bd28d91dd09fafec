import { personas } from '@mijn/testdata/personas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAfnemer, type Afnemer } from '../afnemer.testhulp.ts';
import { digidFouten } from '../fouten.ts';

let afnemer: Afnemer;
beforeAll(async () => {
  afnemer = await startAfnemer();
});
afterAll(() => afnemer.sluit());

/** Opens the login page as a browser does: with the cookies that brought it there. */
async function openPagina(taal = 'nl') {
  const { adres } = await afnemer.begin();
  const begin = await fetch(adres, { redirect: 'manual' });
  const pagina = new URL(begin.headers.get('location') ?? '', afnemer.issuer);
  const cookie = begin.headers.getSetCookie().map((regel) => regel.split(';')[0]);
  const headers = { cookie: cookie.join('; '), 'accept-language': taal };
  const response = await fetch(pagina, { headers });
  const kies = (formulier: Record<string, string>) =>
    fetch(pagina, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(formulier),
    });
  return { response, tekst: await response.text(), kies };
}

describe('the login page', () => {
  it('names every persona with what they show, and every fault by its key', async () => {
    const { tekst } = await openPagina();

    for (const { sleutel, naam, omschrijving } of personas) {
      expect(tekst).toContain(`value="${sleutel}" aria-describedby="over-${sleutel}">${naam}</`);
      expect(tekst).toContain(`<p id="over-${sleutel}">${omschrijving.nl}</p>`);
    }
    for (const [sleutel, { nl }] of Object.entries(digidFouten)) {
      expect(tekst).toMatch(
        new RegExp(`<input[^>]* value="${sleutel}"[^>]*> ${RegExp.escape(nl)}</label`),
      );
    }
  });

  it('holds no BSN', async () => {
    const { tekst } = await openPagina();

    expect(personas.filter(({ bsn }) => tekst.includes(bsn))).toEqual([]);
  });

  it('says that it is not DigiD, in Dutch and in English', async () => {
    const [nl, en] = [await openPagina('nl-NL'), await openPagina('en-GB,nl;q=0.5')];

    expect(nl.tekst).toContain('<html lang="nl">');
    expect(nl.tekst).toContain('Dit is niet DigiD.');
    expect(en.tekst).toContain('<html lang="en">');
    expect(en.tekst).toContain('This is not DigiD.');
  });

  it('says which level is asked for and where the person goes back to', async () => {
    const { tekst } = await openPagina();

    expect(tekst).toContain('Substantieel</span> (25)');
    expect(tekst).toContain('<dd>ankerzee.localhost:3000</dd>');
  });

  it('allows nothing from elsewhere, and its form to return to the insurer', async () => {
    const { response } = await openPagina();

    const beleid = response.headers.get('content-security-policy');
    expect(beleid).toContain("default-src 'none'");
    expect(beleid).toContain("form-action 'self' http://ankerzee.localhost:3000;");
    expect(beleid).not.toContain('unsafe');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('brings its own style and icon', async () => {
    for (const [, pad] of (await openPagina()).tekst.matchAll(/href="([^"]+)"/g)) {
      expect((await fetch(new URL(pad ?? '', afnemer.issuer))).status).toBe(200);
    }
  });
});

describe('a choice that is not on the page', () => {
  it.each([
    { persona: 'niemand', fout: '' },
    { persona: 'sanne', fout: 'constructor' },
  ])('is refused (%o)', async (formulier) => {
    const { kies } = await openPagina();

    expect((await kies(formulier)).status).toBe(400);
  });

  it('comes back with the fault that was chosen while nobody is', async () => {
    const { kies } = await openPagina();

    const tekst = await (await kies({ persona: '', fout: 'verlopen' })).text();

    expect(tekst).toContain('<details open>');
    expect(tekst).toContain('value="verlopen" checked');
  });

  it('leaves the login under way: the next choice works', async () => {
    const { kies } = await openPagina();
    await kies({ persona: 'niemand' });

    expect((await kies({ persona: 'sanne' })).status).toBe(303);
  });
});

describe('without a login under way', () => {
  it('says so, in the language asked for', async () => {
    const response = await fetch(new URL('/inloggen/onbekend', afnemer.issuer), {
      headers: { 'accept-language': 'en' },
    });

    expect(response.status).toBe(400);
    expect(await response.text()).toContain('start again');
  });

  it('points to the app from the bare address', async () => {
    const response = await fetch(afnemer.issuer);

    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Open de app');
  });

  it('knows no other address', async () => {
    expect((await fetch(new URL('/me', afnemer.issuer))).status).toBe(404);
  });
});
