import type { GraphqlResponse, RenderRequest, RenderResponse } from '@mijn/contract/serverEntry';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadLazyScreens } from '../app/lazyScreens.ts';
import { islandId } from '../platform/island.ts';
import type { Build } from './files.ts';
import { createRender } from './createRender.tsx';

const build: Build = {
  manifest: { 'src/main.tsx': { file: 'assets/main.js' } },
  styles: new Map(),
};
const render = createRender({ nl: build, en: build });

const relatie = {
  opgemaakteNaam: 'S. de Vries',
  roepnaam: 'Sanne',
  achternaam: 'de Vries',
  merk: 'ZZ',
  leeftijd: 41,
};
const answered = { relatie, declaraties: { totaal: 0, declaraties: [] }, eigenRisico: null };
const succeeded: GraphqlResponse = { data: answered };

function error(status: number, soort?: string): GraphqlResponse {
  const extensions = soort === undefined ? { status } : { status, soort };
  return { data: { relatie: null }, errors: [{ message: 'x', path: ['relatie'], extensions }] };
}

type Wish = Partial<Omit<RenderRequest, 'graphql'>> & { readonly antwoord?: GraphqlResponse };

function request({ antwoord = succeeded, ...more }: Wish = {}): RenderRequest {
  return {
    url: '/overzicht',
    taal: 'nl',
    config: {
      merk: 'ZZ',
      brandUrls: { ZZ: 'http://localhost:3000', AZVZ: 'http://ankerzee.localhost:3000' },
    },
    loggedIn: true,
    now: '2026-11-21T09:00:00Z',
    signal: new AbortController().signal,
    graphql: () => Promise.resolve(antwoord),
    ...more,
  };
}

function page(response: RenderResponse) {
  if (response.soort !== 'pagina') throw new Error(`Sent on to ${response.naar}`);
  const titel = /<title>(.*?)<\/title>/.exec(response.html)?.[1];
  const header = /<h1[^>]*>(.*?)<\/h1>/.exec(response.html)?.[1];
  return { ...response, titel, header };
}

const show = async (wish?: Wish) => page(await render(request(wish)));

beforeAll(loadLazyScreens);

describe('a page of somebody who is logged in', () => {
  test('arrives with its data, title and the words of its language', async () => {
    const { status, titel, html } = await show();
    expect(status).toBe(200);
    expect(titel).toBe('Mijn Zilverzand | Overzicht');
    expect(html).toContain('<html lang="nl" data-brand="ZZ">');
    expect(html).toContain('Sanne');
    expect(html).toContain('content="Declareer sneller en gemakkelijker"');
  });

  test('holds no script that runs and no style attribute', async () => {
    const { html } = await show();
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts).toEqual([
      ' type="module" src="/assets/main.js"',
      ` type="application/json" id="${islandId}"`,
    ]);
    expect(html).not.toMatch(/\sstyle=|\son\w+=/);
  });

  test('brings data that cannot break out of the page', async () => {
    const evil = '</script><script>alert(1)</script>\u2028';
    const { html } = await show({
      antwoord: { data: { ...answered, relatie: { ...relatie, roepnaam: evil } } },
    });
    expect(html).not.toContain('<script>alert');
    const [, island = ''] = new RegExp(`id="${islandId}">(.*?)</script>`).exec(html) ?? [];
    expect(JSON.parse(island).hydration.loaderData.root.relatie.roepnaam).toBe(evil);
  });

  test('who is insured with the other brand is shown the way there', async () => {
    const { html, header } = await show({
      antwoord: { data: { ...answered, relatie: { ...relatie, merk: 'AZVZ' } } },
    });
    expect(header).toBe('Je bent verzekerd bij Ankerzee');
    expect(html).toContain('href="http://ankerzee.localhost:3000/inloggen"');
  });
});

