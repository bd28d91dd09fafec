import { pages } from '@mijn/domain/paths';
import { isForEveryone } from '../support/accessibility.ts';
import { forms } from '../support/forms.ts';
import { keyboard } from '../support/userInput.ts';
import { expect, test } from '../support/fixtures.ts';

/* Personal details and pass, by keyboard and with axe, at the widths of phone, tablet and desktop, and
   at 400 % zoom: a window of 1280 × 1024 is then 320 × 256. */

const views = forms(
  [
    { name: '400 % zoom', viewport: { width: 320, height: 256 } },
    { name: '1440 px', viewport: { width: 1440, height: 900 } },
  ],
  [
    { name: '320 px', viewport: { width: 320, height: 844 } },
    { name: '820 px', viewport: { width: 820, height: 1180 } },
  ],
);

// A dedicated person, in sequence: the views change the same number.
test.describe.configure({ mode: 'default' });
test.use({ persona: 'Henk de Boer', contextOptions: { reducedMotion: 'reduce' } });

for (const [i, { name, viewport }] of views.entries()) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport });

    test('changes a telephone number by keyboard, with everything legible', async ({ page }) => {
      const user = keyboard(page);
      await page.goto(pages.mijnGegevens.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mijn gegevens');
      await isForEveryone(page, `mijn-gegevens at ${name}`);
      const contact = page.getByRole('region', { name: 'Contact' });
      await user.press(contact.getByRole('link', { name: 'Wijzig Contact' }));
      await user.fill(contact.getByLabel('Telefoonnummer'), `020 123 45 7${i}`);
      await isForEveryone(page, `mijn-gegevens being changed at ${name}`, 'looks');
      await user.press(contact.getByRole('button', { name: 'Bewaar' }));
      await expect(contact.getByText('Bewaard. Dit geldt meteen.')).toBeVisible();
      await expect(contact.getByText(`020 123 45 7${i}`)).toBeVisible();
    });

    test('shows the pass at the desk by keyboard, with everything legible', async ({ page }) => {
      const user = keyboard(page);
      await page.goto(pages.zorgpas.path);
      await isForEveryone(page, `zorgpas at ${name}`);
      await user.press(page.getByRole('button', { name: 'Toon aan de balie' }));
      const desk = page.getByRole('dialog', { name: 'Voor de balie' });
      await expect(desk.getByText('H. de Boer')).toBeVisible();
      await isForEveryone(page, `the pass at the desk at ${name}`, 'looks');
      await page.keyboard.press('Escape');
      await expect(desk).toBeHidden();
    });
  });
}
