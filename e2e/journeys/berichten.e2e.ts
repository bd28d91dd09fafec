import { pages } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { judge } from '../support/insurer.ts';
import { sendClaim } from '../support/sendClaim.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ persona: 'Aisha Kaya' });

const rowsOf = (page: Page) =>
  page.getByRole('list', { name: /^Berichten, / }).getByRole('listitem');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('lists a judged claim, counts it in the frame, and marks it as read when followed @main', async ({
  page,
  context,
  notas,
}) => {
  const nummer = await sendClaim(context, notas);
  await judge(nummer);
  await page.goto(pages.berichten.path);
  const place = page.getByRole('navigation').getByRole('link', { name: /^Berichten \d+ nieuw$/ });
  await expect(place.filter({ visible: true })).toBeVisible();
  const row = rowsOf(page).first();
  await expect(row).toContainText(': huisarts');
  await expect(row).toContainText('Nieuw');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/declaraties/${nummer}$`));
  await page.goBack();
  await expect(heading(page)).toHaveText('Berichten');
  await expect(rowsOf(page).first()).not.toContainText('Nieuw');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('marks a message as read when followed, and no longer counts it', async ({
    page,
    context,
    notas,
  }) => {
    const nummer = await sendClaim(context, notas);
    await judge(nummer);
    await page.goto(pages.berichten.path);
    await expect(rowsOf(page).first()).toContainText('Nieuw');
    const countOf = async () => {
      const places = page.getByRole('navigation').getByRole('link', { name: /^Berichten/ });
      return Number.parseInt((await places.first().innerText()).replaceAll(/\D/g, '') || '0', 10);
    };
    const before = await countOf();
    await rowsOf(page).first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/declaraties/${nummer}$`));
    expect(await countOf()).toBeLessThan(before);
    await page.goto(pages.berichten.path);
    await expect(rowsOf(page).first()).not.toContainText('Nieuw');
  });

  test('marks all messages as read, and turns e-mail on and off', async ({
    page,
    context,
    notas,
  }) => {
    await judge(await sendClaim(context, notas));
    await page.goto(pages.berichten.path);
    await expect(rowsOf(page).first()).toContainText('Nieuw');
    await page.getByRole('button', { name: 'Markeer alles als gelezen' }).click();
    await expect(page.getByText('Je hebt alles gelezen.').first()).toBeVisible();
    await page.getByRole('button', { name: 'E-mail aanzetten' }).click();
    await expect(page.getByText('E-mail staat aan.')).toBeVisible();
    await page.getByRole('button', { name: 'E-mail uitzetten' }).click();
    await expect(page.getByText('E-mail staat uit.')).toBeVisible();
  });
});
