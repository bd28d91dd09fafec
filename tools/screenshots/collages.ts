import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { fileName, type View, views } from './views.ts';

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
  'vergoedingen',
  'vraag-stellen',
  'berichten',
  'mijn-gegevens',
  'status-404',
];

const desk: View = { merk: 'ZZ', width: 1440, colorScheme: 'light' };
const phone: View = { ...desk, width: 390 };

/** Views of the pictures in docs/screens.md. */
export const viewsOfDocs: readonly View[] = [desk, phone];

function image(kind: string, file: string): string {
  const data = readFileSync(file).toString('base64');
  return `<img class="${kind}" src="data:image/png;base64,${data}">`;
}

async function saveCollage(
  browser: Browser,
  file: string,
  { style, html, ...size }: { style: string; html: string; width: number; height: number },
): Promise<void> {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<!doctype html><style>${style}</style>${html}`);
  mkdirSync(path.dirname(file), { recursive: true });
  const isPhoto = file.endsWith('.jpg');
  await page.screenshot({
    path: file,
    // Chromium measures a whole page without its zoom, which only photos have.
    fullPage: !isPhoto,
    ...(isPhoto && { type: 'jpeg', quality: 72 }),
  });
  await page.close();
}

const sheetStyle = `
  body { margin: 16px; background: #dfe3e6; font: 600 13px sans-serif; columns: 6; column-gap: 16px; width: 1888px; }
  figure { margin: 0 0 16px; break-inside: avoid; }
  img { display: block; width: 100%; max-height: 900px; object-fit: cover; object-position: top;
    border-radius: 6px; box-shadow: 0 2px 8px rgb(20 33 43 / 22%); }`;

/**
 * Combines all pictures of a view on one sheet, `sheet-ZZ-light-390.jpg`; none for a view without pictures.
 */
export async function saveContactSheets(browser: Browser, folder: string): Promise<void> {
  for (const view of views) {
    const ending = fileName('', view);
    const figures = readdirSync(folder)
      .filter((file) => file.endsWith(ending) && !file.startsWith('sheet'))
      .toSorted()
      .map((file) => {
        const caption = `<figcaption>${file.slice(0, -ending.length)}</figcaption>`;
        return `<figure>${caption}${image('screen', path.join(folder, file))}</figure>`;
      });
    if (figures.length === 0) continue;
    const file = path.join(folder, fileName('sheet', view).replace('.png', '.jpg'));
    const html = figures.join('');
    await saveCollage(browser, file, { style: sheetStyle, html, width: 1920, height: 1080 });
  }
}

const pairStyle = `
  body { margin: 0; padding: 40px; width: 1320px; background: #dfe7e6; display: flex; align-items: end; }
  img { display: block; border-radius: 14px; box-shadow: 0 10px 30px rgb(20 33 43 / 22%); }
  .desk { width: 1080px; height: 675px; object-fit: cover; object-position: top; }
  .phone { width: 270px; height: 584px; object-fit: cover; object-position: top; margin-left: -50px;
    border: 8px solid #14212b; border-radius: 34px; }`;

/** Saves pictures of a desktop with a phone in front: a large one for the README, small ones for docs/screens.md. */
export async function saveDocsPictures(browser: Browser, folder: string, docs: string) {
  const pictures = [
    { name: 'overzicht', file: 'images/overzicht.png', zoom: 1 },
    ...screensOfDocs.map((name) => ({ name, file: `images/screens/${name}.jpg`, zoom: 0.43 })),
  ];
  for (const { name, file, zoom } of pictures) {
    const [wide = '', narrow = ''] = viewsOfDocs.map((view) =>
      path.join(folder, fileName(name, view)),
    );
    const html = image('desk', wide) + image('phone', narrow);
    await saveCollage(browser, path.join(docs, file), {
      style: `${pairStyle} html { zoom: ${zoom}; }`,
      html,
      width: Math.round(1400 * zoom),
      height: Math.round(760 * zoom),
    });
  }
}
