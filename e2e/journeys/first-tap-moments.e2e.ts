import type { Browser, BrowserContext, Page } from '@playwright/test';
import { IdealPage } from '../pages/IdealPage.ts';
import { SubmitPage } from '../pages/SubmitPage.ts';
import { addressOf } from '../support/addresses.ts';
import { careTaps } from '../support/earlyTaps/careTaps.ts';
import { draftTaps } from '../support/earlyTaps/draftTaps.ts';
import { type EarlyTap, patience } from '../support/earlyTaps/earlyTap.ts';
import { payTaps } from '../support/earlyTaps/payTaps.ts';
import { personTaps } from '../support/earlyTaps/personTaps.ts';
import { forms } from '../support/forms.ts';
import { mouse } from '../support/hand.ts';
import { leaveDraft } from '../support/leaveDraft.ts';
import { logIn } from '../support/login.ts';
import type { Notas } from '../support/notas.ts';
import { addBetaalverzoek, pressPay } from '../support/pay.ts';
import { sendClaim } from '../support/sendClaim.ts';
import { holdUntil } from '../support/holdScripts.ts';
import { throttle } from '../support/throttle.ts';
import { expect, test } from '../support/trip.ts';

// Slow page loads with a slow processor take long.
test.slow();
test.use({ viewport: { width: 390, height: 844 } });

/** Before, during and after hydration (ADR 0033); milliseconds after first paint. */
const beforeReact = 300;
const moments = forms([beforeReact], [1000, 2000]);

/** Opens a page and waits until a time after first paint. */
async function openUntil(page: Page, path: string, moment: number): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction((after) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint !== undefined && performance.now() >= paint.startTime + after;
  }, moment);
}

/** Prepares and opens a page on a slow phone, taps, and checks the result. */
async function tapEarly(row: EarlyTap, moment: number, page: Page, nummer = ''): Promise<void> {
  const path = await row.path({ page, context: page.context(), nummer });
  await throttle(page);
  // Held until the tap is made, however slow the machine.
  const letGo = moment === beforeReact ? await holdUntil(page) : undefined;
  await openUntil(page, path, moment);
  const isAnswered = await row.tap(page);
  letGo?.();
  await isAnswered();
}

/** Logs a context in with a session that no other journey uses. */
async function logInAnew(browser: Browser, context: BrowserContext, who: string): Promise<void> {
  const { cookies } = await logIn(browser, addressOf('ZZ'), who);
  await context.addCookies(cookies);
}

const beginnings = {
  declaratie: sendClaim,
  concept: async (context: BrowserContext, { photo }: Notas): Promise<string> => {
    await leaveDraft(context, photo, 2);
    return '';
  },
} satisfies Record<string, (context: BrowserContext, notas: Notas) => Promise<string>>;

function journeys(row: EarlyTap): void {
  const tag = row.extension ? ['@extension'] : [];
  for (const moment of moments) {
    const title = `a tap ${moment} ms after first paint is answered`;
    if (row.begins) {
      const beginning = beginnings[row.begins];
      test(title, { tag }, async ({ page, context, notas }) => {
        await tapEarly(row, moment, page, await beginning(context, notas));
      });
      continue;
    }
    test(title, { tag }, async ({ page, context, browser, listener }) => {
      if (row.status) listener.expectStatus(row.status);
      if (row.ownLogin) await logInAnew(browser, context, row.persona);
      await tapEarly(row, moment, page);
    });
  }
}

for (const row of [...personTaps, ...careTaps, ...draftTaps, ...payTaps]) {
  test.describe(`a slow phone: ${row.what}`, () => {
    // In sequence, because they change the same person.
    test.describe.configure({ mode: 'default' });
    test.use({ persona: row.ownLogin ? undefined : row.persona });
    journeys(row);
  });
}

for (const moment of moments) {
  test.describe(`a slow phone, ${moment} ms after first paint`, () => {
    test.describe('the claim form', () => {
      test.use({ persona: 'Fatima El Amrani' });

      test('answers a tap on continue, and sends a bill', async ({ page, notas }) => {
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

    test.describe('a payment request', () => {
      test.use({ persona: 'Sanne de Vries' });

      test('leads to the bank on a tap', async ({ page }) => {
        const betaalverzoek = await addBetaalverzoek('Sanne de Vries');
        await throttle(page);
        await openUntil(page, `/facturen/betaalverzoek/${betaalverzoek.betaalkenmerk}`, moment);
        await pressPay(page);
        await expect(new IdealPage(page).bedrag).toHaveText(betaalverzoek.bedrag, patience);
      });
    });
  });
}
