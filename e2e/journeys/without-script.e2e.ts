import { pages } from '@mijn/domain/paths';
import { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { DeclaratiesPage } from '../pages/DeclaratiesPage.ts';
import { BetaalverzoekPage } from '../pages/BetaalverzoekPage.ts';
import { BetalingPage } from '../pages/BetalingPage.ts';
import { DigidPage } from '../pages/DigidPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { fetchGraphql } from '../support/call.ts';
import { daysAgo } from '../support/days.ts';
import { addBetaalverzoek, onlyBetaling, type ToPay } from '../support/pay.ts';
import { sendClaim } from '../support/sendClaim.ts';
import { horizontalOverflow } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

// Script never runs, as before hydration.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('logs in, changes the language, and logs out @main', async ({ page, context }) => {
  await page.goto(pages.inloggen.path);
  await new LoginPage(page).start();
  await new DigidPage(page).choose('Mila Jansen');
  const frame = new FramePage(page);
  await frame.switchLanguage('en');
  await expect(page).toHaveTitle('Mijn Zilverzand | Overview');
  await frame.switchLanguage('nl');
  await expect(page).toHaveTitle('Mijn Zilverzand | Overzicht');

  await frame.logOut();
  await expect(page.getByRole('heading', { name: 'Je bent uitgelogd' })).toBeVisible();
  expect((await fetchGraphql(context)).status()).toBe(401);
  await page.goto(pages.overzicht.path);
  await expect(new LoginPage(page).button).toBeVisible();
});

test.describe('as Sanne', () => {
  test.use({ persona: 'Sanne de Vries' });

  test('withdraws a claim after confirmation', async ({ page, context, notas }) => {
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
    await list.open();
    await expect(list.content.getByText('Je declaratie is ingetrokken.')).toBeHidden();
  });

  // Keeping an uploaded file is an extension.
  test(
    'sends in a claim with its photo on one page, after correcting errors',
    { tag: '@main' },
    async ({ page, notas, listener }) => {
      listener.expectStatus(422);
      const desktop = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto(pages.declaratieIndienen.path);
      expect(await horizontalOverflow(page)).toBe(0);
      if (desktop) await page.setViewportSize(desktop);
      const content = page.getByRole('main');
      await content.getByText('Sanne de Vries', { exact: true }).first().click();
      await content.getByLabel('Welke zorg was het?').selectOption('Fysiotherapie');
      const [year = '', month = '', day = ''] = daysAgo(3).split('-');
      await content.getByLabel('Dag', { exact: true }).fill(day);
      await content.getByLabel('Maand').fill(month);
      await content.getByLabel('Jaar').fill(year);
      const amount = content.getByLabel('Wat is het bedrag van de nota?');
      await amount.fill('veel');
      await content.getByLabel('Wie gaf de zorg?').fill('Praktijk Linde');
      await content.getByLabel('Foto of bestand van je nota').setInputFiles(notas.photo);
      const submit = content.getByRole('button', { name: 'Declaratie indienen' });
      await submit.click();

      await expect(amount).toHaveAccessibleDescription(/Dit bedrag kunnen we niet lezen/);
      await expect(content.getByLabel('Wie gaf de zorg?')).toHaveValue('Praktijk Linde');
      await expect(
        content.getByRole('listitem').filter({ hasText: notas.photo.name }),
      ).toBeVisible();
      await amount.fill('41,35');
      await submit.click();
      await expect(
        content.getByRole('heading', { name: 'Je declaratie is ingediend' }),
      ).toBeVisible();
      await content.getByRole('link', { name: 'Bekijk je declaratie' }).click();
      await expect(content.getByText('€ 41,35').first()).toBeVisible();
    },
  );

  test('searches claims without putting the words in an address', async ({ page }) => {
    const list = new DeclaratiesPage(page);
    await list.open();
    const box = await list.openSearch();
    await box.fill('bestaat nergens');
    await list.content.getByRole('button', { name: 'Zoek', exact: true }).click();
    await expect(list.content.getByText('We vinden geen declaraties')).toBeVisible();
    await expect(box).toHaveValue('bestaat nergens');
    await expect(page).toHaveURL(/\/declaraties\/overzicht$/);

    // A status filter keeps them.
    await list.content.getByRole('button', { name: 'Afgehandeld' }).click();
    await expect(box).toHaveValue('bestaat nergens');
    await expect(list.content.getByText('We vinden geen declaraties')).toBeVisible();
  });

  test('searches invoices without putting the words in an address', async ({ page }) => {
    await page.goto(pages.facturen.path);
    const main = page.getByRole('main');
    const box = main.getByRole('searchbox', { name: 'Zoek in je facturen' });
    await box.fill('zorgprmeie oktober');
    await main.getByRole('button', { name: 'Zoek', exact: true }).click();
    await expect(main.getByText(/^\d gevonden$/)).toBeVisible();
    await expect(box).toHaveValue('zorgprmeie oktober');
    await expect(page).toHaveURL(/\/facturen$/);
  });

  test('corrects and asks a question about a claim', async ({ page, context, notas, listener }) => {
    listener.expectStatus(422);
    const screen = new DeclaratiePage(page);
    await screen.open(await sendClaim(context, notas));
    await screen.content.getByRole('button', { name: 'Stel een vraag' }).click();
    const box = screen.content.getByLabel('Wat klopt er volgens jou niet?');
    const send = screen.content.getByRole('button', { name: 'Verstuur je vraag' });
    await send.click();
    await expect(box).toHaveAccessibleDescription(/Schrijf op wat er volgens jou niet klopt\./);
    await box.fill('Wanneer weet ik meer?');
    await send.click();
    const questions = screen.content.getByRole('list', { name: 'Je vragen' });
    await expect(questions).toContainText('Wanneer weet ik meer?');
    await expect(screen.content.getByText('Je vraag is verstuurd.')).toBeInViewport();
  });
});

