import { merken } from '@mijn/domain/merken';
import { paginas } from '@mijn/domain/paden';
import { FramePage } from '../pages/FramePage.ts';
import { adresVan } from '../support/adressen.ts';
import { expect, test } from '../support/reis.ts';
import { gezegd } from '../support/tekst.ts';

const binnen = ['overzicht', 'declaraties', 'declaratieIndienen'] as const;
const buiten = [
  'inloggen',
  'inloggenMislukt',
  'status401',
  'status403',
  'status404',
  'status500',
  'status503',
] as const;

/** Words that stand on no English screen: the insurer's own texts are marked `lang="nl"`. */
const nederlands =
  /\b(je|jij|jouw|wij|het|een|niet|voor|naar|zorg|bedrag|declaratie|indienen|overzicht|uitloggen)\b/i;

test.describe('as Sanne', () => {
  test.use({ persona: 'Sanne de Vries' });

  for (const width of [390, 1440]) {
    test(`the switch turns every word into English and back, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/overzicht');
      const frame = new FramePage(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
      await frame.wisselTaal('en');
      for (const naam of binnen) {
        await page.goto(paginas[naam].pad);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await expect(page).toHaveTitle(`Mijn Zilverzand | ${paginas[naam].titel.en}`);
        expect.soft(await gezegd(page)).not.toMatch(nederlands);
      }
      await frame.wisselTaal('nl');
      await expect(page).toHaveTitle('Mijn Zilverzand | Declaratie indienen');
    });
  }
});

for (const merk of ['ZZ', 'AZVZ'] as const) {
  test.describe(`${merk}, nobody logged in`, () => {
    test.use({ merk });
    test('every page has its title in both languages', async ({ page, context, wacht }) => {
      wacht.verwachtStatus(401, 403, 404, 500, 503);
      for (const taal of ['nl', 'en'] as const) {
        await context.addCookies([{ name: 'taal', value: taal, url: adresVan(merk) }]);
        for (const naam of buiten) {
          await page.goto(paginas[naam].pad);
          await expect(page.locator('html')).toHaveAttribute('lang', taal);
          await expect(page).toHaveTitle(`${merken[merk].product} | ${paginas[naam].titel[taal]}`);
          if (taal === 'en') expect.soft(await gezegd(page), naam).not.toMatch(nederlands);
        }
      }
    });
  });
}