describe('status pages', () => {
  test('an unknown address keeps the frame of who is logged in, and only theirs', async () => {
    const inside = await show({ url: '/nergens', status: 404 });
    expect([inside.status, inside.titel]).toEqual([404, 'Mijn Zilverzand | Pagina niet gevonden']);
    expect(inside.html).toContain('Hoofdnavigatie');
    const outside = await show({ url: '/nergens', status: 404, loggedIn: false });
    expect(outside.html).not.toContain('Hoofdnavigatie');
    const piece = await show({ url: '/nergens', status: 404, antwoord: error(500) });
    expect(piece.status).toBe(404);
  });

  test.each([
    [401, 'Niet geautoriseerd'],
    [403, 'Geen toestemming'],
    [404, 'Pagina niet gevonden'],
    [500, 'Er is iets misgegaan'],
    [503, 'Onderhoud'],
  ] as const)('/%i has its own status and title', async (status, title) => {
    const out = await show({ url: `/${status}` });
    expect([out.status, out.titel]).toEqual([status, `Mijn Zilverzand | ${title}`]);
  });

  test.each([401, 403, 404, 500, 503] as const)(
    'forced %i stands in place and asks nothing of the insurer',
    async (status) => {
      const graphql = vi.fn<RenderRequest['graphql']>();
      const out = page(await render({ ...request({ status }), graphql }));
      expect(out.status).toBe(status);
      expect(out.html).toContain('<h1');
      expect(graphql).not.toHaveBeenCalled();
    },
  );

  test.each([403, 404, 500, 503])(
    'a relation that fails with %i is that page, in place',
    async (status) => {
      expect((await show({ antwoord: error(status) })).status).toBe(status);
    },
  );

  test('an address that nobody knows is a 404', async () => {
    for (const url of ['/nergens', '//elders.nl/x', '/overzicht/x', '/%E0%A4%A']) {
      expect((await show({ url })).status, url).toBe(404);
    }
  });

  test('what breaks while rendering is a 500 page, and the log is told', async () => {
    const reportError = vi.fn<(error: unknown) => void>();
    const { status, titel } = await show({
      reportError,
      antwoord: { data: { ...answered, relatie: { ...relatie, roepnaam: {} } } },
    });
    expect([status, titel]).toEqual([500, 'Mijn Zilverzand | Er is iets misgegaan']);
    expect(reportError).toHaveBeenCalledWith(expect.any(Error));
  });

  test('what breaks in a loader is a 500 page, and the log is told; a refusal is not news', async () => {
    const reportError = vi.fn<(error: unknown) => void>();
    const broken = new TypeError('broken');
    const out = await render({
      ...request({ reportError }),
      graphql: () => Promise.reject(broken),
    });
    expect(page(out).status).toBe(500);
    expect(reportError).toHaveBeenCalledWith(broken);
    reportError.mockClear();
    await show({ antwoord: error(500), reportError });
    expect(reportError).not.toHaveBeenCalled();
  });
});

const to = async (wish: Wish) => {
  const response = await render(request(wish));
  return response.soort === 'doorsturen' ? response.naar : undefined;
};

describe('redirects', () => {
  test('a page behind the login leads to it, and remembers itself', async () => {
    expect(await to({ loggedIn: false })).toBe('/inloggen?terug=overzicht');
    expect(await to({ loggedIn: false, url: '/declaraties/D-1?x=1' })).toBe(
      '/inloggen?terug=declaratie&nummer=D-1',
    );
  });

  test('a relation that answers 401 leads to the login page, with the flag', async () => {
    expect(await to({ antwoord: error(401) })).toBe('/inloggen?unauthorized=true&terug=overzicht');
  });

  test('an answer that is no JSON leads to the login page', async () => {
    expect(await to({ antwoord: error(502, 'syntax') })).toBe(
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
    expect(await to({ url: '/inloggen', antwoord: error(502, 'syntax') })).toBeUndefined();
  });
});

test('an ended session is told kindly', async () => {
  const { html } = await show({
    url: '/inloggen?unauthorized=true&terug=overzicht',
    loggedIn: false,
  });
  expect(html).toContain('Je sessie is verlopen');
  expect(html).toContain('href="/digid?terug=overzicht&amp;opnieuw=1"');
});

test('renders side by side keep to their own language, brand and person', async () => {
  const kinds = [
    { taal: 'nl', merk: 'ZZ', naam: 'Sanne', header: 'Mijn Zilverzand | Overzicht' },
    { taal: 'en', merk: 'AZVZ', naam: 'Piet', header: 'Mijn Ankerzee | Overview' },
    { taal: 'en', merk: 'ZZ', naam: 'Mila', header: 'Mijn Zilverzand | Overview' },
  ] as const;
  // Answers come late and in another order, so that the renders really run through each other.
  const renders = Array.from({ length: 30 }, (_, i) => {
    const soort = kinds[i % kinds.length] ?? kinds[0];
    const { taal, merk, naam } = soort;
    const data = { ...answered, relatie: { ...relatie, roepnaam: naam, merk } };
    const graphql = async () => {
      for (let turn = 0; turn < 30 - i; turn += 1) await new Promise(setImmediate);
      return { data };
    };
    const query = request({ taal, config: { ...request().config, merk } });
    return render({ ...query, graphql }).then((out) => ({ soort, out: page(out) }));
  });
  for (const { soort, out } of await Promise.all(renders)) {
    expect(out.titel).toBe(soort.header);
    expect(out.html).toContain(`<html lang="${soort.taal}" data-brand="${soort.merk}">`);
    expect(out.html).toContain(soort.naam);
    for (const other of kinds.filter(({ naam }) => naam !== soort.naam)) {
      expect(out.html).not.toContain(other.naam);
    }
    expect(out.html).toContain(soort.taal === 'nl' ? 'Naar de inhoud' : 'Skip to content');
  }
});
