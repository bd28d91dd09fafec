import type { GraphqlAntwoord, RenderAanvraag, RenderAntwoord } from '@mijn/contract/serverEntry';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { laadLuieSchermen } from '../app/luieSchermen.ts';
import { eilandId } from '../platform/eiland.ts';
import type { Bouw } from './bestanden.ts';
import { maakRender } from './maakRender.tsx';

const bouw: Bouw = {
  manifest: { 'src/main.tsx': { file: 'assets/main.js' } },
  stijl: { tekst: 'a{color:red}', hash: 'sha256-x' },
};
const render = maakRender({ nl: bouw, en: bouw });

const relatie = {
  opgemaakteNaam: 'S. de Vries',
  roepnaam: 'Sanne',
  achternaam: 'de Vries',
  merk: 'ZZ',
  leeftijd: 41,
};
const gelukt: GraphqlAntwoord = {
  data: { relatie, declaraties: { totaal: 0, declaraties: [] }, eigenRisico: null },
};

function fout(status: number, soort?: string): GraphqlAntwoord {
  const extensions = soort === undefined ? { status } : { status, soort };
  return { data: { relatie: null }, errors: [{ message: 'x', path: ['relatie'], extensions }] };
}

type Wens = Partial<Omit<RenderAanvraag, 'graphql'>> & { readonly antwoord?: GraphqlAntwoord };

function aanvraag({ antwoord = gelukt, ...meer }: Wens = {}): RenderAanvraag {
  return {
    url: '/overzicht',
    taal: 'nl',
    config: {
      merk: 'ZZ',
      merkUrls: { ZZ: 'http://localhost:3000', AZVZ: 'http://ankerzee.localhost:3000' },
    },
    ingelogd: true,
    nu: '2026-11-21T09:00:00Z',
    signal: new AbortController().signal,
    graphql: () => Promise.resolve(antwoord),
    ...meer,
  };
}

function pagina(antwoord: RenderAntwoord) {
  if (antwoord.soort !== 'pagina') throw new Error(`Sent on to ${antwoord.naar}`);
  const titel = /<title>(.*?)<\/title>/.exec(antwoord.html)?.[1];
  const kop = /<h1[^>]*>(.*?)<\/h1>/.exec(antwoord.html)?.[1];
  return { ...antwoord, titel, kop };
}

const toon = async (wens?: Wens) => pagina(await render(aanvraag(wens)));

beforeAll(laadLuieSchermen);

describe('a page of somebody who is logged in', () => {
  test('arrives with its data, title and the words of its language', async () => {
    const { status, titel, html } = await toon();
    expect(status).toBe(200);
    expect(titel).toBe('Mijn Zilverzand | Overzicht');
    expect(html).toContain('<html lang="nl" data-merk="ZZ">');
    expect(html).toContain('Sanne');
    expect(html).toContain('content="Declareer sneller en gemakkelijker"');
  });

  test('holds no script that runs and no style attribute', async () => {
    const { html, stijlHashes } = await toon();
    expect(html).toContain('<style>a{color:red}</style>');
    expect(stijlHashes).toEqual(['sha256-x']);
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributen]) => attributen);
    expect(scripts).toEqual([
      ' type="module" src="/assets/main.js"',
      ` type="application/json" id="${eilandId}"`,
    ]);
    expect(html).not.toMatch(/\sstyle=|\son\w+=/);
  });

  test('brings data that cannot break out of the page', async () => {
    const kwaad = '</script><script>alert(1)</script>\u2028';
    const { html } = await toon({
      antwoord: { data: { ...Object(gelukt.data), relatie: { ...relatie, roepnaam: kwaad } } },
    });
    expect(html).not.toContain('<script>alert');
    const [, eiland = ''] = new RegExp(`id="${eilandId}">(.*?)</script>`).exec(html) ?? [];
    expect(JSON.parse(eiland).hydratie.loaderData.root.relatie.roepnaam).toBe(kwaad);
  });

  test('who is insured with the other brand is shown the way there', async () => {
    const { html, kop } = await toon({
      antwoord: { data: { ...Object(gelukt.data), relatie: { ...relatie, merk: 'AZVZ' } } },
    });
    expect(kop).toBe('Je bent verzekerd bij Ankerzee');
    expect(html).toContain('href="http://ankerzee.localhost:3000/inloggen"');
  });
});

