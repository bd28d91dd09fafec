import { callPaths } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { SubmitPage, type ToClaim } from '../pages/SubmitPage.ts';
import { OverzichtPage } from '../pages/OverzichtPage.ts';
import { addressOf } from '../support/addresses.ts';
import { declaratiesOf } from '../support/declaraties.ts';
import { nota, fillInUpToSummary } from '../support/claim.ts';
import { mouse } from '../support/userInput.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ persona: 'Fatima El Amrani', viewport: { width: 390, height: 844 } });

const submit = `**${callPaths.submit}`;

function trackSubmissions(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== callPaths.submit) return;
    keys.push(request.headers()['idempotency-key'] ?? 'none');
  });
  return keys;
}

async function retry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
}

/**
 * Counts the insurer's claims of an amount; each bill has a unique one. Amounts in the list are an
 * extension.
 */
async function countSubmitted(page: Page, { bedrag }: ToClaim): Promise<number> {
  const declaraties = await declaratiesOf(page.context(), addressOf('ZZ'));
  const cents = Number(bedrag.replace(',', ''));
  return declaraties.filter((one) => one.bedrag === cents).length;
}

test('keeps everything when the connection is lost, and sends once on retry', async ({
  page,
  notas,
  listener,
}) => {
  listener.expectNetworkError();
  const keys = trackSubmissions(page);
  const toClaim = nota(notas);
  const screen = await fillInUpToSummary(page, notas, toClaim);
  const beforehand = await countSubmitted(page, toClaim);
  await page.route(submit, (route) => route.abort('internetdisconnected'), { times: 1 });
  await screen.submit.click();
  await expect(page.getByText(/^Geen verbinding\./)).toBeVisible();
  await expect(page.getByText('Alles wat je hebt ingevuld, staat er nog.')).toBeVisible();
  await retry(page);
  await screen.isSent();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await countSubmitted(page, toClaim)).toBe(beforehand + 1);
});

test('returns the same claim on retry when the response was lost', async ({
  page,
  notas,
  listener,
}) => {
  listener.expectNetworkError();
  const toClaim = nota(notas);
  const screen = await fillInUpToSummary(page, notas, toClaim);
  const beforehand = await countSubmitted(page, toClaim);
  let first = '';
  await page.route(
    submit,
    async (route) => {
      first = await (await route.fetch()).text();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await screen.submit.click();
  await expect(page.getByText(/^Geen verbinding\./)).toBeVisible();
  await retry(page);
  expect(first).toContain(await screen.declaratieNumber());
  expect(await countSubmitted(page, toClaim)).toBe(beforehand + 1);
});

test('shows the offline screen without network, and the form again after it @main', async ({
  page,
  context,
  notas,
  listener,
}) => {
  listener.expectNetworkError();
  const screen = await fillInUpToSummary(page, notas);
  await context.setOffline(true);
  await expect(page.getByRole('heading', { name: 'Geen verbinding met internet' })).toBeVisible();
  await expect(screen.submit).toBeHidden();
  await context.setOffline(false);
  await screen.submit.click();
  await screen.isSent();
});

test('sends once on a double click @main', async ({ page, notas }) => {
  const keys = trackSubmissions(page);
  const screen = await fillInUpToSummary(page, notas);
  await screen.submit.dblclick();
  await screen.isSent();
  expect(keys).toHaveLength(1);
});

test('reports a failed upload, and retries it', async ({ page, notas, listener }) => {
  listener.expectNetworkError();
  const screen = new SubmitPage(page, mouse(page));
  await screen.open();
  await page.route(`**${callPaths.validateFile}`, (route) => route.abort());
  await screen.user.add(screen.picker, [notas.photo]);
  const line = screen.bestand(notas.photo.name);
  await expect(line).toContainText('Niet verstuurd');
  await page.unroute(`**${callPaths.validateFile}`);
  await line.getByRole('button', { name: `Verstuur ${notas.photo.name} opnieuw` }).click();
  await expect(line).toContainText('Ontvangen');
});

test('keeps the form when the session ends, and continues after a login elsewhere', async ({
  page,
  context,
  notas,
  listener,
}) => {
  listener.expectStatus(401);
  const screen = await fillInUpToSummary(page, notas);
  const sessie = (await context.cookies()).filter(({ name }) => /^mijn-\d+$/.test(name));
  await context.clearCookies({ name: /^mijn-\d+$/ });
  await screen.submit.click();
  await expect(page.getByText(/^Je bent niet meer ingelogd\b/)).toBeVisible();
  expect(sessie).toHaveLength(1);
  const fresh = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Log in/ }).click();
  const tab = await fresh;
  const button = tab.getByRole('link', { name: 'Inloggen met DigiD' });
  const digid = new DigidPage(tab);
  await expect(button.or(digid.header)).toBeVisible();
  if (await button.isVisible()) await button.click();
  await digid.choose('Fatima El Amrani');
  await expect(new OverzichtPage(tab).content).toBeVisible();
  await tab.close();
  await retry(page);
  await screen.isSent();
});

test('reports that the insurer is down while sending, and retries', async ({
  page,
  notas,
  listener,
}) => {
  listener.expectStatus(503);
  const screen = await fillInUpToSummary(page, notas);
  await page.route(submit, (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '30' }, json: { status: 503 } }),
  );
  await screen.submit.click();
  await expect(page.getByText(/^We kunnen je declaratie nu niet aannemen/)).toBeVisible();
  await page.unroute(submit);
  await retry(page);
  await screen.isSent();
});
