import type { Language } from '@mijn/domain/language';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../../api/loadPage.testing.ts';
import { onPage } from '../../api/onPage.testing.tsx';
import { show, words, wordsIn } from '../../api/show.testing.tsx';
import { wayBetween } from '../../api/loading.testing.ts';
import type { Zorgpas } from './zorgpas.ts';
import { zorgpasOf } from './zorgpas.testing.ts';
import { Component, loader, shouldRevalidate } from './ZorgpasPage.tsx';

const sanne = zorgpasOf();
const bram = zorgpasOf({ relatieNummer: '700410138', naam: 'Bram de Vries', voorletters: 'B.' });

const screen = (zorgpassen: readonly Zorgpas[], query = '') =>
  onPage(Component, { data: { zorgpassen, hasLeft: false }, address: `/zorgpas${query}` });
const read = (zorgpassen: readonly Zorgpas[], query?: string, language?: Language) =>
  words(screen(zorgpassen, query), language);

function wayOf(name: string, zorgpassen: readonly Zorgpas[], query?: string): string | undefined {
  const links = show(screen(zorgpassen, query)).matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g);
  const [, href] = [...links].find(([, , content = '']) => content.includes(name)) ?? [];
  return href?.replaceAll('&amp;', '&');
}

describe('ZorgpasPage', () => {
  it("shows the front of the viewer's pass, with desk, back side and help", () => {
    const text = read([sanne]);
    expect(text).toMatch(
      /^Zorgpas Zorgpas S\. de Vries Zilverzand .*Achterkant \(EHIC\) Toon aan de balie Ziek in het buitenland .*Pas kwijt of stuk\?/,
    );
    expect(text).not.toMatch(/Passen van je gezin|geldig tot en met \d/);
    expect(wayOf('Achterkant', [sanne])).toBe('/zorgpas?pas=700410137&kant=achter');
  });

  it('has the European card on its back, and turns to the front of the same person', () => {
    const back = '?pas=700410138&kant=achter';
    const text = read([sanne, bram], back);
    expect(text).toContain('Europese ziekteverzekeringskaart');
    expect(text).toContain('4 Voornamen B.');
    expect(text).toContain('Voorkant Toon aan de balie');
    expect(wayOf('Voorkant', [sanne, bram], back)).toBe('/zorgpas?pas=700410138');
  });

  it('is in English for an English reader', () => {
    const text = read([sanne, bram], '', 'en');
    expect(text).toMatch(/^Health pass .*Back \(EHIC\) Show at the desk Your family’s passes/);
  });

  it('shows the chosen pass of the family, with links to the others', () => {
    const text = read([sanne, bram], '?pas=700410138');
    expect(text).toContain('B. de Vries');
    expect(text).toMatch(/Passen van je gezin Sanne de Vries .*Bram de Vries .*Hierboven/);
    expect(wayOf('Sanne de Vries', [sanne, bram], '?pas=700410138')).toBe('/zorgpas?pas=700410137');
  });

  it('falls back to the first for a pass that the viewer may not see', () => {
    expect(read([sanne, bram], '?pas=999')).toContain('S. de Vries');
  });

  it('has no BSN before it is requested', () => {
    expect(show(screen([sanne]))).toContain('••• ••• •••');
    expect(show(screen([sanne]))).not.toContain('http-equiv="refresh"');
  });
});

const until = (vervalDatum: string, language?: Language) =>
  read([zorgpasOf({ vervalDatum })], '', language);

const hasMainButton = (vervalDatum: string): boolean =>
  /class="[^"]*primary/.test(show(screen([zorgpasOf({ vervalDatum })])));

describe('the validity', () => {
  it('is announced above the pass from two months before its end, with nothing to do', () => {
    expect(until('2027-01-20')).toMatch(
      /Deze pas is geldig tot en met 20 januari 2027 .*Je hoeft niets te doen\. .*S\. de Vries/,
    );
    expect(until('2027-01-21')).not.toContain('Deze pas is geldig');
  });

  it('includes the last day', () => {
    expect(until('2026-11-21')).toContain('Deze pas is geldig tot en met 21 november 2026');
  });

  it('is announced after its end, with the help desk, and stamped on the pass', () => {
    const text = until('2026-11-20');
    expect(text).toMatch(
      /Deze pas was geldig tot en met 20 november 2026 .*sturen we er een\. Bel onze klantenservice: \d/,
    );
    expect(text).toContain('Verlopen');
    expect(hasMainButton('2026-11-20')).toBe(false);
    expect(hasMainButton('2026-11-21')).toBe(true);
    expect(until('2026-11-20', 'en')).toContain(
      'This pass was valid up to and including 20 November 2026',
    );
  });
});

it('offers the pass on the screen in place of a lost one only while it is valid', () => {
  const inPlace = 'De pas op dit scherm';
  const another = 'Wil je een nieuwe van plastic?';
  expect(until('2026-11-21')).toMatch(new RegExp(`${inPlace}.*Wil je een nieuwe van plastic`));
  for (const text of [until('2026-11-20'), read([])]) {
    expect(text).toContain(another);
    expect(text).not.toContain(inPlace);
  }
});

it('explains a missing pass, without desk and card', () => {
  const text = read([]);
  expect(text).toMatch(
    /^Zorgpas Je hebt nu geen zorgpas Zodra je verzekering ingaat, staat je pas hier\. Pas kwijt/,
  );
  expect(text).not.toMatch(/balie|Achterkant|buitenland/);
});

async function readWithoutPass(relatie: object | null): Promise<string> {
  const loaded = await loadPage(loader, { data: { zorgpassen: [], relatie } });
  return wordsIn(show(<Component />, 'nl', loaded));
}

describe('a person whose insurance has ended', () => {
  const left = 'Je pas staat hier zolang je bij ons verzekerd bent.';

  it('sees that it has ended, without an offer of a new pass', async () => {
    const text = await readWithoutPass({ merk: 'ZZ', verzekerd: false });
    expect(text).toContain(left);
    expect(text).not.toMatch(/Zodra je verzekering ingaat|nieuwe pas van plastic/);
  });

  it.each([
    ['whose insurance is still to begin', { merk: null, verzekerd: false }],
    ['whose pass is still to come', { merk: 'ZZ', verzekerd: true }],
    ['of whom an insurer with the core only tells nothing', { merk: null, verzekerd: null }],
    ['of whom nothing can be asked', null],
  ])('does not include a person %s', async (_who, relatie) => {
    const text = await readWithoutPass(relatie);
    expect(text).toContain('Zodra je verzekering ingaat, staat je pas hier.');
    expect(text).not.toContain(left);
  });
});

const asks = (from: string, to: string) => shouldRevalidate(wayBetween(from, to));

it('does not revalidate for another pass or side, but does on the way here', () => {
  expect(asks('/zorgpas', '/zorgpas?pas=2')).toBe(false);
  expect(asks('/zorgpas?pas=2', '/zorgpas?pas=2&kant=achter')).toBe(false);
  expect(asks('/facturen', '/zorgpas?pas=2')).toBe(true);
  expect(asks('/zorgpas', '/zorgpas')).toBe(true);
});
