import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { startWorldProcess } from '@mijn/dev-env/journeys/worldProcess';
import { logIn } from '@mijn/e2e/support/login';
import { publish } from '@mijn/e2e/worldProcess';
import type { Browser, BrowserContext } from '@playwright/test';
import { query } from './database.ts';
import { headersOf } from './server.ts';
import type { Row } from './table.ts';

const visitors = ['Daan de Vries', 'Henk de Boer', 'Mila Jansen', 'Jan Bakker'];
const visitsEach = 15;
const floodWidth = 30;

/** A request that one client of the flood repeats. */
interface Flood {
  readonly what: string;
  readonly path: string;
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly body?: () => string;
}

/** Sends a request from an address of this machine of its own, as each home has one. @returns status and duration (ms) */
function send(
  agent: Agent,
  url: string,
  from: string,
  { path, headers, body }: { path: string; headers: Record<string, string>; body?: string },
): Promise<{ readonly status: number; readonly ms: number }> {
  const begin = performance.now();
  const { port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        localAddress: from,
        headers: { host, ...headers },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, ms: performance.now() - begin }),
        );
        answer.once('error', reject);
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

const percentile = (figures: readonly number[], part: number): number =>
  figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * part) - 1] ?? Number.NaN;

/**
 * Opens /overzicht again and again as some other people.
 * @returns how long 95 % of it took at most, milliseconds, and how often it was refused
 */
async function visit(url: string, people: readonly BrowserContext[]) {
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  await Promise.all(
    people.map(async (person, i) => {
      const { cookie } = await headersOf(person, url);
      const page = { path: '/overzicht', headers: { cookie, accept: 'text/html' } };
      for (let n = 0; n < visitsEach; n += 1) {
        const { status, ms } = await send(agent, url, `127.0.1.${i + 1}`, page);
        if (status === 200) waits.push(ms);
      }
    }),
  );
  agent.destroy();
  return { p95: percentile(waits, 0.95), refused: visitsEach * people.length - waits.length };
}

/** Repeats a request from many connections at once until it is stopped; records each status. */
function startFlood(url: string, from: string, headers: Record<string, string>, flood: Flood) {
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<number, number>();
  const stopping = new AbortController();
  const repeat = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const body = flood.body?.();
      const sent = send(agent, url, from, {
        path: flood.path,
        headers: { ...headers, ...flood.headers?.() },
        ...(body !== undefined && { body }),
      });
      // A connection that the server ended is an answer too: 0.
      const { status } = await sent.catch(() => ({ status: 0 }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const all = Promise.all(Array.from({ length: floodWidth }, repeat));
  return {
    stop: async () => {
      stopping.abort();
      await all;
      agent.destroy();
      return statuses;
    },
  };
}

const boundary = 'mijn-flood';

function claimForm(relatienummer: string): string {
  const fields = {
    declarant: relatienummer,
    zorgsoort: 'Fysiotherapie',
    behandelDatum: Temporal.Now.plainDateISO().subtract({ days: 3 }).toString(),
    bedrag: '45.00',
    naamZorgverlener: 'Praktijk De Meting',
    notaNummer: randomUUID(),
  };
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

const floodsOf = (relatienummer: string): readonly Flood[] => [
  {
    what: 'year overviews as PDF',
    path: `/api/v1/uitbreidingen/jaaroverzicht/${relatienummer}/${Temporal.Now.plainDateISO().year}?taal=nl`,
    headers: () => ({ 'sec-fetch-site': 'same-origin' }),
  },
  { what: 'the longest list of claims', path: '/declaraties/overzicht?toon=2000' },
  {
    what: 'claims sent in',
    path: '/api/v1/declaraties/indienen',
    headers: () => ({
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': randomUUID(),
    }),
    body: () => claimForm(relatienummer),
  },
  {
    what: 'changes of a choice',
    path: '/graphql',
    headers: () => ({ 'content-type': 'application/json' }),
    body: () => JSON.stringify({ query: 'mutation { kiesBerichten(mail: true) }' }),
  },
];

/**
 * Measures what four people wait for /overzicht while one person does one thing as fast as thirty connections can,
 * beside the same visits alone. The limits and quotas of a real start hold, and each home has an address of its own.
 */
export async function measureFloods(browser: Browser, varDir: string): Promise<Row[]> {
  const world = await startWorldProcess(varDir, { limited: true });
  try {
    const { url, databaseUrl } = world.told;
    publish(world.told);
    const as = async (name: string) =>
      browser.newContext({ storageState: await logIn(browser, url, name) });
    const people: BrowserContext[] = [];
    for (const name of visitors) people.push(await as(name));
    const headers = await headersOf(await as('Sanne de Vries'), url);
    const [sanne] = await query<{ relatienummer: string }>(
      databaseUrl,
      "SELECT relatienummer FROM relatie WHERE opgemaakte_naam LIKE 'Sanne%' LIMIT 1",
    );
    await visit(url, people);
    const rows: Row[] = [];
    for (const [i, flood] of floodsOf(sanne?.relatienummer ?? '').entries()) {
      const floor = await visit(url, people);
      const running = startFlood(url, `127.0.2.${i + 1}`, headers, flood);
      const ours = await visit(url, people);
      const statuses = await running.stop();
      const answers = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
      const where = `/overzicht of others beside one person's ${flood.what}`;
      const [unit, goal] = ['ms' as const, { atMost: 6 }];
      rows.push(
        { what: `${where} (${answers}), p95`, ours: ours.p95, floor: floor.p95, unit, goal },
        { what: `${where}: refused`, ours: ours.refused, unit: '', goal: { atMost: 0 } },
      );
    }
    return rows;
  } finally {
    await world.stop();
  }
}
