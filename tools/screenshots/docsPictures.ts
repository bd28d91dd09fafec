import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { fileName, type View } from './views.ts';

/** The screens of docs/screens.md. */
export const screensOfDocs: readonly string[] = [
  'login',
  'overzicht',
  'declaraties',
  'declaratie-paid-out',
  'submit-4-confirmation',
  'facturen',
  'betaalverzoek-herinnering',
  'betaling-succeeded',
  'zorgpas',
  'zorgkosten',
  'zorggebruik',
  'berichten',
  'mijn-gegevens',
  'status-404',
];

const desk: View = { merk: 'ZZ', width: 1440, colorScheme: 'light' };
const phone: View = { ...desk, width: 390 };

/** The views that these pictures are made of. */
export const viewsOfDocs: readonly View[] = [desk, phone];

const style = `
  body { margin: 0; padding: 12px; width: 576px; height: 286px; background: #dfe7e6; display: flex; gap: 12px; }
  img { display: block; height: 286px; object-fit: cover; object-position: top left; border-radius: 6px; }
  .desk { width: 432px; } .phone { width: 132px; }`;

function image(kind: string, file: string): string {
  const data = readFileSync(file).toString('base64');
  return `<img class="${kind}" src="data:image/png;base64,${data}">`;
}

/** A small picture of each screen of docs/screens.md: on a desk, and beside it on a phone. */
export async function saveDocsPictures(
  browser: Browser,
  folder: string,
  target: string,
): Promise<void> {
  mkdirSync(target, { recursive: true });
  for (const name of screensOfDocs) {
    const [wide, narrow] = [desk, phone].map((view) => path.join(folder, fileName(name, view)));
    if (!wide || !narrow || !existsSync(wide) || !existsSync(narrow)) continue;
    const page = await browser.newPage({ viewport: { width: 600, height: 310 } });
    await page.setContent(`<style>${style}</style>${image('desk', wide)}${image('phone', narrow)}`);
    await page.screenshot({ path: path.join(target, `${name}.jpg`), type: 'jpeg', quality: 72 });
    await page.close();
  }
}
