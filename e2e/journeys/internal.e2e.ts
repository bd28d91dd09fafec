import { pages } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { OpenFilePage } from '../pages/OpenFilePage.ts';
import { findBarriers } from '../support/accessibility.ts';
import { internalAddress } from '../support/addresses.ts';
import { firstFactuur } from '../support/facturen.ts';
import { expect, test } from '../support/fixtures.ts';

const bsnOfEmma = '999994049';
const reason = 'Vraag aan de telefoon over haar premie';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const kept = (page: Page) =>
  page.evaluate(() => {
    const { bsn, zekerheidsniveau, isInternal } = sessionStorage;
    return { count: sessionStorage.length, bsn, zekerheidsniveau, isInternal };
  });

/** Returns the selector if its element is on top at its position, else the covering element's class. */
const topOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const link = [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility());
    const box = link?.getBoundingClientRect();
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top && link?.contains(top) ? wanted : top?.className;
  }, selector);

test.describe('a member of staff', () => {
  test.use({ persona: undefined });

  test(
    'opens a file for a reason, always sees whose it is, changes nothing, and closes it',
    { tag: '@main' },
    async ({ page }) => {
      const file = new OpenFilePage(page);
      await file.logIn('Medewerker 1');
      await file.submit();
      await expect(
        page.getByRole('alert').or(page.getByText('Er klopt iets nog niet')),
      ).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
      await file.fill(bsnOfEmma, reason);

      await expect(heading(page)).toContainText('Emma');
      await expect(file.bar).toContainText('Dossier van Emma Meijer');
      await expect(file.bar).toContainText(reason);
      await expect(file.bar).toContainText('medewerker-1');
      await expect(page).toHaveURL(/\/overzicht\?internal=true$/);
      expect(await kept(page)).toMatchObject({ bsn: bsnOfEmma, zekerheidsniveau: '25' });

      await page.getByRole('link', { name: 'Facturen', exact: true }).first().click();
      await expect(heading(page)).toBeVisible();
      await page.goto(`${internalAddress()}/mijn-gegevens`);
      await expect(heading(page)).toHaveText('Mijn gegevens');
      await expect(file.bar).toContainText(reason);
      expect(await findBarriers(page)).toEqual([]);

      // Actions to change, send or pay are absent, with the reason.
      await expect(file.bar).toContainText('Je kijkt alleen mee');
      await expect(page.locator('a[href*="?wijzig="]').first()).toBeAttached();
      const ways = 'a:is([href*="?wijzig="], [href*="isNativeWrapped="]):visible';
      await expect(page.locator(ways)).toHaveCount(0);
      await page.goto(`${internalAddress()}/facturen`);
      await expect(heading(page)).toHaveText('Facturen');
      await expect(page.getByRole('button', { name: /betalen/i })).toHaveCount(0);
      await expect(page.getByRole('link', { name: /indienen/i })).toHaveCount(0);
      await expect(page.getByRole('checkbox')).toHaveCount(0);

      // Links to the insurer's website are public, so staff see them too.
      await page.goto(`${internalAddress()}/declaraties/overzicht`);
      await expect(heading(page)).toHaveText('Declaraties');
      await expect(page.getByRole('link', { name: /\(andere website\)$/ }).first()).toBeVisible();

      // The bar takes its own space: elements at the top stay visible when scrolled.
      await page.goto(`${internalAddress()}/mijn-gegevens`);
      await expect(heading(page)).toHaveText('Mijn gegevens');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(
        page.getByRole('link', { name: 'Overzicht', exact: true }).first(),
      ).toBeInViewport({
        ratio: 1,
      });
      await expect.poll(() => topOf(page, 'a[href="/overzicht"]')).toBe('a[href="/overzicht"]');

      // Downloads use the keys of the file.
      await page.goto(`${internalAddress()}/facturen`);
      await firstFactuur(page).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Bewaar als pdf' }).first().click();
      expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);

      // A new tab has its own session storage, so no file is open in it.
      const other = await page.context().newPage();
      await other.goto(`${internalAddress()}/overzicht?internal=true`);
      await expect(new OpenFilePage(other).heading).toBeVisible();
      await other.close();

      const signOuts: string[] = [];
      page.on('request', (request) => {
        if (/gatewaySignOut/.test(request.url())) signOuts.push(request.url());
      });
      await page.getByRole('button', { name: 'Uitloggen', exact: true }).click();
      await expect(file.heading).toBeVisible();
      // No call to the gateway: the member of staff stays logged in (§4).
      expect(signOuts).toEqual([]);
      expect(await kept(page)).toEqual({ count: 1, isInternal: 'true' });
      // The member of staff is still logged in, and the file is closed.
      await page.goto(`${internalAddress()}/overzicht`);
      await expect(file.heading).toBeVisible();
      await page.getByRole('button', { name: 'Uitloggen als medewerker' }).click();
      await expect(page.getByRole('button', { name: 'Medewerker 1' })).toBeVisible();
    },
  );
});

test.describe('Emma', () => {
  test.use({ persona: 'Emma Meijer' });

  test('lists the access by staff with its reason in her details', async ({ page, browser }) => {
    const ofStaff = await browser.newContext();
    const file = new OpenFilePage(await ofStaff.newPage());
    const own = 'Vraag van haar over haar pas';
    await file.logIn('Medewerker 2');
    await file.fill(bsnOfEmma, own);
    await expect(file.bar).toContainText('Emma Meijer');
    await ofStaff.close();

    await page.goto(pages.inzage.path);
    await expect(page.getByText(`Waarom: ${own}`).first()).toBeAttached();
  });
});
