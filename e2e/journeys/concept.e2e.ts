import type { Page } from '@playwright/test';
import { FramePage } from '../pages/FramePage.ts';
import { IndienenPage } from '../pages/IndienenPage.ts';
import { nota } from '../support/declareren.ts';
import { muis } from '../support/hand.ts';
import type { Notas } from '../support/notas.ts';
import { expect, test } from '../support/reis.ts';
import { isVoorIedereen } from '../support/toegankelijk.ts';

// The draft is one per person: nobody else's journey sends in as Noor.
test.use({ persona: 'Noor Smit', viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'serial' });

/** A new form, whatever was kept before. */
async function nieuw(page: Page): Promise<IndienenPage> {
  const scherm = new IndienenPage(page, muis(page));
  await scherm.open({ metConcept: true });
  const opnieuw = scherm.inhoud.getByRole('button', { name: 'Begin opnieuw' });
  if (await opnieuw.isVisible()) {
    await opnieuw.click();
    await expect(opnieuw).toBeHidden();
  }
  return scherm;
}

async function totControleren(page: Page, notas: Notas): Promise<IndienenPage> {
  const scherm = await nieuw(page);
  await scherm.vulIn(nota(notas));
  await expect(scherm.inhoud.getByText(/^Bewaard\./)).toBeVisible();
  return scherm;
}

test('a claim that was not sent in is there again after a reload, with its file', async ({
  page,
  notas,
}) => {
  const scherm = await totControleren(page, notas);
  await page.reload();
  await scherm.isBij('Klopt alles?');
  await expect(
    scherm.inhoud.getByText('Je was al bezig met deze declaratie', { exact: true }),
  ).toBeVisible();
  await isVoorIedereen(page, 'a draft taken up again');
  await expect(scherm.inhoud.getByText(notas.foto.name)).toBeVisible();
  await scherm.dienIn.click();
  await scherm.nummer();

  // What was sent in is no draft any more.
  await scherm.open({ metConcept: true });
  await scherm.isBij('Voor wie is de nota?');
  await expect(scherm.inhoud.getByText('Je was al bezig')).toHaveCount(0);
});

test('leaving asks nothing once all is kept, and one goes on later', async ({ page, notas }) => {
  await totControleren(page, notas);
  await new FramePage(page).ga('Overzicht');
  await expect(page).toHaveTitle('Mijn Zilverzand | Overzicht');
  const scherm = new IndienenPage(page, muis(page));
  await scherm.open({ metConcept: true });
  await expect(scherm.inhoud.getByText('Je was al bezig')).toBeVisible();
  await scherm.verder.click();
  await scherm.isBij('Klopt alles?');
});

test('another tab that was first is told, and the person chooses', async ({
  page,
  notas,
  context,
}) => {
  await totControleren(page, notas);
  const ander = await context.newPage();
  const daar = new IndienenPage(ander, muis(ander));
  await ander.goto('/declaraties/indienen?stap=gegevens');
  await daar.isBij('Wat staat er op de nota?');
  await ander.getByLabel('Wie gaf de zorg?').fill('Huisarts in de stad');
  await expect(daar.inhoud.getByText(/^Bewaard\./)).toBeVisible();

  await page.goBack();
  await page.getByLabel('Wie gaf de zorg?').fill('Huisarts op het duin');
  const melding = page.getByText('Je declaratie is ergens anders veranderd');
  await expect(melding).toBeVisible();
  await isVoorIedereen(page, 'a draft that another tab changed');
  await page.getByRole('button', { name: 'Met wat daar staat' }).click();
  await expect(melding).toBeHidden();
  await expect(page.getByLabel('Wie gaf de zorg?')).toHaveValue('Huisarts in de stad');
});
