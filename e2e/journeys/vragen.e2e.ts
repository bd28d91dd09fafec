import { internalPaths } from '@mijn/domain/internalPaths';
import { pages } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { OpenFilePage } from '../pages/OpenFilePage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { internalAddress } from '../support/addresses.ts';
import { firstFactuur } from '../support/facturen.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ persona: 'Emma Meijer' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Je vraag' });
const send = (page: Page) => page.getByRole('button', { name: 'Verstuur je vraag' }).click();

/** Answers the question that waits about an invoice, as a member of staff. */
async function answerAsStaff(
  page: Page,
  { kenmerk, question, answer }: Record<'kenmerk' | 'question' | 'answer', string>,
): Promise<void> {
  await new OpenFilePage(page).logIn('Medewerker 1');
  await page.getByRole('link', { name: 'Vragen beantwoorden' }).click();
  await expect(heading(page)).toHaveText('Vragen beantwoorden');
  await expect(page).toHaveURL(internalAddress() + internalPaths.questions);
  await isForEveryone(page, 'vragen van medewerkers');
  const row = page.getByRole('listitem').filter({ hasText: kenmerk });
  await row.getByRole('button', { name: 'Lees' }).click();
  await expect(page.getByText(question)).toBeVisible();
  await page.getByRole('button', { name: 'Verstuur antwoord' }).click();
  await expect(page.getByRole('link', { name: 'Schrijf een antwoord.' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Je antwoord' }).fill(answer);
  await page.getByRole('button', { name: 'Verstuur antwoord' }).click();
  await expect(page.getByText('Het antwoord is verstuurd.')).toBeVisible();
}

test('asks about an invoice, staff answer, and the answer is among the messages', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto(pages.facturen.path);
  await firstFactuur(page).click();
  await expect(page).toHaveURL(/\/facturen\/F\d+-\d+$/);
  const kenmerk = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('link', { name: 'Stel een vraag' }).click();
  await expect(heading(page)).toHaveText('Stel een vraag');
  await expect(page.getByText(`Factuur ${kenmerk}`)).toBeVisible();
  await isForEveryone(page, 'een vraag stellen');
  await send(page);
  await expect(page.getByRole('link', { name: 'Schrijf op wat je wilt vragen.' })).toBeVisible();
  const question = `Waarvoor is ${kenmerk}?`;
  await textOf(page).fill(question);
  await send(page);
  await expect(heading(page)).toHaveText('Mijn vragen');
  await expect(
    page.getByText(/Je hebt uiterlijk op .* antwoord\. Het staat dan hier/),
  ).toBeVisible();
  await expect(page.getByText(question)).toBeVisible();

  const staff = await browser.newContext({ locale: 'nl-NL' });
  const answer = 'Dit is je premie van deze maand.';
  await answerAsStaff(await staff.newPage(), { kenmerk, question, answer });
  await staff.close();

  await page.goto(pages.berichten.path);
  await page.getByRole('link', { name: 'Je vraag is beantwoord' }).first().click();
  await expect(heading(page)).toHaveText('Mijn vragen');
  await expect(page.getByText(answer)).toBeVisible();
  await isForEveryone(page, 'vragen met antwoord');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('asks about anything, keeps what was typed after an error, and is told when', async ({
    page,
    listener,
  }) => {
    listener.expectStatus(422);
    await page.goto(pages.berichten.path);
    await page.getByRole('link', { name: 'Stel een vraag' }).click();
    await page.getByLabel('Waar gaat je vraag over?').selectOption('Mijn gegevens');
    await textOf(page).fill('x'.repeat(1_001));
    await send(page);
    await expect(page.getByText('Je vraag is 1 teken te lang.').first()).toBeVisible();
    await expect(textOf(page)).toHaveValue('x'.repeat(1_001));
    await expect(page.getByLabel('Waar gaat je vraag over?')).toHaveValue('gegevens');
    await textOf(page).fill('Klopt mijn tweede voornaam?');
    await send(page);
    await expect(heading(page)).toHaveText('Mijn vragen');
    await expect(page.getByText('Je vraag is verstuurd.')).toBeVisible();
    await expect(page.getByText('Klopt mijn tweede voornaam?')).toBeVisible();
  });
});
