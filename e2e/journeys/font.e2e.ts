import { pages } from '@mijn/domain/paths';
import { expect, test } from '../support/fixtures.ts';

const fonts = '**/*.woff2';
/** The fallback fonts in `packages/ui/src/fonts.css`, until ours is loaded. */
const standIns = /local\([^)]*\)/g;

test('loads the font without delaying the page', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(fonts, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(pages.inloggen.path, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Inloggen met DigiD' })).toBeVisible();
  release();
  await expect
    .poll(() =>
      page.evaluate(
        () => [...document.fonts].find(({ family }) => family.includes('Hyperlegible'))?.status,
      ),
    )
    .toBe('loaded');
});

test('shows text at once on a device without the fallback fonts', async ({ page }) => {
  await page.route(fonts, () => undefined);
  await page.route(`**${pages.inloggen.path}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(standIns, "local('None of ours')");
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: html });
  });
  await page.goto(pages.inloggen.path, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  expect(await page.content()).toContain('None of ours');
  // A picture with the text differs from one without. Taken by the protocol, because Playwright's own waits for fonts.
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width: 1, height: 1, ...(await heading.boundingBox()), scale: 1 };
  const picture = async () => (await session.send('Page.captureScreenshot', { clip })).data;
  const shown = await picture();
  await heading.evaluate((element) => (element.textContent = ''));
  expect(await picture()).not.toBe(shown);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('loads the font too', async ({ page }) => {
    const font = page.waitForRequest(/\.woff2$/);
    await page.goto(pages.inloggen.path);
    expect((await font).resourceType()).toBe('font');
  });
});
