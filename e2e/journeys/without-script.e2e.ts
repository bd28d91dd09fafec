import { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { DeclaratiesPage } from '../pages/DeclaratiesPage.ts';
import { DigidPage } from '../pages/DigidPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { fetchGraphql } from '../support/call.ts';
import { sendClaim } from '../support/sendClaim.ts';
import { expect, test } from '../support/trip.ts';

// As before the first script has run, and as wherever none ever does.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('logging in, another language, and out again', async ({ page, context }) => {
  await page.goto('/inloggen');
  await new LoginPage(page).begin();
  await new DigidPage(page).choose('Mila Jansen');
  const frame = new FramePage(page);
  await frame.switchLanguage('en');
  await expect(page).toHaveTitle('Mijn Zilverzand | Overview');
  await frame.switchLanguage('nl');
  await expect(page).toHaveTitle('Mijn Zilverzand | Overzicht');

  await frame.logOut();
  await expect(page.getByRole('heading', { name: 'Je bent uitgelogd' })).toBeVisible();
  expect((await fetchGraphql(context)).status()).toBe(401);
  await page.goto('/overzicht');
  await expect(new LoginPage(page).button).toBeVisible();
});

test.describe('as Sanne', () => {
  test.use({ persona: 'Sanne de Vries' });

  test('a claim is withdrawn, after being asked whether that is meant', async ({
    page,
    context,
    notas,
  }) => {
    const nummer = await sendClaim(context, notas);
    const screen = new DeclaratiePage(page);
    await screen.open(nummer);
    const withdraw = screen.content.getByRole('button', { name: 'Declaratie intrekken' });
    await withdraw.click();
    const question = page.getByRole('dialog', { name: 'Wil je deze declaratie intrekken?' });
    await question.getByRole('button', { name: 'Nee, niet intrekken' }).click();
    await expect(question).toBeHidden();

    await withdraw.click();
    await question.getByRole('button', { name: 'Ja, trek in' }).click();
    const list = new DeclaratiesPage(page);
    await expect(list.content.getByText('Je declaratie is ingetrokken.')).toBeVisible();
    await expect(list.link(nummer)).toHaveCount(0);
  });
});
