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

describe('a page of somebody who is logged in', () => {
  test('arrives with its data, title and the words of its language', async () => {
    const { status, titel, html } = await show();
    expect(status).toBe(200);
    expect(titel).toBe('Mijn Zilverzand | Overzicht');
    expect(html).toContain('<html lang="nl" data-brand="ZZ">');
    expect(html).toContain('Sanne');
    expect(html).toContain('content="Declareer sneller en gemakkelijker"');
  });

  test('holds no script that runs but those named by their hashes, and no style attribute', async () => {
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
  ])('that needs no React gets none: %s', async (url) => {
    const { html, scriptHashes } = await show({ url, loggedIn: false });
    expect(html).not.toMatch(/<script type="module"|modulepreload|"environment"/);
    expect(scriptHashes?.length).toBeGreaterThan(0);
  });

  test('brings data that cannot break out of the page', async () => {
    const evil = '</script><script>alert(1)</script>\u2028';
    const { html } = await show({
      response: { data: { ...answered, relatie: { ...relatie, roepnaam: evil } } },
    });
    expect(html).not.toContain('<script>alert');
    const [, island = ''] = new RegExp(`id="${islandId}">(.*?)</script>`).exec(html) ?? [];
    expect(JSON.parse(island).hydration.loaderData.root.relatie.roepnaam).toBe(evil);
  });

  test('who is insured with the other brand is shown the way there', async () => {
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
  test('a page behind the login leads to it, and remembers itself', async () => {
    expect(await to({ loggedIn: false })).toBe('/inloggen?terug=overzicht');
    expect(await to({ loggedIn: false, url: '/declaraties/D-1?x=1' })).toBe(
      '/inloggen?terug=declaratie&nummer=D-1',
    );
  });

  test('a relation that answers 401 leads to the login page, with the flag', async () => {
    expect(await to({ response: error(401) })).toBe('/inloggen?unauthorized=true&terug=overzicht');
  });

  test('an answer that is no JSON leads to the login page', async () => {
    expect(await to({ response: error(502, 'syntax') })).toBe(
      '/inloggen?reden=onleesbaar&terug=overzicht',
    );
  });

  test('who is logged in leaves the login page for where they were going', async () => {
    expect(await to({ url: '/inloggen' })).toBe('/overzicht');
    expect(await to({ url: '/inloggen?terug=declaraties' })).toBe('/declaraties/overzicht');
    expect(await to({ url: '/inloggen?terug=https://elders.nl' })).toBe('/overzicht');
  });

  test('nobody is sent back and forth: what brought them to the login page keeps them there', async () => {
    expect(await to({ url: '/inloggen?unauthorized=true' })).toBeUndefined();
    expect(await to({ url: '/inloggen?reden=onleesbaar' })).toBeUndefined();
    expect(await to({ url: '/inloggen', response: error(502, 'syntax') })).toBeUndefined();
  });
});

test('an ended session is told kindly', async () => {
  const { html } = await show({
    url: '/inloggen?unauthorized=true&terug=overzicht',
    loggedIn: false,
  });
  expect(html).toContain('Je bent uitgelogd');
  expect(html).toContain('href="/digid?terug=overzicht&amp;opnieuw=1"');
});

test('renders side by side keep to their own language, brand and person', async () => {
  const kinds = [
    { language: 'nl', merk: 'ZZ', naam: 'Sanne', header: 'Mijn Zilverzand | Overzicht' },
    { language: 'en', merk: 'AZVZ', naam: 'Piet', header: 'Mijn Ankerzee | Overview' },
    { language: 'en', merk: 'ZZ', naam: 'Mila', header: 'Mijn Zilverzand | Overview' },
  ] as const;
  // Answers come late and in another order, so that the renders really run through each other.
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
