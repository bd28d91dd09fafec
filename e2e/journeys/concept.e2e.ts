import { pages } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { FramePage } from '../pages/FramePage.ts';
import { SubmitPage } from '../pages/SubmitPage.ts';
import { fillInUpToSummary } from '../support/claim.ts';
import { mouse } from '../support/userInput.ts';
import type { Notas } from '../support/notas.ts';
import { expect, test } from '../support/fixtures.ts';
import { isForEveryone } from '../support/accessibility.ts';

test.use({ persona: 'Noor Smit', viewport: { width: 390, height: 844 } });

async function upToCheck(page: Page, notas: Notas): Promise<SubmitPage> {
  const screen = await fillInUpToSummary(page, notas);
  await expect(screen.content.getByText(/^Bewaard\./)).toBeVisible();
  return screen;
}

test('restores an unsent claim with its file after a reload @main', async ({ page, notas }) => {
  const screen = await upToCheck(page, notas);
  await page.reload();
  await screen.isAt('Klopt alles?');
  await expect(
    screen.content.getByText('Je was al bezig met deze declaratie', { exact: true }),
  ).toBeVisible();
  await isForEveryone(page, 'a draft taken up again');
  await expect(screen.content.getByText(notas.photo.name)).toBeVisible();
  await screen.submit.click();
  await screen.declaratieNumber();

  // A sent claim is no longer a draft.
  await screen.open();
  await screen.isAt('Voeg je nota toe');
  await expect(screen.content.getByText('Je was al bezig')).toHaveCount(0);
});

test('leaves without a prompt once all is saved, and continues later', async ({ page, notas }) => {
  await upToCheck(page, notas);
  await new FramePage(page).goTo('Overzicht');
  await expect(page).toHaveTitle('Mijn Zilverzand | Overzicht');
  await page.getByRole('link', { name: 'Maak je declaratie af' }).click();
  const screen = new SubmitPage(page, mouse(page));
  await screen.isAt('Klopt alles?');
  await expect(screen.content.getByText('Je gaat verder bij stap 3 van 3.')).toBeVisible();
});

test('reports a conflict with another tab, and lets the person choose', async ({
  page,
  notas,
  context,
}) => {
  await upToCheck(page, notas);
  const other = await context.newPage();
  const there = new SubmitPage(other, mouse(other));
  await other.goto(`${pages.declaratieIndienen.path}?stap=gegevens`);
  await there.isAt('Wat staat er op de nota?');
  await other.getByLabel('Wie gaf de zorg?').fill('Huisarts in de stad');
  await expect(there.content.getByText(/^Bewaard\./)).toBeVisible();

  await page.goBack();
  await page.getByLabel('Wie gaf de zorg?').fill('Huisarts op het duin');
  const question = page.getByText('Je declaratie is ergens anders veranderd');
  await expect(question).toBeVisible();
  await isForEveryone(page, 'a draft that another tab changed');
  await page.getByRole('button', { name: 'Met wat daar staat' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Wie gaf de zorg?')).toHaveValue('Huisarts in de stad');
});
