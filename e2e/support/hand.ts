import { expect, type Locator, type Page } from '@playwright/test';
import type { Bestand } from './notas.ts';

/** How somebody works with a screen: with a mouse, or with the keyboard alone. */
export interface Hand {
  /** Follows a link or presses a button. */
  druk(wat: Locator): Promise<void>;
  /** Types into a field, instead of what stands there. */
  vul(veld: Locator, tekst: string): Promise<void>;
  /** Chooses a radio button or ticks a box. */
  kies(keuze: Locator): Promise<void>;
  /** Chooses from a list that folds out. */
  selecteer(lijst: Locator, label: string): Promise<void>;
  /** Chooses files, by the browser's own window for it. */
  voegToe(kiezer: Locator, bestanden: readonly Bestand[]): Promise<void>;
}

/** Works with a mouse, and a keyboard for typing only. */
export function muis(page: Page): Hand {
  return {
    druk: (wat) => wat.click(),
    vul: (veld, tekst) => veld.fill(tekst),
    // What one sees and hits is the label; it lies over the control itself.
    kies: async (keuze) => {
      await page.locator(`label[for="${await keuze.getAttribute('id')}"]`).click();
      await expect(keuze).toBeChecked();
    },
    selecteer: async (lijst, label) => {
      await lijst.selectOption({ label });
    },
    voegToe: async (kiezer, bestanden) => {
      const venster = page.waitForEvent('filechooser');
      await kiezer.click();
      await (await venster).setFiles([...bestanden]);
    },
  };
}

const meesteTabs = 60;

function heeftFocus(wat: Locator): Promise<boolean> {
  return wat.evaluate((element) => element === document.activeElement);
}

/** Tabs on until something has the focus; it must then be seen to have it. */
async function tabNaar(page: Page, wat: Locator): Promise<void> {
  await expect(wat).toBeEnabled();
  for (let tabs = 0; tabs < meesteTabs; tabs += 1) {
    if (await heeftFocus(wat)) {
      await expect(wat).toBeInViewport();
      expect(await wat.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not get to ${String(wat)}`);
}

/** In a group of radio buttons Tab stops once; the arrows go on from there. */
async function kiesInGroep(page: Page, keuze: Locator): Promise<void> {
  const groep = page.locator(`input[name="${await keuze.getAttribute('name')}"]`);
  const stop = groep.and(page.locator(':checked')).or(groep).first();
  await tabNaar(page, stop);
  const aantal = await groep.count();
  for (let pijlen = 0; pijlen < aantal && !(await heeftFocus(keuze)); pijlen += 1) {
    await page.keyboard.press('ArrowDown');
  }
  if (!(await keuze.isChecked())) await page.keyboard.press('Space');
  await expect(keuze).toBeChecked();
}

/** Works with the keyboard alone: Tab, Enter, Space, arrows and letters. */
export function toetsenbord(page: Page): Hand {
  // Listening from the start: a key is pressed sooner than the browser is told to leave its own window shut.
  page.on('filechooser', () => undefined);
  const toets = (naam: string) => page.keyboard.press(naam);
  return {
    async druk(wat) {
      await tabNaar(page, wat);
      await toets('Enter');
    },
    async vul(veld, tekst) {
      await tabNaar(page, veld);
      await toets('ControlOrMeta+a');
      await page.keyboard.type(tekst);
    },
    async kies(keuze) {
      if ((await keuze.getAttribute('type')) === 'radio') return kiesInGroep(page, keuze);
      await tabNaar(page, keuze);
      await toets('Space');
      await expect(keuze).toBeChecked();
    },
    async selecteer(lijst, label) {
      await tabNaar(page, lijst);
      await page.keyboard.type(label);
      await expect(lijst.locator('option:checked')).toHaveText(label);
    },
    async voegToe(kiezer, bestanden) {
      await tabNaar(page, kiezer);
      const venster = page.waitForEvent('filechooser');
      await toets('Space');
      await (await venster).setFiles([...bestanden]);
    },
  };
}
