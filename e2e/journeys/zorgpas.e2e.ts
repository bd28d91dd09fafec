import { pages } from '@mijn/domain/paths';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { expect, test } from '../support/fixtures.ts';

test.use({ persona: 'Sanne de Vries' });

const bsns = ['sanne', 'daan', 'bram'].map(bsnOf);

test('is one tap away, and hides the BSN until tapped @main', async ({ page }) => {
  await page.goto(pages.overzicht.path);
  const asked = page.waitForResponse(/graphql/);
  await page.getByRole('link', { name: 'Zorgpas', exact: true }).first().click();
  const data = await (await asked).text();
  await expect(page.getByRole('heading', { level: 1, name: 'Zorgpas' })).toBeFocused();
  const html = await (await page.request.get('/zorgpas')).text();
  for (const bsn of bsns) {
    const spaced = bsn.replaceAll(/(\d{3})(?=\d)/g, '$1 ');
    for (const content of [data, html, await page.content()]) {
      expect(content).not.toContain(bsn);
      expect(content).not.toContain(spaced);
    }
  }
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /Toon Burgerservicenummer/ }).click();
  await expect(main.getByText('999 990 081')).toBeVisible();
  await main.getByRole('link', { name: 'Achterkant (EHIC)' }).click();
  await expect(main.getByText('Europese ziekteverzekeringskaart')).toBeVisible();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`turns over by a tap anywhere on the card and by keyboard, ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(pages.zorgpas.path);
    const main = page.getByRole('main');
    const tap = async (words: string) => {
      const box = await main.getByText(words).boundingBox();
      await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    };
    await tap('S. de Vries');
    await expect(main.getByText('6 Persoonlijk nummer')).toBeVisible();
    await tap('Europese ziekteverzekeringskaart');
    await expect(main.getByText('S. de Vries')).toBeVisible();
    await main.getByRole('link', { name: 'Achterkant (EHIC)' }).press('Enter');
    await expect(main.getByText('6 Persoonlijk nummer')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Voorkant' })).toBeFocused();
  });
}

test('has a pass for each of the family, and warns before expiry', async ({ page }) => {
  await page.goto(pages.zorgpas.path);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Bram de Vries' }).click();
  await expect(main.getByText('B. de Vries')).toBeVisible();
  await expect(main.getByText(/Deze pas is geldig tot en met/)).toBeVisible();
});

test('fills the screen at the desk, also by keyboard, until Escape', async ({ page }) => {
  await page.goto(pages.zorgpas.path);
  await page.getByRole('button', { name: 'Toon aan de balie' }).press('Enter');
  const desk = page.getByRole('dialog', { name: 'Voor de balie' });
  await expect(desk.getByText('S. de Vries')).toBeVisible();
  const box = await desk.boundingBox();
  const whole = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box).toMatchObject({ x: 0, y: 0, height: whole.height });
  // Except for a scroll bar.
  expect(box?.width).toBeGreaterThan(whole.width - 20);
  await desk.getByRole('button', { name: 'Toon BSN' }).press('Enter');
  await expect(desk.getByText('999 990 081').first()).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Verberg' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(desk).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the pass, its back and those of the family', async ({ page }) => {
    await page.goto(pages.zorgpas.path);
    await expect(page.getByText('S. de Vries')).toBeVisible();
    await page.getByRole('link', { name: 'Achterkant (EHIC)' }).click();
    await expect(page.getByText('Europese ziekteverzekeringskaart')).toBeVisible();
    await page.getByRole('link', { name: 'Lotte de Vries' }).click();
    await expect(page.getByText('L. de Vries')).toBeVisible();
  });

  test('moves nothing on the page when showing the BSN', async ({ page }) => {
    await page.goto(pages.zorgpas.path);
    const main = page.getByRole('main');
    const turn = main.getByRole('link', { name: 'Achterkant (EHIC)' });
    const place = async () => (await turn.boundingBox())?.y;
    const before = await place();
    await main.getByRole('button', { name: /Toon Burgerservicenummer/ }).click();
    await expect(main.getByText('999 990 081')).toBeVisible();
    expect(await place()).toBe(before);
  });
});
