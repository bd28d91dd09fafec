import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { logIn } from '@mijn/e2e/support/login';
import type { FileEntry } from '@mijn/e2e/support/notas';
import type { Browser, BrowserContext } from '@playwright/test';
import { headersOf } from './server.ts';
import type { Row } from './table.ts';

const people = ['Sanne de Vries', 'Daan de Vries', 'Jan Bakker', 'Mila Jansen', 'Henk de Boer'];
const clientsEach = 6;
const rounds = 2;
/** Number of attempts before the app gives up reading a bill. */
const attempts = 10;

/** Milliseconds, and the reason for a failure. */
interface Outcome {
  readonly upload: number;
  readonly reading: number;
  readonly failure?: string;
}

/** Downloads the example bills for new users: PDFs and photos. */
async function loadBills(browser: Browser, timeUrl: string): Promise<readonly FileEntry[]> {
  const page = await browser.newPage();
  await page.goto(`${timeUrl}/voorbeeldnotas?person=emma`);
  const bills: FileEntry[] = [];
  for (const link of await page.locator('a[download]').all()) {
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const name = download.suggestedFilename();
    const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';
    bills.push({ name, mimeType, buffer: await readFile(await download.path()) });
  }
  await page.close();
  return bills;
}

/** Uploads a bill and has it read, as the app does. */
async function sendAndRead(person: BrowserContext, url: string, bill: FileEntry): Promise<Outcome> {
  const headers = await headersOf(person, url);
  const begin = performance.now();
  const sent = await person.request.post(`${url}/api/v1/declaraties/valideren/bestand`, {
    headers,
    multipart: { bestand: bill },
  });
  const upload = performance.now() - begin;
  const id: unknown = sent.ok() ? (await sent.json()).body?.bestandId : undefined;
  if (typeof id !== 'string')
    return { upload, reading: Number.NaN, failure: `upload ${sent.status()}` };
  const query = 'query ($ids: [ID!]!) { gelezen(bestandIds: $ids) { totaal { waarde } } }';
  let answer = '';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const read = await person.request.post(`${url}/graphql`, {
      headers,
      data: { query, variables: { ids: [id] } },
    });
    answer = await read.text();
    const reading = performance.now() - begin - upload;
    if (read.ok() && !answer.includes('"errors"')) return { upload, reading };
    await pause(1_000);
  }
  return { upload, reading: Number.NaN, failure: answer };
}

/**
 * Measures uploads of clients that each send in a bill at the same moment, compared with the
 * slowest of the same bills one after another.
 */
export async function measureUploads(
  browser: Browser,
  url: string,
  timeUrl: string,
): Promise<Row[]> {
  const contexts: BrowserContext[] = [];
  for (const name of people)
    contexts.push(await browser.newContext({ storageState: await logIn(browser, url, name) }));
  const clients = Array.from({ length: clientsEach }, () => contexts).flat();
  const [first] = contexts;
  if (!first) throw new Error('Nobody is logged in');
  const bills = await loadBills(browser, timeUrl);
  const alone: Outcome[] = [];
  for (const bill of bills) alone.push(await sendAndRead(first, url, bill));
  const all: Outcome[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const sending = clients.map((person, index) =>
      sendAndRead(person, url, bills[(index + round) % bills.length]!),
    );
    all.push(...(await Promise.all(sending)));
  }
  const failures = [...alone, ...all].flatMap(({ failure }) => failure ?? []);
  for (const failure of failures) console.log(failure.slice(0, 200));
  const longest = (kind: 'upload' | 'reading') => ({
    ours: Math.max(...all.map((one) => one[kind])),
    floor: Math.max(...alone.map((one) => one[kind])),
    unit: 'ms' as const,
    goal: { atMost: clients.length },
  });
  const what = `${clients.length} bills sent in at once`;
  return [
    { what: `${what}: refused or not read`, ours: failures.length, unit: '', goal: { atMost: 0 } },
    { what: `${what}: longest wait for the upload`, ...longest('upload') },
    { what: `${what}: longest wait until read`, ...longest('reading') },
  ];
}
