import type { RenderRequest } from '@mijn/contract/serverEntry';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import type { Brand } from '@mijn/domain/brands';
import { beforeAll, expect, test } from 'vitest';
import { loadLazyScreens } from '../../app/lazyScreens.ts';
import { createRender } from '../render/createRender.tsx';
import { toStyle } from './toStyle.ts';

const sheets = ['main', 'overview', 'brand', 'beside'].map((name) =>
  toStyle(`/assets/${name}.css`, `.${name}{color:red}`),
);
const build = {
  manifest: {
    'src/main.tsx': { file: 'assets/main.js', css: ['assets/main.css'] },
    'src/app/overzicht/OverzichtPage.tsx': {
      file: 'assets/overview.js',
      css: ['assets/overview.css'],
    },
    'src/app/beside/Beside.tsx': { file: 'assets/beside.js', css: ['assets/beside.css'] },
    'src/app/frame/OtherBrand.tsx': { file: 'assets/brand.js', css: ['assets/brand.css'] },
  },
  styles: new Map(sheets.map((style) => [style.address, style])),
};
const render = createRender({ nl: build, en: build });
beforeAll(loadLazyScreens);

function request(insuredWith: Brand): RenderRequest {
  const relatie = { roepnaam: 'Sanne', achternaam: 'de Vries', merk: insuredWith, leeftijd: 41 };
  return {
    url: '/overzicht',
    language: 'nl',
    config: {
      merk: 'ZZ',
      brandUrls: { ZZ: 'http://localhost', AZVZ: 'http://az.localhost' },
      links: inventedLinks.ZZ,
    },
    loggedIn: true,
    now: '2026-11-21T09:00:00Z',
    signal: new AbortController().signal,
    graphql: () => Promise.resolve({ data: { relatie, declaraties: null, eigenRisico: null } }),
  };
}

async function showOverview(insuredWith: Brand) {
  const response = await render(request(insuredWith));
  if (response.kind !== 'page') throw new Error(`Sent on to ${response.to}`);
  const styles = [...response.html.matchAll(/<style>(.*?)<\/style>/g)].map(([, text]) => text);
  return { ...response, styles };
}

test('a document holds the styles of what it shows, each allowed by its hash', async () => {
  const { styles, styleHashes } = await showOverview('ZZ');
  expect(styles).toEqual(['main', 'overview', 'beside'].map((name) => `.${name}{color:red}`));
  expect(styleHashes).toEqual([0, 1, 3].map((place) => sheets[place]?.hash));
});

test('the way to the other brand brings its own styles', async () => {
  expect((await showOverview('AZVZ')).styles).toContain('.brand{color:red}');
});

test('what a lazy component drew is styled at once, and its script comes after the rest', async () => {
  const { html } = await showOverview('ZZ');
  expect(html).toContain('<link rel="modulepreload" href="/assets/beside.js" fetchpriority="low">');
  // Nothing but links: nobody has to wait for it.
  expect(html).toContain('"drawn":[]');
});

test('the loader of later screens is told which style sheets need not be fetched', async () => {
  const { html } = await showOverview('ZZ');
  expect(html).toContain('<link rel="stylesheet" href="/assets/overview.css" disabled="">');
});

test('a page that no script draws again holds the rules it can use, each sheet by the hash of these', async () => {
  const sheet = toStyle('/assets/main.css', 'h1{margin:0}.nowhere{color:red}');
  const bare = {
    manifest: { 'src/main.tsx': { file: 'assets/main.js', css: ['assets/main.css'] } },
    styles: new Map([[sheet.address, sheet]]),
  };
  const response = await createRender({ nl: bare, en: bare })({
    ...request('ZZ'),
    url: '/inloggen',
    loggedIn: false,
  });
  const used = toStyle('/assets/main.css', 'h1{margin:0}');
  if (response.kind !== 'page') throw new Error(`Sent on to ${response.to}`);
  expect(response.html).toContain(`<style>${used.text}</style>`);
  expect(response.styleHashes).toEqual([used.hash]);
});
