import type { Page } from '@playwright/test';
import { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { SubmitPage } from '../pages/SubmitPage.ts';
import { nota } from '../support/claim.ts';
import { forms } from '../support/forms.ts';
import { type UserInput, mouse, keyboard } from '../support/userInput.ts';
import { expect, test } from '../support/fixtures.ts';
import { isForEveryone } from '../support/accessibility.ts';

test.use({ persona: 'Fatima El Amrani' });

/** A weak mobile connection: half a second each way, 50 kB/s down and 25 kB/s up. */
async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 500,
    downloadThroughput: 50_000,
    uploadThroughput: 25_000,
  });
}

type Form = readonly [width: number, inputOf: (page: Page) => UserInput];

for (const [width, inputOf] of forms<Form>(
  [[320, mouse]],
  [
    [390, mouse],
    [1440, keyboard],
  ],
)) {
  test.describe(`${width} px, on a slow network`, () => {
    test.use({ viewport: { width, height: 844 } });

    // The number of a claim just sent in is an extension.
    test('shows the progress of a file, explains why to wait, and receives all of it', async ({
      page,
      notas,
    }) => {
      const forWhom = nota(notas);
      const screen = new SubmitPage(page, inputOf(page));
      await screen.open();
      await slowDown(page);
      await screen.isAt('Voeg je nota toe');
      await screen.user.add(screen.picker, [notas.photo]);
      const line = screen.bestand(notas.photo.name);
      await expect(line).toContainText(/Wordt (verstuurd|gecontroleerd)/);
      await expect(line.getByRole('progressbar')).toBeVisible();
      await screen.user.press(screen.onward);
      await expect(
        screen.content.getByText('Wacht even tot al je bestanden').first(),
      ).toBeVisible();
      // Clear of the bottom bar.
      await line.evaluate((file) => file.scrollIntoView({ block: 'center' }));
      await isForEveryone(page, 'a file on its way', width === 320 ? 'everything' : 'looks');
      await expect(line).toContainText('Ontvangen', { timeout: 30_000 });
      await screen.user.press(screen.onward);

      await screen.fillDetails(forWhom);
      await screen.isAt('Klopt alles?');
      await screen.user.press(screen.submit);
      const number = await screen.declaratieNumber();
      await screen.user.press(screen.content.getByRole('link', { name: 'Bekijk je declaratie' }));
      await expect(new DeclaratiePage(page).step('Ingediend')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${number}$`));
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const how of ['drop', 'paste'] as const) {
    test(`adds a bill by ${how}`, async ({ page, notas }) => {
      const screen = new SubmitPage(page, mouse(page));
      await screen.open();
      await screen.isAt('Voeg je nota toe');
      const box = screen.content.getByRole('group', { name: 'Foto of bestand van je nota' });
      await box.evaluate(
        (element, [kind, base64]) => {
          const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
          const details = new DataTransfer();
          details.items.add(new File([bytes], 'gesleept.pdf', { type: 'application/pdf' }));
          element.dispatchEvent(
            kind === 'drop'
              ? new DragEvent(kind, { dataTransfer: details, bubbles: true })
              : new ClipboardEvent(kind, { clipboardData: details, bubbles: true }),
          );
        },
        [how, notas.pdf.buffer.toString('base64')] as const,
      );
      await expect(screen.bestand('gesleept.pdf')).toContainText('Ontvangen');
    });
  }
});
