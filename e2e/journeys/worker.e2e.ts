import { callPaths, pages } from '@mijn/domain/paths';
import type { CDPSession, Page } from '@playwright/test';
import { addressOf } from '../support/addresses.ts';
import { wholeBrowser } from '../support/browsers.ts';
import { expect, test } from '../support/fixtures.ts';
import { shareFile } from '../support/share.ts';
import { readWorkerCache, workerOf } from '../support/worker.ts';

// Headless Chromium shows notifications late, or never.
test.use({ persona: 'Aisha Kaya', serviceWorkers: 'allow', launchOptions: wholeBrowser });

async function registrationId(session: CDPSession): Promise<string> {
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return known;
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

test('shows a push once, without its subject', async ({ page, context }) => {
  await context.grantPermissions(['notifications'], { origin: addressOf('ZZ') });
  await page.goto(pages.zorgpas.path);
  await workerOf(page);
  const session = await context.newCDPSession(page);
  const push = {
    origin: addressOf('ZZ'),
    registrationId: await registrationId(session),
    data: 'bericht',
  };
  await session.send('ServiceWorker.deliverPushMessage', push);
  await session.send('ServiceWorker.deliverPushMessage', push);
  await expect
    .poll(() => shown(page))
    .toEqual(['Nieuw bericht: Er staat een bericht voor je klaar. Open de app om het te lezen.']);
});

test('starts a claim with a shared picture after consent, and leaves nothing on the device', async ({
  page,
  notas,
}) => {
  await page.goto(pages.zorgpas.path);
  await workerOf(page);
  const checked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(callPaths.validateFile)) checked.push(request.method());
  });
  await shareFile(page, notas.photo);
  await expect(page).toHaveURL(/\/declaraties\/indienen/);
  const question = page.getByRole('alertdialog', { name: '1 bestand gedeeld.' });
  await expect(question.getByText(notas.photo.name)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Niet toevoegen' })).toBeFocused();
  expect(checked).toEqual([]);
  await question.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Je bestanden' })).toContainText(notas.photo.name);
  await expect.poll(() => checked).toEqual(['POST']);
  const held = await readWorkerCache(page);
  expect([...held.keys()].filter((path) => path.includes(notas.photo.name))).toEqual([]);
});

// The message of a new worker when it takes over; the shell listens once loaded.
const offerUpdate = (page: Page) =>
  page.evaluate(() => {
    const news = new MessageEvent('message', { data: { scripts: ['/assets/newer.js'] } });
    navigator.serviceWorker.dispatchEvent(news);
  });

test('offers a newer build, but not over a form, and keeps input @main', async ({ page }) => {
  await page.goto(pages.mijnGegevens.path);
  await workerOf(page);
  const prompt = page.getByRole('region', { name: 'De app is vernieuwd' });
  await expect(async () => {
    await offerUpdate(page);
    await expect(prompt).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto(`${pages.mijnGegevens.path}?wijzig=contact`);
  const phone = page.getByLabel('Telefoonnummer');
  await phone.fill('0612345678');
  await offerUpdate(page);
  await expect(prompt).toHaveCount(0);
  await expect(phone).toHaveValue('0612345678');
  await page.getByRole('link', { name: 'Annuleer' }).click();
  await expect(async () => {
    await offerUpdate(page);
    await expect(prompt).toBeVisible({ timeout: 1000 });
  }).toPass();
  await prompt.getByRole('button', { name: 'Vernieuw nu' }).click();
  await expect(prompt).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
});
