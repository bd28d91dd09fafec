import { personas } from '@mijn/testdata/personas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startConsumer, type RelyingParty } from '../relyingParty.testing.ts';
import { digidFaults } from '../login.ts';

let relyingParty: RelyingParty;
beforeAll(async () => {
  relyingParty = await startConsumer();
});
afterAll(() => relyingParty.close());

/** Opens the login page as a browser does, with the cookies of the redirects. */
async function openPage(language = 'nl') {
  const { address } = await relyingParty.start();
  const begin = await fetch(address, { redirect: 'manual' });
  const page = new URL(begin.headers.get('location') ?? '', relyingParty.issuer);
  const cookie = begin.headers.getSetCookie().map((line) => line.split(';')[0]);
  const headers = { cookie: cookie.join('; '), 'accept-language': language };
  const response = await fetch(page, { headers });
  const choose = (form: Record<string, string>) =>
    fetch(page, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(form),
    });
  return { response, text: await response.text(), choose };
}

describe('the login page', () => {
  it('names every persona with what they show, and every fault by its key', async () => {
    const { text } = await openPage();

    for (const { key, naam, omschrijving } of personas) {
      expect(text).toContain(`value="${key}" aria-describedby="about-${key}">${naam}</`);
      expect(text).toContain(`<p id="about-${key}">${omschrijving.nl}</p>`);
    }
    for (const [key, { nl }] of Object.entries(digidFaults)) {
      expect(text).toMatch(
        new RegExp(`<input[^>]* value="${key}"[^>]*> ${RegExp.escape(nl)}</label`),
      );
    }
  });

  it('contains no BSN', async () => {
    const { text } = await openPage();

    expect(personas.filter(({ bsn }) => text.includes(bsn))).toEqual([]);
  });

  it('says that it is not DigiD, in Dutch and in English', async () => {
    const [nl, en] = [await openPage('nl-NL'), await openPage('en-GB,nl;q=0.5')];

    expect(nl.text).toContain('<html lang="nl">');
    expect(nl.text).toContain('Dit is niet DigiD.');
    expect(en.text).toContain('<html lang="en">');
    expect(en.text).toContain('This is not DigiD.');
  });

  it('shows the requested level and the relying party', async () => {
    const { text } = await openPage();

    expect(text).toContain('Substantieel</span> (25)');
    expect(text).toContain('<dd>ankerzee.localhost:3000</dd>');
  });

  it('allows no external resources, and its form to return to the insurer', async () => {
    const { response } = await openPage();

    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://ankerzee.localhost:3000;");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('serves its own style and icon', async () => {
    for (const [, path] of (await openPage()).text.matchAll(/href="([^"]+)"/g)) {
      expect((await fetch(new URL(path ?? '', relyingParty.issuer))).status).toBe(200);
    }
  });
});

describe('a choice that is not on the page', () => {
  it.each([
    { persona: 'nobody', fault: '' },
    { persona: 'sanne', fault: 'constructor' },
  ])('is refused (%o)', async (form) => {
    const { choose } = await openPage();

    expect((await choose(form)).status).toBe(400);
  });

  it('is shown again with the chosen fault when no person was chosen', async () => {
    const { choose } = await openPage();

    const text = await (await choose({ persona: '', fault: 'expiredToken' })).text();

    expect(text).toContain('<details open>');
    expect(text).toContain('value="expiredToken" checked');
  });

  it('keeps the pending login, so that the next choice works', async () => {
    const { choose } = await openPage();
    await choose({ persona: 'niemand' });

    expect((await choose({ persona: 'sanne' })).status).toBe(303);
  });
});

describe('without a pending login', () => {
  it('says so, in the requested language', async () => {
    const response = await fetch(new URL('/inloggen/onbekend', relyingParty.issuer), {
      headers: { 'accept-language': 'en' },
    });

    expect(response.status).toBe(400);
    expect(await response.text()).toContain('start again');
  });

  it('points to the app from the bare address', async () => {
    const response = await fetch(relyingParty.issuer);

    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Open de app');
  });

  it('returns 404 for any other address', async () => {
    expect((await fetch(new URL('/me', relyingParty.issuer))).status).toBe(404);
  });
});
