import { BetalingPage } from '../pages/BetalingPage.ts';
import { addBetaalverzoek, openBank } from '../support/pay.ts';
import { forms } from '../support/forms.ts';
import { keyboard } from '../support/userInput.ts';
import { expect, test } from '../support/fixtures.ts';
import { horizontalOverflow } from '../support/accessibility.ts';

const who = 'Noor Smit';
test.use({ persona: who });

for (const width of forms([320], [390, 1440])) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('pays a bill by keyboard after a failed payment', async ({ page }) => {
      const user = keyboard(page);
      const betaalverzoek = await addBetaalverzoek(who);
      const betaling = new BetalingPage(page);

      const ideal = await openBank(page, betaalverzoek, user);
      expect(await horizontalOverflow(page)).toBe(0);
      await user.press(ideal.button('Laat mislukken'));
      await expect(betaling.failed).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
      await user.press(betaling.retry);
      await expect(ideal.header).toBeVisible();
      await user.press(ideal.button('Betalen'));
      await expect(betaling.succeeded).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
      await user.press(betaling.content.getByRole('link', { name: 'Naar facturen' }));
      await expect(page).toHaveURL(/\/facturen$/);
    });
  });
}
