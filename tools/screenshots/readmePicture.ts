import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';

function source(file: string): string {
  return `data:image/png;base64,${readFileSync(file).toString('base64')}`;
}

const style = `
  body { margin: 0; padding: 40px; width: 1320px; background: #dfe7e6; display: flex; align-items: end; }
  img { display: block; border-radius: 14px; box-shadow: 0 10px 30px rgb(20 33 43 / 22%); }
  .desk { width: 1080px; height: 675px; object-fit: cover; object-position: top; }
  .phone { width: 270px; height: 584px; object-fit: cover; object-position: top; margin-left: -50px;
    border: 8px solid #14212b; border-radius: 34px; }`;

/** The picture of the README: the overview on a desk, with a phone before it. */
export async function saveReadmePicture(
  browser: Browser,
  folder: string,
  file: string,
): Promise<void> {
  const desk = source(path.join(folder, 'overzicht-ZZ-light-1440.png'));
  const phone = source(path.join(folder, 'overzicht-ZZ-light-390.png'));
  const page = await browser.newPage({ viewport: { width: 1400, height: 760 } });
  await page.setContent(
    `<style>${style}</style><img class="desk" src="${desk}"><img class="phone" src="${phone}">`,
  );
  mkdirSync(path.dirname(file), { recursive: true });
  await page.screenshot({ path: file });
  await page.close();
}
