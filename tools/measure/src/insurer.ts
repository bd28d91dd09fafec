import { randomUUID } from 'node:crypto';
import { startWorldProcess } from '@mijn/dev-env/journeys/worldProcess';
import { billDay } from '@mijn/dev-env/measure/billDay';
import { heavyPdf } from '@mijn/dev-env/measure/heavyFile';
import { readBills } from '@mijn/dev-env/measure/readBills';
import { readLayouts } from '@mijn/dev-env/measure/readLayouts';
import { freePorts, startApp } from '@mijn/dev-env/test/appProcess.testing';
import type { Browser, BrowserContext } from '@playwright/test';
import { addPolicyholders, query } from './database.ts';
import { headersOf } from './server.ts';
import { median, type Row } from './table.ts';

/** Measures bills of layouts that the reader was not made for, printed by `browser`. */
async function measureLayouts(browser: Browser, bills: number): Promise<Row[]> {
  const page = await browser.newPage();
  const print = async (html: string): Promise<Buffer> => {
    await page.setContent(html);
    return page.pdf({ preferCSSPageSize: true, printBackground: true });
  };
  const rows: Row[] = [];
  for (const [form, least] of [
    ['pdf', 95],
    ['photo', 92],
  ] as const) {
    const { right, sureWrong } = await readLayouts(form, bills, print);
    const what = `unknown layouts read, ${form}`;
    rows.push(
      { what: `${what}: fields right`, ours: right, unit: '%', goal: { atLeast: least } },
      { what: `${what}: certain and wrong`, ours: sureWrong, unit: '%', goal: { atMost: 0 } },
    );
  }
  await page.close();
  return rows;
}

/** Measures how many fields of the corpus's bills are read right, and of what is called certain, wrong. */
export async function measureReading(browser: Browser, bills: number): Promise<Row[]> {
  const rows = await measureLayouts(browser, bills);
  for (const [form, atLeast] of [
    ['pdf', 98],
    ['scan', 95],
    ['photo', 90],
  ] as const) {
    const { right, sureWrong } = await readBills(form, bills);
    rows.push(
      { what: `bills read, ${form}: fields right`, ours: right, unit: '%', goal: { atLeast } },
      {
        what: `bills read, ${form}: certain and wrong`,
        ours: sureWrong,
        unit: '%',
        goal: { atMost: 0.5 },
      },
    );
  }
  return rows;
}

/** A photo of about 2 MB, as a camera makes it: noise, which no compression makes small. */
async function takePhoto(person: BrowserContext, url: string): Promise<Blob> {
  const page = await person.newPage();
  await page.goto(`${url}/overzicht`);
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2000, 1500);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    const picture = context.createImageData(2000, 1500);
    for (let i = 0; i < picture.data.length; i += 1)
      picture.data[i] = i % 4 === 3 ? 255 : 80 + Math.random() * 96;
    context.putImageData(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const reader = new FileReader();
    reader.readAsDataURL(blob);
    await new Promise((resolve) => reader.addEventListener('load', resolve));
    return typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '';
  });
  await page.close();
  return new Blob([Buffer.from(base64, 'base64')], { type: 'image/jpeg' });
}

/** Measures how many claims with a photo are judged by their content and stored a second. */
export async function measureClaims(
  person: BrowserContext,
  url: string,
  databaseUrl: string,
): Promise<Row[]> {
  const [sanne] = await query<{ relatienummer: string }>(
    databaseUrl,
    "SELECT relatienummer FROM relatie WHERE opgemaakte_naam LIKE 'Sanne%' LIMIT 1",
  );
  const headers = await headersOf(person, url);
  const photo = await takePhoto(person, url);
  const send = async (): Promise<void> => {
    const body = new FormData();
    body.append('declarant', sanne?.relatienummer ?? '');
    body.append('zorgsoort', 'Fysiotherapie');
    body.append('behandelDatum', Temporal.Now.plainDateISO().subtract({ days: 3 }).toString());
    body.append('bedrag', '45.00');
    body.append('naamZorgverlener', 'Praktijk De Meting');
    body.append('notaNummer', randomUUID());
    body.append('bestanden', photo, 'nota.jpg');
    const answer = await fetch(`${url}/api/v1/declaraties/indienen`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body,
    });
    const text = await answer.text();
    if (!text.includes('"nummer"')) throw new Error(`No claim: ${answer.status} ${text}`);
  };
  await send();
  const begin = performance.now();
  let sent = 0;
  const sendOn = async (): Promise<void> => {
    while (performance.now() - begin < 10_000) {
      await send();
      sent += 1;
    }
  };
  await Promise.all(Array.from({ length: 4 }, sendOn));
  const what = `claims with a photo of ${(photo.size / 1e6).toFixed(1)} MB sent in`;
  const perSecond = sent / ((performance.now() - begin) / 1000);
  return [{ what, ours: perSecond, unit: '/s', goal: { atLeast: 6.4 } }];
}

