import type { Page } from '@playwright/test';
import { muis } from '../support/hand.ts';
import { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { DeclaratiesPage } from '../pages/DeclaratiesPage.ts';
import { nota, totVerzenden } from '../support/declareren.ts';
import type { Notas } from '../support/notas.ts';
import { expect, test } from '../support/reis.ts';
import { isVoorIedereen } from '../support/toegankelijk.ts';

test.use({ persona: 'Sanne de Vries', viewport: { width: 390, height: 844 } });

/** Sends in a bill and opens its page. */
async function netIngediend(page: Page, notas: Notas) {
  const hand = muis(page);
  const indienen = await totVerzenden(page, notas, { ...nota(notas), voor: 'Sanne' });
  await hand.druk(indienen.dienIn);
  const nummer = await indienen.nummer();
  await hand.druk(indienen.inhoud.getByRole('link', { name: 'Bekijk je declaratie' }));

  const scherm = new DeclaratiePage(page);
  return { hand, nummer, scherm };
}

test('a claim just sent in is withdrawn, and is gone from the list', async ({ page, notas }) => {
  const { hand, nummer, scherm } = await netIngediend(page, notas);
  await hand.druk(scherm.inhoud.getByRole('button', { name: 'Declaratie intrekken' }));
  const vraag = page.getByRole('dialog', { name: 'Wil je deze declaratie intrekken?' });
  await hand.druk(vraag.getByRole('button', { name: 'Ja, trek in' }));

  const lijst = new DeclaratiesPage(page);
  await expect(lijst.inhoud.getByText('Je declaratie is ingetrokken.')).toBeVisible();
  await expect(page).toHaveURL(/\/declaraties\/overzicht$/);
  await expect(lijst.link(nummer)).toHaveCount(0);
  await isVoorIedereen(page, 'the list after a withdrawal');
  // What the history tells is no part of what the server draws.
  await page.reload();
  await expect(lijst.inhoud.getByText('Je declaratie is ingetrokken.')).toBeVisible();
});

test('the bill that came with a claim is downloaded from its page', async ({ page, notas }) => {
  const { hand, scherm } = await netIngediend(page, notas);
  const bestand = page.waitForEvent('download');
  await hand.druk(scherm.inhoud.getByRole('link', { name: `Download ${notas.foto.name}` }));
  expect(await (await bestand).failure()).toBeNull();
  expect((await bestand).suggestedFilename()).toBe(notas.foto.name);
  await isVoorIedereen(page, 'a claim with its files');
});

test('a question about a claim is asked, looked at and answered', async ({ page, notas }) => {
  const { hand, scherm } = await netIngediend(page, notas);
  await hand.druk(scherm.inhoud.getByRole('button', { name: 'Stel een vraag' }));
  const vak = scherm.inhoud.getByLabel('Wat klopt er volgens jou niet?');
  await expect(vak).toBeFocused();

  await hand.druk(scherm.inhoud.getByRole('button', { name: 'Verstuur je vraag' }));
  await expect(vak).toHaveAccessibleDescription(/Schrijf op wat er volgens jou niet klopt\./);
  await isVoorIedereen(page, 'a question without words');

  await vak.fill('Wanneer weet ik meer?');
  await hand.druk(scherm.inhoud.getByRole('button', { name: 'Verstuur je vraag' }));
  await expect(scherm.inhoud.getByText('Je vraag is verstuurd.')).toBeVisible();
  const vraag = scherm.inhoud
    .getByRole('list', { name: 'Je vragen' })
    .getByRole('listitem')
    .filter({ hasText: 'Wanneer weet ik meer?' });
  // Judged in the meantime or not: the answer explains it, or says who looks at it.
  await expect(vraag.getByText(/^Ons antwoord/)).toBeVisible({ timeout: 30_000 });
  await expect(vraag.getByText(/^(Beantwoord|Wordt bekeken)$/)).toBeVisible();
  await isVoorIedereen(page, 'an answered question');
});

test('what was written stays when the connection breaks, and is sent after that', async ({
  page,
  notas,
  wacht,
}) => {
  wacht.verwachtNetwerkfout();
  const { hand, scherm } = await netIngediend(page, notas);
  await hand.druk(scherm.inhoud.getByRole('button', { name: 'Stel een vraag' }));
  const vak = scherm.inhoud.getByLabel('Wat klopt er volgens jou niet?');
  await vak.fill('Klopt het bedrag?');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('ReageerOpDeclaratie') ? route.abort() : route.fallback(),
  );
  await hand.druk(scherm.inhoud.getByRole('button', { name: 'Verstuur je vraag' }));
  await expect(scherm.inhoud.getByText('Je vraag is niet verstuurd.')).toBeVisible();
  await expect(vak).toHaveValue('Klopt het bedrag?');

  await page.unroute('**/graphql');
  await hand.druk(scherm.inhoud.getByRole('button', { name: 'Verstuur je vraag' }));
  await expect(scherm.inhoud.getByText('Je vraag is verstuurd.')).toBeVisible();
  await expect(scherm.inhoud.getByText('Klopt het bedrag?')).toHaveCount(1);
});
