import type { Page } from '@playwright/test';
import { IdealPage } from '../pages/IdealPage.ts';
import { SubmitPage } from '../pages/SubmitPage.ts';
import { forms } from '../support/forms.ts';
import { mouse } from '../support/hand.ts';
import { addTestBetaalverzoek, pressPay } from '../support/pay.ts';
import { throttle } from '../support/throttle.ts';
import { expect, test } from '../support/trip.ts';

// Twice a page and a file over such a line, with a processor so slow.
test.slow();
test.use({ viewport: { width: 390, height: 844 } });

/** What a slow phone needs at most for what a tap asks; milliseconds. */
const patience = { timeout: 30_000 };

/** Opens a page for a tap so many milliseconds after something was first seen of it. */
async function openUntil(page: Page, path: string, moment: number): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction((after) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint !== undefined && performance.now() >= paint.startTime + after;
  }, moment);
}

// Before, while and after React takes the page over (ADR 0033).
for (const moment of forms([300], [1000, 2000])) {
  test.describe(`a slow phone, ${moment} ms after first paint`, () => {
    test.describe('of the claim form', () => {
      test.use({ persona: 'Fatima El Amrani' });

      test('a tap on going on is answered, and a bill is sent', async ({ page, notas }) => {
        const form = new SubmitPage(page, mouse(page));
        await throttle(page);
        await openUntil(page, '/declaraties/indienen', moment);
        await form.onward.click();
        const summary = form.content.getByRole('region', { name: 'Kijk dit nog even na' });
        await expect(summary).toBeVisible(patience);

        await openUntil(page, '/declaraties/indienen', moment);
        await form.hand.add(form.picker, [notas.photo]);
        await expect(form.bestand(notas.photo.name)).toContainText('Ontvangen', patience);
      });
    });

    test.describe('of a payment request', () => {
      test.use({ persona: 'Sanne de Vries' });

      test('a tap on paying leads to the bank', async ({ page }) => {
        const request = await addTestBetaalverzoek('Sanne de Vries');
        await throttle(page);
        await openUntil(page, `/facturen/betaalverzoek/${request.betaalkenmerk}`, moment);
        await pressPay(page);
        await expect(new IdealPage(page).bedrag).toHaveText(request.bedrag, patience);
      });
    });
  });
}
