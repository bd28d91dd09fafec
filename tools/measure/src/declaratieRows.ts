import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { headersOf } from './serverRows.ts';
import type { Row } from './table.ts';

const seconds = 10;
const senders = 4;

/** A photo of about 2 MB, as a camera makes it: noise, which no compression makes small. */
async function takePhoto(person: BrowserContext, url: string): Promise<Blob> {
  const page = await person.newPage();
  await page.goto(`${url}/overzicht`);
  const address = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2000, 1500);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    const picture = context.createImageData(2000, 1500);
    for (let i = 0; i < picture.data.length; i += 1) {
      picture.data[i] = i % 4 === 3 ? 255 : 80 + Math.random() * 96;
    }
    context.putImageData(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () =>
        resolve(typeof reader.result === 'string' ? reader.result : ''),
      );
      reader.readAsDataURL(blob);
    });
  });
  await page.close();
  const base64 = address.slice(address.indexOf(',') + 1);
  return new Blob([Buffer.from(base64, 'base64')], { type: 'image/jpeg' });
}

/** The form of a claim that was never sent in before (decisions §5). */
function declaratieForm(relatienummer: string, photo: Blob): FormData {
  const form = new FormData();
  form.append('declarant', relatienummer);
  form.append('zorgsoort', 'Fysiotherapie');
  form.append('behandelDatum', Temporal.Now.plainDateISO().subtract({ days: 3 }).toString());
  form.append('bedrag', '45.00');
  form.append('naamZorgverlener', 'Praktijk De Meting');
  form.append('notaNummer', randomUUID());
  form.append('bestanden', photo, 'nota.jpg');
  return form;
}

async function send(url: string, headers: Record<string, string>, body: FormData): Promise<void> {
  const answer = await fetch(`${url}/api/v1/declaraties/indienen`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body,
  });
  const text = await answer.text();
  if (!text.includes('"nummer"')) throw new Error(`A claim was not jobs: ${answer.status} ${text}`);
}

/** Measures how many claims with a photo of 2 MB are judged by their content and stored a second. */
export async function measureDeclaraties(
  person: BrowserContext,
  url: string,
  relatienummer: string,
): Promise<Row[]> {
  const headers = await headersOf(person, url);
  const photo = await takePhoto(person, url);
  await send(url, headers, declaratieForm(relatienummer, photo));
  const begin = performance.now();
  let sent = 0;
  const sendOn = async (): Promise<void> => {
    while (performance.now() - begin < seconds * 1000) {
      await send(url, headers, declaratieForm(relatienummer, photo));
      sent += 1;
    }
  };
  await Promise.all(Array.from({ length: senders }, sendOn));
  const perSecond = sent / ((performance.now() - begin) / 1000);
  const megabytes = (photo.size / 1_000_000).toFixed(1);
  const what = `claims with a photo of ${megabytes} MB sent in`;
  return [{ what, ours: perSecond, unit: '/s', goal: { atLeast: 8 } }];
}
