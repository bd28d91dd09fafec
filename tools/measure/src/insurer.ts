import { randomUUID } from 'node:crypto';
import { startWorldProcess } from '@mijn/dev-env/journeys/worldProcess';
import { billDay } from '@mijn/dev-env/measure/billDay';
import { heavyPdf } from '@mijn/dev-env/measure/heavyFile';
import { freePorts, startApp } from '@mijn/dev-env/test/appProcess.testing';
import type { BrowserContext } from '@playwright/test';
import autocannon from 'autocannon';
import { addPolicyholders, query } from './database.ts';
import { headersOf } from './server.ts';
import { median, type Row } from './table.ts';

/** A photo of about 2 MB, as a camera makes it: noise, which no compression makes small. */
async function takePhoto(person: BrowserContext): Promise<Blob> {
  const page = await person.newPage();
  await page.setViewportSize({ width: 2000, height: 1500 });
  await page.setContent(
    `<svg style="position: fixed; inset: 0" width="2000" height="1500"><filter id="noise">
     <feTurbulence baseFrequency="0.9" numOctaves="2"/></filter>
     <rect width="2000" height="1500" filter="url(#noise)"/></svg>`,
  );
  const photo = await page.screenshot({ type: 'jpeg', quality: 85 });
  await page.close();
  return new Blob([new Uint8Array(photo)], { type: 'image/jpeg' });
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
  const photo = await takePhoto(person);
  const send = async (): Promise<void> => {
    const body = new FormData();
    const claim = {
      declarant: sanne?.relatienummer ?? '',
      zorgsoort: 'Fysiotherapie',
      behandelDatum: Temporal.Now.plainDateISO().subtract({ days: 3 }).toString(),
      bedrag: '45.00',
      naamZorgverlener: 'Praktijk De Meting',
      notaNummer: randomUUID(),
    };
    for (const [name, value] of Object.entries(claim)) body.append(name, value);
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
    for (; performance.now() - begin < 10_000; sent += 1) await send();
  };
  await Promise.all([sendOn(), sendOn(), sendOn(), sendOn()]);
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
  const upload = async (person: BrowserContext, content: BlobPart) => {
    const form = new FormData();
    form.append('bestand', new Blob([content], { type: 'application/pdf' }), 'nota.pdf');
    const encoded = new Response(form);
    const type = { 'content-type': encoded.headers.get('content-type') ?? '' };
    return {
      url: `${url}/api/v1/declaraties/valideren/bestand`,
      method: 'POST' as const,
      headers: { ...(await headersOf(person, url)), ...type },
      body: Buffer.from(await encoded.arrayBuffer()),
    };
  };
  const heavy = await upload(flooding, new Uint8Array(heavyPdf()));
  const flood = autocannon({ ...heavy, connections: 20, duration: 600 }, () => undefined);
  try {
    const waits: number[] = [];
    for (let width = 300; width < 306; width += 1) {
      const { url: address, ...request } = await upload(honest, smallPdf(width));
      const begin = performance.now();
      const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(60_000) });
      if (answer.status !== 200) throw new Error(`Answered ${answer.status}`);
      waits.push(performance.now() - begin);
    }
    const what = 'an upload beside the flood of one person, longest of six';
    return [{ what, ours: Math.max(...waits), unit: 'ms', goal: { atMost: 5_000 } }];
  } finally {
    flood.stop();
  }
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

/** Measures the day on which so many policyholders are billed, half of them by direct debit, with all its jobs. */
export async function measureBilling(varDir: string, policyholders: number): Promise<Row[]> {
  const world = await startWorldProcess(varDir);
  try {
    const { databaseUrl, logins } = world.told;
    await addPolicyholders(databaseUrl, 1, policyholders);
    const statements = [
      `UPDATE polis SET betaalwijze = 'incasso', incassodag = 1 + substr(polisnummer, 2)::int / 2 % 31
       WHERE polisnummer LIKE 'M%' AND substr(polisnummer, 2)::int % 2 = 0`,
      `UPDATE relatie SET iban = 'NL02ABNA0123456789' WHERE achternaam = 'Massa'`,
      'VACUUM ANALYZE',
    ];
    for (const text of statements) await query(databaseUrl, text);
    const { day, ms } = await billDay(logins);
    const bills = await query(databaseUrl, `SELECT FROM factuur WHERE datum = '${day}'`);
    if (bills.length < policyholders) throw new Error(`Only ${bills.length} bills were made`);
    const what = `a day billed, ${policyholders} policyholders`;
    return [{ what, ours: ms, unit: 'ms', goal: { atMost: 60_000 } }];
  } finally {
    await world.stop();
  }
}