describe('status pages', () => {
  test('an unknown address keeps the frame of who is logged in, and only theirs', async () => {
    const binnen = await toon({ url: '/nergens', status: 404 });
    expect([binnen.status, binnen.titel]).toEqual([404, 'Mijn Zilverzand | Pagina niet gevonden']);
    expect(binnen.html).toContain('Hoofdnavigatie');
    const buiten = await toon({ url: '/nergens', status: 404, ingelogd: false });
    expect(buiten.html).not.toContain('Hoofdnavigatie');
    const stuk = await toon({ url: '/nergens', status: 404, antwoord: fout(500) });
    expect(stuk.status).toBe(404);
  });

  test.each([
    [401, 'Niet geautoriseerd'],
    [403, 'Geen toestemming'],
    [404, 'Pagina niet gevonden'],
    [500, 'Er is iets misgegaan'],
    [503, 'Onderhoud'],
  ] as const)('/%i has its own status and title', async (status, titel) => {
    const uit = await toon({ url: `/${status}` });
    expect([uit.status, uit.titel]).toEqual([status, `Mijn Zilverzand | ${titel}`]);
  });

  test.each([401, 403, 404, 500, 503] as const)(
    'forced %i stands in place and asks nothing of the insurer',
    async (status) => {
      const graphql = vi.fn<RenderAanvraag['graphql']>();
      const uit = pagina(await render({ ...aanvraag({ status }), graphql }));
      expect(uit.status).toBe(status);
      expect(uit.html).toContain('<h1');
      expect(graphql).not.toHaveBeenCalled();
    },
  );

  test.each([403, 404, 500, 503])(
    'a relation that fails with %i is that page, in place',
    async (status) => {
      expect((await toon({ antwoord: fout(status) })).status).toBe(status);
    },
  );

  test('an address that nobody knows is a 404', async () => {
    for (const url of ['/nergens', '//elders.nl/x', '/overzicht/x', '/%E0%A4%A']) {
      expect((await toon({ url })).status, url).toBe(404);
    }
  });

  test('what breaks while rendering is a 500 page, and the log is told', async () => {
    const meldFout = vi.fn<(fout: unknown) => void>();
    const { status, titel } = await toon({
      meldFout,
      antwoord: { data: { ...Object(gelukt.data), relatie: { ...relatie, roepnaam: {} } } },
    });
    expect([status, titel]).toEqual([500, 'Mijn Zilverzand | Er is iets misgegaan']);
    expect(meldFout).toHaveBeenCalledWith(expect.any(Error));
  });

  test('what breaks in a loader is a 500 page, and the log is told; a refusal is not news', async () => {
    const meldFout = vi.fn<(fout: unknown) => void>();
    const kapot = new TypeError('kapot');
    const uit = await render({
      ...aanvraag({ meldFout }),
      graphql: () => Promise.reject(kapot),
    });
    expect(pagina(uit).status).toBe(500);
    expect(meldFout).toHaveBeenCalledWith(kapot);
    meldFout.mockClear();
    await toon({ antwoord: fout(500), meldFout });
    expect(meldFout).not.toHaveBeenCalled();
  });
});

const naar = async (wens: Wens) => {
  const antwoord = await render(aanvraag(wens));
  return antwoord.soort === 'doorsturen' ? antwoord.naar : undefined;
};

describe('redirects', () => {
  test('a page behind the login leads to it, and remembers itself', async () => {
    expect(await naar({ ingelogd: false })).toBe('/inloggen?terug=overzicht');
    expect(await naar({ ingelogd: false, url: '/declaraties/D-1?x=1' })).toBe(
      '/inloggen?terug=declaratie&nummer=D-1',
    );
  });

  test('a relation that answers 401 leads to the login page, with the flag', async () => {
    expect(await naar({ antwoord: fout(401) })).toBe('/inloggen?unauthorized=true&terug=overzicht');
  });

  test('an answer that is no JSON leads to the login page', async () => {
    expect(await naar({ antwoord: fout(502, 'syntax') })).toBe(
      '/inloggen?reden=onleesbaar&terug=overzicht',
    );
  });

  test('who is logged in leaves the login page for where they were going', async () => {
    expect(await naar({ url: '/inloggen' })).toBe('/overzicht');
    expect(await naar({ url: '/inloggen?terug=declaraties' })).toBe('/declaraties/overzicht');
    expect(await naar({ url: '/inloggen?terug=https://elders.nl' })).toBe('/overzicht');
  });

  test('nobody is sent back and forth: what brought them to the login page keeps them there', async () => {
    expect(await naar({ url: '/inloggen?unauthorized=true' })).toBeUndefined();
    expect(await naar({ url: '/inloggen?reden=onleesbaar' })).toBeUndefined();
    expect(await naar({ url: '/inloggen', antwoord: fout(502, 'syntax') })).toBeUndefined();
  });
});

test('an ended session is told kindly', async () => {
  const { html } = await toon({
    url: '/inloggen?unauthorized=true&terug=overzicht',
    ingelogd: false,
  });
  expect(html).toContain('Je sessie is verlopen');
  expect(html).toContain('href="/digid?terug=overzicht&amp;opnieuw=1"');
});

test('renders side by side keep to their own language, brand and person', async () => {
  const soorten = [
    { taal: 'nl', merk: 'ZZ', naam: 'Sanne', kop: 'Mijn Zilverzand | Overzicht' },
    { taal: 'en', merk: 'AZVZ', naam: 'Piet', kop: 'Mijn Ankerzee | Overview' },
    { taal: 'en', merk: 'ZZ', naam: 'Mila', kop: 'Mijn Zilverzand | Overview' },
  ] as const;
  // Answers come late and in another order, so that the renders really run through each other.
  const renders = Array.from({ length: 30 }, (_, i) => {
    const soort = soorten[i % soorten.length] ?? soorten[0];
    const { taal, merk, naam } = soort;
    const data = { ...Object(gelukt.data), relatie: { ...relatie, roepnaam: naam, merk } };
    const graphql = async () => {
      for (let beurt = 0; beurt < 30 - i; beurt += 1) await new Promise(setImmediate);
      return { data };
    };
    const vraag = aanvraag({ taal, config: { ...aanvraag().config, merk } });
    return render({ ...vraag, graphql }).then((uit) => ({ soort, uit: pagina(uit) }));
  });
  for (const { soort, uit } of await Promise.all(renders)) {
    expect(uit.titel).toBe(soort.kop);
    expect(uit.html).toContain(`<html lang="${soort.taal}" data-merk="${soort.merk}">`);
    expect(uit.html).toContain(soort.naam);
    for (const ander of soorten.filter(({ naam }) => naam !== soort.naam)) {
      expect(uit.html).not.toContain(ander.naam);
    }
    expect(uit.html).toContain(soort.taal === 'nl' ? 'Naar de inhoud' : 'Skip to content');
  }
});