test.describe('as Noor', () => {
  test.use({ persona: 'Noor Smit' });

  test('pays a payment request through a page of ours @main', async ({ page }) => {
    const betaalverzoek = await addBetaalverzoek('Noor Smit');
    const screen = new BetaalverzoekPage(page);
    await screen.open(betaalverzoek.betaalkenmerk);
    await screen.pay.click();
    await expect(screen.content.getByText('Je betaling staat klaar.')).toBeVisible();
    await screen.toBank.click();
    const ideal = new IdealPage(page);
    await expect(ideal.bedrag).toHaveText(betaalverzoek.bedrag);
    await ideal.button('Betalen').click();
    await onlyBetaling(betaalverzoek);
    // Without script a page does not refresh by itself.
    await expect(async () => {
      await screen.open(betaalverzoek.betaalkenmerk);
      expect(await screen.betaald.isVisible()).toBe(true);
    }).toPass();
  });

  // The result of a cancelled payment is an extension.
  test('restarts a cancelled payment, also from the page before it', {}, async ({ page }) => {
    const betaalverzoek = await addBetaalverzoek('Noor Smit');
    const screen = new BetaalverzoekPage(page);
    await screen.open(betaalverzoek.betaalkenmerk);
    await screen.pay.click();
    await expect(screen.toBank).toBeVisible();
    const ready = page.url();
    await screen.toBank.click();
    const ideal = new IdealPage(page);
    await ideal.button('Annuleren').click();
    await expect(new BetalingPage(page).failed).toBeVisible();

    await page.goto(ready);
    await expect(screen.toBank).toBeHidden();
    await screen.pay.click();
    await screen.toBank.click();
    await expect(ideal.header).toBeVisible();
    await expect(ideal.bedrag).toHaveText(betaalverzoek.bedrag);
  });

  test('pays two of several requests at the second attempt', {}, async ({ page }) => {
    const chosen = [await addBetaalverzoek('Noor Smit'), await addBetaalverzoek('Noor Smit')];
    const later = await addBetaalverzoek('Noor Smit');
    const content = page.getByRole('main');
    const box = ({ bedrag }: ToPay) => content.getByRole('checkbox', { name: bedrag });
    const toBank = content.getByRole('link', { name: /^Verder met betalen/ });
    await page.goto(pages.facturen.path);
    for (const one of await content.getByRole('checkbox').all()) await one.uncheck();
    for (const one of chosen) await box(one).check();
    await content.getByRole('button', { name: /^Betalen met/ }).click();
    await expect(content.getByText('Je betaling staat klaar.')).toBeVisible();
    for (const one of chosen) await expect(box(one)).toBeChecked();
    await expect(box(later)).not.toBeChecked();
    await toBank.click();
    const ideal = new IdealPage(page);
    const asked = (await ideal.bedrag.textContent()) ?? '';
    await ideal.button('Laat mislukken').click();
    const betaling = new BetalingPage(page);
    await expect(betaling.failed).toBeVisible();
    await betaling.retry.click();
    await toBank.click();
    await expect(ideal.bedrag).toHaveText(asked);
    await ideal.button('Betalen').click();
    // Without script a page does not refresh by itself.
    const screen = new BetaalverzoekPage(page);
    for (const { betaalkenmerk } of chosen) {
      await expect(async () => {
        await screen.open(betaalkenmerk);
        expect(await screen.betaald.isVisible()).toBe(true);
      }).toPass();
    }
    await screen.open(later.betaalkenmerk);
    await expect(screen.pay).toBeVisible();
  });
});
