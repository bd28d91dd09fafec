import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilUsable } from '../support/usable.ts';

// Keyboard users keep their focus. Nothing is saved or paid: those requests are blocked.
test.use({ persona: 'Jan Bakker', viewport: { width: 390, height: 844 } });

/** Presses Enter, and expects the focus on an element. */
async function press(what: Locator, then: Locator): Promise<void> {
  await what.press('Enter');
  await expect(then).toBeFocused();
}

// The focus is managed by code that loads after the page.
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilUsable(page);
  await page.waitForLoadState('networkidle');
}

async function cutOff(page: Page): Promise<void> {
  await page.route('**/graphql', (route) => route.abort());
}

test('moves the focus into a form of Mijn gegevens, out of it, and on a failed save', async ({
  page,
  listener,
}) => {
  listener.expectNetworkError();
  await open(page, '/mijn-gegevens');
  const contact = page.getByRole('region', { name: 'Contact', exact: true });
  const change = contact.getByRole('link', { name: 'Wijzig Contact' });
  await press(change, page.getByLabel('E-mailadres'));
  await page.getByRole('link', { name: 'Annuleer' }).press('Enter');
  await expect(page.locator('#contact')).toBeFocused();
  await press(change, page.getByLabel('E-mailadres'));
  await cutOff(page);
  const save = page.getByRole('button', { name: 'Bewaar' });
  await press(save, save);
});

test('keeps the focus on the pass: its number, its back, and at the desk', async ({ page }) => {
  await open(page, '/zorgpas');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Toon Burgerservicenummer/ }).press('Enter');
  await expect(main.getByRole('button', { name: /Verberg Burgerservicenummer/ })).toBeFocused();
  await press(
    main.getByRole('link', { name: 'Achterkant (EHIC)' }),
    main.getByRole('link', { name: 'Voorkant' }),
  );
  const desk = main.getByRole('button', { name: 'Toon aan de balie' });
  await press(desk, page.getByRole('button', { name: 'Sluiten' }));
  await page.keyboard.press('Escape');
  await expect(desk).toBeFocused();
});

const chips = [
  ['/zorgkosten', '2025'],
  ['/zorggebruik', '2025'],
  ['/declaraties/overzicht', 'Afgehandeld'],
] as const;

for (const [path, name] of chips) {
  test(`keeps the focus on a chip once active: ${name} on ${path}`, async ({ page }) => {
    await open(page, path);
    const chip = page.getByRole('main').getByRole('link', { name, exact: true });
    await press(chip, chip);
    await expect(chip).toHaveAttribute('aria-current', 'true');
    await expect(chip).toBeFocused();
  });
}

test('keeps the focus when paying fails to connect', async ({ page, listener }) => {
  listener.expectNetworkError();
  await open(page, '/facturen');
  await cutOff(page);
  const main = page.getByRole('main');
  const pay = main.getByRole('button', { name: /^(Betalen met|Betaal € )/ }).first();
  await press(pay, pay);
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(pay).toBeFocused();
});

test('keeps the focus when changing e-mail fails to connect', async ({ page, listener }) => {
  listener.expectNetworkError();
  await open(page, '/berichten');
  await cutOff(page);
  const main = page.getByRole('main');
  const mail = main.getByRole('button', { name: 'E-mail aanzetten' });
  await press(mail, mail);
  await expect(main.getByText('Dit is niet gelukt. Probeer het opnieuw.')).toBeVisible();
  await expect(mail).toBeFocused();
});
