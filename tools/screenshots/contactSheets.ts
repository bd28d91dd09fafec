import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { fileName, type View, views } from './views.ts';

const style = `
  body { margin: 16px; background: #dfe3e6; font: 600 13px sans-serif; columns: 6; column-gap: 16px; width: 1888px; }
  figure { margin: 0 0 16px; break-inside: avoid; }
  img { display: block; width: 100%; max-height: 900px; object-fit: cover; object-position: top;
    border-radius: 6px; box-shadow: 0 2px 8px rgb(20 33 43 / 22%); }`;

function figure(folder: string, file: string, name: string): string {
  const data = readFileSync(path.join(folder, file)).toString('base64');
  return `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${data}"></figure>`;
}

/** The pictures of a view by the names of their screens. */
function picturesOf(folder: string, view: View): (readonly [file: string, name: string])[] {
  const ending = fileName('', view);
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending) && !file.startsWith('sheet'))
    .toSorted()
    .map((file) => [file, file.slice(0, -ending.length)] as const);
}

/** Puts all pictures of a view on one sheet, `sheet-ZZ-light-390.jpg`; none of a view without pictures. */
export async function saveContactSheets(browser: Browser, folder: string): Promise<void> {
  for (const view of views) {
    const pictures = picturesOf(folder, view);
    if (pictures.length === 0) continue;
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    const figures = pictures.map(([file, name]) => figure(folder, file, name));
    await page.setContent(`<!doctype html><style>${style}</style>${figures.join('')}`);
    const file = path.join(folder, fileName('sheet', view).replace('.png', '.jpg'));
    await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 70 });
    await page.close();
  }
}
