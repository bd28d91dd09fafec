import { pages, sharing } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { shareFile } from '../support/share.ts';
import { expect, test } from '../support/fixtures.ts';
import { workerOf } from '../support/worker.ts';

const submitter = 'Aisha Kaya';

test.use({ submitter, serviceWorkers: 'allow' });

const question = (page: Page) => page.getByRole('alertdialog', { name: '1 bestand gedeeld.' });
const isKept = (page: Page) => page.evaluate((cache) => caches.has(cache), sharing.cache);

/** Shares a photo of a bill while logged out; the worker is stopped, as on a phone. */
async function shareLoggedOut(page: Page, photo: Parameters<typeof shareFile>[1]): Promise<void> {
  await page.goto(pages.inloggen.path);
  await workerOf(page);
  await shareFile(page, photo);
  await expect(page).toHaveURL(/\/inloggen\?/);
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

async function logIn(page: Page): Promise<void> {
  await new LoginPage(page).start();
  await new DigidPage(page).choose(submitter);
}

test.describe('sharing while logged out', () => {
  test('keeps the file until after DigiD, and asks for it by name', async ({ page, notas }) => {
    await shareLoggedOut(page, notas.photo);
    await logIn(page);
    await expect(page).toHaveURL(/\/declaraties\/indienen/);
    await expect(question(page).getByText(notas.photo.name)).toBeVisible();
    expect(await isKept(page)).toBe(true);
    await question(page).getByRole('button', { name: 'Toevoegen', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Je bestanden' })).toContainText(notas.photo.name);
    expect(await isKept(page)).toBe(false);
    await page.reload();
    await expect(page.getByText('niet aangekomen')).not.toBeVisible();
  });

  test('leaves nothing on the device after a no', async ({ page, notas }) => {
    await shareLoggedOut(page, notas.photo);
    await logIn(page);
    await question(page).getByRole('button', { name: 'Niet toevoegen' }).click();
    await expect.poll(() => isKept(page)).toBe(false);
  });

  test('leaves nothing on the device after signing out', async ({ page, notas }) => {
    await shareLoggedOut(page, notas.photo);
    await logIn(page);
    await expect(question(page)).toBeVisible();
    await page.goto(pages.overzicht.path);
    expect(await isKept(page)).toBe(true);
    await new FramePage(page).logOut();
    await expect(page.getByRole('heading', { name: 'Je bent uitgelogd' })).toBeVisible();
    await expect.poll(() => isKept(page)).toBe(false);
  });

  test('reports after 15 minutes that nothing arrived, and keeps nothing', async ({
    page,
    notas,
  }) => {
    await shareLoggedOut(page, notas.photo);
    // Backdates the file, because the worker's clock is not controlled.
    await page.evaluate(async (name) => {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const headers = new Headers(response?.headers);
        headers.set('x-kept-at', String(Date.now() - 15 * 60_000));
        await cache.put(request, new Response(await response?.blob(), { headers }));
      }
    }, sharing.cache);
    await logIn(page);
    await expect(page.getByText('Wat je deelde, is niet aangekomen.')).toBeVisible();
    expect(await isKept(page)).toBe(false);
  });
});
