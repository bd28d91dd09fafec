import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { islandId } from '../../platform/island.ts';
import {
  answered,
  error,
  page,
  relatie,
  render,
  request,
  show,
  type Wish,
} from './render.testing.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64');

describe('a page of a logged-in person', () => {
  test('has its data, title and words in its language', async () => {
    const { status, titel, html } = await show();
    expect(status).toBe(200);
    expect(titel).toBe('Mijn Zilverzand | Overzicht');
    expect(html).toContain('<html lang="nl" data-brand="ZZ">');
    expect(html).toContain('Sanne');
    expect(html).toContain('content="Declareer sneller en gemakkelijker"');
  });

  test('has no running script except those with a hash, and no style attributes', async () => {
    const { html, scriptHashes } = await show();
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    expect(inline.map((text) => `sha256-${digest(text)}`)).toEqual(scriptHashes);
    const scripts = [...html.matchAll(/<script( [^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts).toEqual([
      ' type="module" src="/assets/main.js"',
      ` type="application/json" id="${islandId}"`,
    ]);
    expect(html).not.toMatch(/\sstyle=|\son\w+=/);
  });

  test.each([
    '/inloggen',
    '/inloggen?unauthorized=true',
    '/inloggen-mislukt?reden=niveau',
    '/uitloggen',
    '/401',
    '/403',
    '/404',
    '/500',
    '/503',
    '/bestaat-niet',
    '/offline',
    '/introductie',
    '/cookie-instellingen',
    '/toegankelijkheid',
  ])('has no React when it needs none: %s', async (url) => {
    const { html, scriptHashes } = await show({ url, loggedIn: false });
    expect(html).not.toMatch(/<script type="module"|modulepreload|"environment"/);
    expect(scriptHashes?.length).toBeGreaterThan(0);
  });

  test('escapes its data', async () => {
    const evil = '</script><script>alert(1)</script>\u2028';
    const { html } = await show({
      response: { data: { ...answered, relatie: { ...relatie, roepnaam: evil } } },
    });
    expect(html).not.toContain('<script>alert');
    const [, island = ''] = new RegExp(`id="${islandId}">(.*?)</script>`).exec(html) ?? [];
    expect(JSON.parse(island).hydration.loaderData.root.relatie.roepnaam).toBe(evil);
  });

  test('links a person insured with the other brand to it', async () => {
    const { html, header, titel } = await show({
      response: { data: { ...answered, relatie: { ...relatie, merk: 'AZVZ' } } },
    });
    expect(header).toBe('Je bent verzekerd bij Ankerzee');
    expect(titel).toBe('Mijn Zilverzand | Je bent verzekerd bij Ankerzee');
    expect(html).toContain('href="http://ankerzee.localhost:3000/inloggen"');
  });
});

const to = async (wish: Wish) => {
  const response = await render(request(wish));
  return response.kind === 'redirect' ? response.to : undefined;
};

describe('redirects', () => {
  test('redirect a page behind the login to the login page, which remembers it', async () => {
    expect(await to({ loggedIn: false })).toBe('/inloggen?terug=overzicht');
    expect(await to({ loggedIn: false, url: '/declaraties/D-1?x=1' })).toBe(
      '/inloggen?terug=declaratie&nummer=D-1',
    );
  });

  test('redirect to the login page with the flag when the relation answers 401', async () => {
    expect(await to({ response: error(401) })).toBe('/inloggen?unauthorized=true&terug=overzicht');
  });

  test('redirect to the login page when the answer is not JSON', async () => {
    expect(await to({ response: error(502, 'syntax') })).toBe(
      '/inloggen?reden=onleesbaar&terug=overzicht',
    );
  });

  test('redirect a logged-in person from the login page to their page', async () => {
    expect(await to({ url: '/inloggen' })).toBe('/overzicht');
    expect(await to({ url: '/inloggen?terug=declaraties' })).toBe('/declaraties/overzicht');
    expect(await to({ url: '/inloggen?terug=https://elders.nl' })).toBe('/overzicht');
  });

  test('do not loop: a person sent to the login page by an error stays there', async () => {
    expect(await to({ url: '/inloggen?unauthorized=true' })).toBeUndefined();
    expect(await to({ url: '/inloggen?reden=onleesbaar' })).toBeUndefined();
    expect(await to({ url: '/inloggen', response: error(502, 'syntax') })).toBeUndefined();
  });
});

test('explains kindly that the session ended', async () => {
  const { html } = await show({
    url: '/inloggen?unauthorized=true&terug=overzicht',
    loggedIn: false,
  });
  expect(html).toContain('Je bent uitgelogd');
  expect(html).toContain('href="/digid?terug=overzicht&amp;opnieuw=1"');
});

test('keeps language, brand and person apart in concurrent renders', async () => {
  const kinds = [
    { language: 'nl', merk: 'ZZ', naam: 'Sanne', header: 'Mijn Zilverzand | Overzicht' },
    { language: 'en', merk: 'AZVZ', naam: 'Piet', header: 'Mijn Ankerzee | Overview' },
    { language: 'en', merk: 'ZZ', naam: 'Mila', header: 'Mijn Zilverzand | Overview' },
  ] as const;
  // Delayed answers in another order make the renders interleave.
  const renders = Array.from({ length: 30 }, (_, i) => {
    const kind = kinds[i % kinds.length] ?? kinds[0];
    const { language, merk, naam } = kind;
    const data = { ...answered, relatie: { ...relatie, roepnaam: naam, merk } };
    const graphql = async () => {
      for (let turn = 0; turn < 30 - i; turn += 1) await new Promise(setImmediate);
      return { data };
    };
    const query = request({ language, config: { ...request().config, merk } });
    return render({ ...query, graphql }).then((out) => ({ kind, out: page(out) }));
  });
  for (const { kind, out } of await Promise.all(renders)) {
    expect(out.titel).toBe(kind.header);
    expect(out.html).toContain(`<html lang="${kind.language}" data-brand="${kind.merk}">`);
    expect(out.html).toContain(kind.naam);
    for (const other of kinds.filter(({ naam }) => naam !== kind.naam)) {
      expect(out.html).not.toContain(other.naam);
    }
    expect(out.html).toContain(kind.language === 'nl' ? 'Naar de inhoud' : 'Skip to content');
  }
});