/** A PDF of one page, another one for each width: the same file twice at once is something else. */
const smallPdf = (width: number): string => `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} 400] >> endobj
trailer << /Root 1 0 R >>`;

/** Measures how long a person waits for a file to be looked at beside another one who sends heavy files. */
export async function measureUploads(
  honest: BrowserContext,
  flooding: BrowserContext,
  url: string,
): Promise<Row[]> {
  const [headers, others] = [await headersOf(honest, url), await headersOf(flooding, url)];
  const upload = async (
    from: Record<string, string>,
    content: string | Buffer,
    signal?: AbortSignal,
  ) => {
    const body = new FormData();
    const bytes = new Uint8Array(Buffer.from(content));
    body.append('bestand', new Blob([bytes], { type: 'application/pdf' }), 'nota.pdf');
    const begin = performance.now();
    const address = `${url}/api/v1/declaraties/valideren/bestand`;
    const answer = await fetch(address, {
      method: 'POST',
      headers: from,
      body,
      ...(signal && { signal }),
    });
    await answer.text();
    if (![200, 429].includes(answer.status)) throw new Error(`Answered ${answer.status}`);
    return performance.now() - begin;
  };
  await upload(headers, smallPdf(300));
  const heavy = heavyPdf();
  const end = new AbortController();
  const flood = Array.from({ length: 20 }, async (_, at) => {
    while (!end.signal.aborted) {
      const signal = at % 2 === 0 ? AbortSignal.timeout(50) : undefined;
      await upload(others, heavy, signal).catch(() => undefined);
    }
  });
  const waits: number[] = [];
  for (let width = 301; width < 306; width += 1) waits.push(await upload(headers, smallPdf(width)));
  end.abort();
  await Promise.all(flood);
  const what = 'an upload beside the flood of one person, longest of five';
  return [{ what, ours: Math.max(...waits), unit: 'ms', goal: { atMost: 5_000 } }];
}

/** Measures how long the app is away when it is killed outright and started again at once. */
export async function measureComeback(varDir: string): Promise<Row[]> {
  const env = { VAR_DIR: varDir, PORT: await freePorts() };
  let app = startApp(env);
  try {
    await app.ready();
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      app.child.kill('SIGKILL');
      await app.ended();
      const begin = performance.now();
      app = startApp(env);
      await app.ready();
      times.push(performance.now() - begin);
    }
    const what = 'ready again after kill -9';
    return [{ what, ours: median(times), unit: 'ms', goal: { atMost: 5_000 } }];
  } finally {
    app.child.kill('SIGTERM');
    await app.ended();
  }
}

/** Measures the day on which 100,000 policyholders are billed, half of them by direct debit, with all its jobs. */
export async function measureBilling(varDir: string): Promise<Row[]> {
  const policyholders = 100_000;
  const world = await startWorldProcess(varDir);
  try {
    const { databaseUrl } = world.told;
    await addPolicyholders(databaseUrl, 1, policyholders);
    const statements = [
      `UPDATE polis SET betaalwijze = 'incasso', incassodag = 1 + substr(polisnummer, 2)::int / 2 % 31
       WHERE polisnummer LIKE 'M%' AND substr(polisnummer, 2)::int % 2 = 0`,
      `UPDATE relatie SET iban = 'NL02ABNA0123456789' WHERE achternaam = 'Massa'`,
      'VACUUM ANALYZE',
    ];
    for (const text of statements) await query(databaseUrl, text);
    const { day, ms } = await billDay(databaseUrl);
    const bills = await query(databaseUrl, `SELECT FROM factuur WHERE datum = '${day}'`);
    if (bills.length < policyholders) throw new Error(`Only ${bills.length} bills were made`);
    const what = `a day billed, ${policyholders} policyholders`;
    return [{ what, ours: ms, unit: 'ms', goal: { atMost: 60_000 } }];
  } finally {
    await world.stop();
  }
}
