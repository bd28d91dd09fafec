import { brands } from '@mijn/domain/brands';
import { pages } from '@mijn/domain/paths';
import { FramePage } from '../pages/FramePage.ts';
import { addressOf } from '../support/addresses.ts';
import { expect, test } from '../support/fixtures.ts';
import { spokenText } from '../support/text.ts';

const inside = ['overzicht', 'declaraties', 'declaratieIndienen'] as const;
const outside = [
  'inloggen',
  'inloggenMislukt',
  'status401',
  'status403',
  'status404',
  'status500',
  'status503',
] as const;

/** Dutch words that no English screen has: the insurer's texts are marked `lang="nl"`. */
const dutch =
  /\b(je|jij|jouw|wij|het|een|niet|voor|naar|zorg|bedrag|declaratie|indienen|overzicht|uitloggen)\b/i;

test.describe('as Sanne', () => {
  test.use({ persona: 'Sanne de Vries' });

  for (const width of [390, 1440]) {
    test(`switches all text to English and back, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(pages.overzicht.path);
      const frame = new FramePage(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
      await frame.switchLanguage('en');
      for (const name of inside) {
        await page.goto(pages[name].path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await expect(page).toHaveTitle(`Mijn Zilverzand | ${pages[name].titel.en}`);
        expect.soft(await spokenText(page)).not.toMatch(dutch);
      }
      await frame.switchLanguage('nl');
      // A draft resumes at its step, which is part of the title.
      await expect(page).toHaveTitle(/^Mijn Zilverzand \| Declaratie indienen/);
    });
  }
});

for (const brand of ['ZZ', 'AZVZ'] as const) {
  test.describe(`${brand}, nobody logged in`, () => {
    test.use({ merk: brand });
    test('has a title in both languages on every page @main', async ({
      page,
      context,
      listener,
    }) => {
      listener.expectStatus(401, 403, 404, 500, 503);
      for (const language of ['nl', 'en'] as const) {
        await context.addCookies([{ name: 'taal', value: language, url: addressOf(brand) }]);
        for (const name of outside) {
          await page.goto(pages[name].path);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page).toHaveTitle(
            `${brands[brand].product} | ${pages[name].titel[language]}`,
          );
          if (language === 'en') expect.soft(await spokenText(page), name).not.toMatch(dutch);
        }
      }
    });
  });
}
