import { pages, zorgkostenWithEigenRisico } from '@mijn/domain/paths';
import { readAloud } from '../support/screenReader.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ persona: 'Sanne de Vries' });

const amount = /€\s*\d/;
const isEnd = (phrase: string): boolean => phrase.startsWith('end of ');

/** Splits the phrases of a page into those of each row of its tables. */
function rowsOf(phrases: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const phrase of phrases) {
    if (phrase.startsWith('row, ')) rows.push([]);
    else if (!isEnd(phrase)) rows.at(-1)?.push(phrase);
  }
  return rows;
}

// Half of the words that a screen reader said per row while the link of a row repeated its cells.
const mostWords = [
  [pages.facturen, 32],
  [pages.declaraties, 50],
] as const;

for (const [{ path }, most] of mostWords)
  test(`reads each row of ${path} once, beginning with its distinguishing words`, async ({
    page,
  }) => {
    await page.goto(path);
    const phrases = await readAloud(page);
    const rows = rowsOf(phrases).filter((row) => row.some((phrase) => phrase.startsWith('link, ')));
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      const [header = '', link = ''] = row;
      // A note, such as what a claim waits for, is part of the header.
      expect(header.replace(/^rowheader, /, 'link, ')).toContain(link);
      expect(link).not.toMatch(amount);
    }
    const words = rows.flat().join(' ').split(/\s+/);
    expect(words.length / rows.length).toBeLessThan(most);
  });

test('gives each invoice a link of its own name', async ({ page }) => {
  await page.goto(pages.facturen.path);
  const links = rowsOf(await readAloud(page)).flatMap((row) =>
    row.filter((phrase) => phrase.startsWith('link, ')),
  );
  expect(new Set(links).size).toBe(links.length);
});

for (const { path } of [pages.overzicht, pages.berichten, pages.zorgkosten])
  test(`says no amount of a row of ${path} twice`, async ({ page }) => {
    await page.goto(path);
    for (const row of rowsOf(await readAloud(page))) {
      const links = row.filter((phrase) => phrase.startsWith('link, '));
      for (const link of links) expect(link).not.toMatch(amount);
    }
  });

// Less than half and 52 % of the 2,405 and 3,974 words that were said while the link of a row repeated its cells.
const mostOfPage = [
  [pages.facturen.path, 1_202],
  [pages.declaraties.path, 2_080],
  [pages.overzicht.path, 900],
  [zorgkostenWithEigenRisico, 850],
  [pages.berichten.path, 700],
] as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, most] of mostOfPage)
    test(`says ${path} in at most ${most} words, and each figure that is seen`, async ({
      page,
    }) => {
      await page.goto(path);
      const seen = await page.getByRole('main').innerText();
      const said = (await readAloud(page)).join(' ').replaceAll('\u00A0', ' ');
      expect(said.split(/\s+/).length).toBeLessThanOrEqual(most);
      for (const [figure] of seen.replaceAll('\u00A0', ' ').matchAll(/€ [\d.]+,\d{2}/g))
        expect(said).toContain(figure);
    });
});
