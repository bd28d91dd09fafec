import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';

export interface FileEntry {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export interface Notas {
  readonly photo: FileEntry;
  readonly pdf: FileEntry;
}

const pageWith = (
  header: string,
): string => `<!doctype html><html lang="nl"><title>${header}</title>
<style>
  body { margin: 0; padding: 80px; font: 28px/1.6 sans-serif; background: linear-gradient(160deg, #fdfbf6, #e6dfd2); }
  table { width: 100%; border-collapse: collapse } td { border-bottom: 2px solid #999; padding: 16px 0 }
  td + td { text-align: right }
</style>
<h1>${header}</h1><p>Praktijk De Duinen, Zandweg 4, 2042 AB Zandvoort</p>
<table><tr><td>Behandeling</td><td>zie bijlage</td></tr><tr><td>Te betalen</td><td>zie bijlage</td></tr></table>`;

/**
 * Creates bills with the browser, without legible day or amount: a real JPEG and PDF of a few tens of
 * kilobytes. They are unique, because two journeys of a person that send the same photo at the same time
 * would share one waiting file.
 */
export async function createNotas(browser: Browser): Promise<Notas> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 1600 } });
  await page.setContent(pageWith(`Nota ${randomUUID()}`));
  const photo = await page.screenshot({ type: 'jpeg', quality: 80 });
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return {
    photo: { name: 'foto van de nota.jpg', mimeType: 'image/jpeg', buffer: photo },
    pdf: { name: 'nota.pdf', mimeType: 'application/pdf', buffer: pdf },
  };
}
