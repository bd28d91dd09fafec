import { expect, test } from 'vitest';
import { Differences } from './differences.ts';
import { amountsIn, daysIn, lastDayIn, readScreen } from './readScreen.ts';

function read(html: string, status = 200) {
  const response = { ok: () => status < 400, status: () => status, text: async () => html };
  return readScreen({ get: () => Promise.resolve(response) }, '/facturen');
}

test('reads the text of the main part', async () => {
  const { path, words } = await read(
    `<header>Menu</header><main class="page"><h1>Facturen</h1>
     <p>Je betaalt<br>€ 12,50<!-- react --></p></main><footer>Onderaan</footer>`,
  );
  expect(path).toBe('/facturen');
  expect(words).toBe('Facturen Je betaalt € 12,50');
});

test('skips icons, and decodes entities', async () => {
  const { words } = await read(
    '<main><svg><title>teken</title></svg>A &amp; B &lt;x&gt; &quot;y&quot; &#x27;z&#x27; &copy;</main>',
  );
  expect(words).toBe(`A & B <x> "y" 'z' &copy;`);
});

test('separates headings, rows, items and cards, with their links', async () => {
  const screen = await read(
    `<main><h1>Declaraties</h1>
     <section><h2>Openstaand</h2><a href="/facturen">Naar je facturen</a></section>
     <ul><li><a href="/declaraties/D1">Tandarts</a> <a href="/facturen/F1">€ 80,00</a></li><li>Niets</li></ul>
     <table><thead><tr><th>Datum</th></tr></thead><tr class="row"><td>2 maart</td></tr></table>
     <link rel="x"><header><h3>Kleiner</h3></header></main>`,
  );
  expect(screen.headings).toEqual(['Declaraties', 'Openstaand']);
  expect(screen.cards).toEqual([{ words: 'Openstaand Naar je facturen', paths: ['/facturen'] }]);
  expect(screen.items).toEqual([
    { words: 'Tandarts € 80,00', paths: ['/declaraties/D1', '/facturen/F1'] },
    { words: 'Niets', paths: [] },
    { words: 'Datum', paths: [] },
    { words: '2 maart', paths: [] },
  ]);
});

test('reads no text without a main part, and throws for an error status', async () => {
  expect(await read('<p>Leeg</p>')).toMatchObject({ words: '', headings: [], items: [] });
  await expect(read('<main>Fout</main>', 500)).rejects.toThrow('/facturen answered 500');
});

test('reads amounts in cents, in order, with their sign', () => {
  expect(amountsIn('€ 1.234,05 en €\u00a00,50, terug − € 12,00 of −€ 3,00')).toEqual([
    123_405, 50, -1200, -300,
  ]);
  expect(amountsIn('12,50 zonder teken, € 12 zonder centen')).toEqual([]);
});

test('reads days with a year', () => {
  expect(daysIn('Van 2 december 2026 tot 13 januari 2027, ook 4 maart')).toEqual([
    '2 december 2026',
    '13 januari 2027',
  ]);
});

test('returns the last day to pay in full, in the current year by default', () => {
  const today = '2026-11-26';
  expect(lastDayIn('Betaal uiterlijk 2 december', today)).toBe('2 december 2026');
  expect(lastDayIn('Uiterste betaaldatum 13 januari 2027', today)).toBe('13 januari 2027');
  expect(lastDayIn('Betaald op 2 december', today)).toBeUndefined();
});

test('detects a last day in another year', () => {
  const today = '2026-12-20';
  const differences = new Differences();
  for (const other of ['uiterlijk 30 december 2026', 'uiterlijk 30 december 2027']) {
    differences.same(other, lastDayIn('uiterlijk 30 december', today), lastDayIn(other, today));
  }
  expect(differences.found).toEqual([expect.stringContaining('december 2027')]);
});
