import { heavyPdf } from '@mijn/dev-env/measure/heavyFile';
import { startWorldProcess } from '@mijn/dev-env/journeys/worldProcess';
import { logIn } from '@mijn/e2e/support/login';
import { publish } from '@mijn/e2e/worldProcess';
import { type Browser, type BrowserContext } from '@playwright/test';
import { Agent, fetch, FormData } from 'undici';
import { claimRequests, type Request } from './claimForm.ts';
import { findRelatienummer } from './database.ts';
import { headersOf } from './server.ts';
import type { Row } from './table.ts';

const visitors = ['Daan de Vries', 'Henk de Boer', 'Mila Jansen', 'Jan Bakker'];
const visitsEach = 15;
/** Numbers the visits and floods, so that each has its own addresses with unused limits. */
let visitCount = 0;
let floodCount = 0;

/**
 * Opens /overzicht repeatedly as some other people, each from a separate local address.
 * @returns the 95th percentile in milliseconds, and the number of refusals
 */
async function visit(url: string, people: readonly BrowserContext[]) {
  const waits: number[] = [];
  visitCount += 1;
  const network = `127.0.${visitCount}`;
  await Promise.all(
    people.map(async (person, i) => {
      const dispatcher = new Agent({ localAddress: `${network}.${i + 1}` });
      const { cookie } = await headersOf(person, url);
      for (let n = 0; n < visitsEach; n += 1) {
        const begin = performance.now();
        const headers = { cookie, accept: 'text/html' };
        const answer = await fetch(`${url}/overzicht`, { dispatcher, headers });
        await answer.text();
        if (answer.status === 200) waits.push(performance.now() - begin);
      }
      await dispatcher.close();
    }),
  );
  const p95 = waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.95) - 1] ?? Number.NaN;
  return { p95, refused: visitsEach * people.length - waits.length };
}

/**
 * Repeats requests as fast as `connections` can, from a separate address, whose limits no other flood has used
 * up. autocannon cannot choose its own address.
 * @returns a function that stops it and returns the number of answers by status
 */
export function flood(
  url: string,
  headers: Readonly<Record<string, string>>,
  toRequest: () => Request,
  connections = 30,
) {
  floodCount += 1;
  const dispatcher = new Agent({ localAddress: `127.1.0.${floodCount}`, connections });
  const counts = new Map<string, number>();
  const send = async (): Promise<string> => {
    const { path, method = 'GET', body, headers: own } = toRequest();
    const answer = await fetch(`${url}${path}`, {
      dispatcher,
      method,
      headers: { ...headers, ...own },
      redirect: 'manual',
      body: body ?? null,
    });
    await answer.text();
    return String(answer.status);
  };
  const stop = new AbortController();
  const repeat = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const status = await send().catch(() => 'no answer');
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  const ended = Promise.all(Array.from({ length: connections }, repeat));
  return async (): Promise<ReadonlyMap<string, number>> => {
    stop.abort();
    await ended;
    await dispatcher.close();
    return counts;
  };
}

/** Floods with the costliest answers, writes and files, and of logins, which need no session. */
function floodsOf(relatienummer: string): Readonly<Record<string, () => Request>> {
  const year = Temporal.Now.plainDateISO().year;
  const heavyFile = new FormData();
  heavyFile.set(
    'bestand',
    new Blob([Uint8Array.from(heavyPdf())], { type: 'application/pdf' }),
    'nota.pdf',
  );
  return {
    'year overviews as PDF': () => ({
      path: `/api/v1/uitbreidingen/jaaroverzicht/${relatienummer}/${year}?taal=nl`,
      headers: { 'sec-fetch-site': 'same-origin' },
    }),
    'claims sent in': claimRequests(relatienummer),
    'logins begun': () => ({ path: '/digid' }),
    'heavy files': () => ({
      method: 'POST',
      path: '/api/v1/declaraties/valideren/bestand',
      body: heavyFile,
    }),
  };
}

const isHonest = (status: string): boolean => /^[23]|^429$|^503$/.test(status);

/**
 * Measures how long four people wait for /overzicht while one person repeats an action over thirty connections, compared
 * with the same visits alone. Limits and quotas are those of a real start. Counts the answers to the flood too.
 */
export async function measureFloods(browser: Browser, varDir: string): Promise<Row[]> {
  const world = await startWorldProcess(varDir, { limited: true });
  try {
    const { url } = world.told;
    publish(world.told);
    const as = async (name: string) =>
      browser.newContext({ storageState: await logIn(browser, url, name) });
    const people: BrowserContext[] = [];
    for (const name of visitors) people.push(await as(name));
    const sanne = await as('Sanne de Vries');
    const headers = await headersOf(sanne, url);
    const floods = floodsOf(await findRelatienummer(world.told.databaseUrl, 'Sanne de Vries'));
    await visit(url, people);
    const rows: Row[] = [];
    for (const [what, toRequest] of Object.entries(floods)) {
      const floor = await visit(url, people);
      const stop = flood(url, headers, toRequest);
      const ours = await visit(url, people);
      const answers = [...(await stop())];
      const counts = answers.map(([status, count]) => `${count} × ${status}`).join(', ');
      const dishonest = answers.filter(([status]) => !isHonest(status));
      const where = `/overzicht of others beside one person's ${what}`;
      const honestly = `answers to ${what} (${counts}): neither done nor refused for its limit or load`;
      const count = dishonest.reduce((sum, [, times]) => sum + times, 0);
      const never = { unit: '', goal: { atMost: 0 } } as const;
      const { p95 } = ours;
      rows.push(
        { what: `${where}, p95`, ours: p95, floor: floor.p95, unit: 'ms', goal: { atMost: 6 } },
        { what: `${where}: refused`, ours: ours.refused, ...never },
        { what: honestly, ours: count, ...never },
      );
    }
    return rows;
  } finally {
    await world.stop();
  }
}
