import { BetalingPage } from '../pages/BetalingPage.ts';
import { maakVerzoek, naarBank } from '../support/betalen.ts';
import { toetsenbord } from '../support/hand.ts';
import { expect, test } from '../support/reis.ts';
import { teBreed } from '../support/toegankelijk.ts';

const wie = 'Noor Smit';
test.use({ persona: wie });

for (const width of [320, 390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a bill is paid by keyboard alone, after a payment that failed', async ({ page }) => {
      const hand = toetsenbord(page);
      const verzoek = await maakVerzoek(wie);
      const betaling = new BetalingPage(page);

      const ideal = await naarBank(page, verzoek, hand);
      expect(await teBreed(page)).toBe(0);
      await hand.druk(ideal.knop('Laat mislukken'));
      await expect(betaling.mislukt).toBeVisible();
      expect(await teBreed(page)).toBe(0);
      await hand.druk(betaling.opnieuw);
      await expect(ideal.kop).toBeVisible();
      await hand.druk(ideal.knop('Betalen'));
      await expect(betaling.gelukt).toBeVisible();
      expect(await teBreed(page)).toBe(0);
      await hand.druk(betaling.inhoud.getByRole('link', { name: 'Naar facturen' }));
      await expect(page).toHaveURL(/\/facturen$/);
    });
  });
}
