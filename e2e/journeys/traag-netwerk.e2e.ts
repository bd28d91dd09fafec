import type { Page } from '@playwright/test';
import { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { IndienenPage } from '../pages/IndienenPage.ts';
import { nota } from '../support/declareren.ts';
import { muis, toetsenbord } from '../support/hand.ts';
import { expect, test } from '../support/reis.ts';
import { isVoorIedereen } from '../support/toegankelijk.ts';

test.use({ persona: 'Fatima El Amrani' });

/** A phone far from its mast: half a second each way, 50 kB a second down and 25 up. */
async function maakTraag(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 500,
    downloadThroughput: 50_000,
    uploadThroughput: 25_000,
  });
}

for (const [width, handVan] of [
  [320, muis],
  [390, muis],
  [1440, toetsenbord],
] as const) {
  test.describe(`${width} px, on a slow network`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a file shows how far it is, going on too soon says why not, and all of it arrives', async ({
      page,
      notas,
    }) => {
      const voor = nota(notas);
      const scherm = new IndienenPage(page, handVan(page));
      await scherm.open();
      await maakTraag(page);
      await scherm.kiesWie(voor);
      await scherm.isBij('Voeg je nota toe');
      await scherm.hand.voegToe(scherm.kiezer, [notas.foto]);
      const regel = scherm.bestand(notas.foto.name);
      await expect(regel).toContainText(/Wordt (verstuurd|gecontroleerd)/);
      await expect(regel.getByRole('progressbar')).toBeVisible();
      await isVoorIedereen(page, 'a file on its way');
      await scherm.hand.druk(scherm.verder);
      await expect(scherm.inhoud.getByText('Wacht even tot al je bestanden').first()).toBeVisible();
      await expect(regel).toContainText('Ontvangen', { timeout: 30_000 });
      await scherm.hand.druk(scherm.verder);

      await scherm.vulGegevens(voor);
      await scherm.isBij('Klopt alles?');
      await scherm.hand.druk(scherm.dienIn);
      const nummer = await scherm.nummer();
      await scherm.hand.druk(scherm.inhoud.getByRole('link', { name: 'Bekijk je declaratie' }));
      await expect(new DeclaratiePage(page).stap('Ingediend')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${nummer}$`));
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const hoe of ['drop', 'paste'] as const) {
    test(`a bill is added by ${hoe}`, async ({ page, notas }) => {
      const scherm = new IndienenPage(page, muis(page));
      await scherm.open();
      await scherm.kiesWie(nota(notas));
      await scherm.isBij('Voeg je nota toe');
      const vak = scherm.inhoud.getByRole('group', { name: 'Foto of bestand van je nota' });
      await vak.evaluate(
        (element, [soort, base64]) => {
          const bytes = Uint8Array.from(atob(base64), (teken) => teken.codePointAt(0) ?? 0);
          const gegevens = new DataTransfer();
          gegevens.items.add(new File([bytes], 'gesleept.pdf', { type: 'application/pdf' }));
          element.dispatchEvent(
            soort === 'drop'
              ? new DragEvent(soort, { dataTransfer: gegevens, bubbles: true })
              : new ClipboardEvent(soort, { clipboardData: gegevens, bubbles: true }),
          );
        },
        [hoe, notas.pdf.buffer.toString('base64')] as const,
      );
      await expect(scherm.bestand('gesleept.pdf')).toContainText('Ontvangen');
    });
  }
});
