import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startProgram } from '@mijn/dev-env/journeys/worldProcess';
import { ownHeader } from '@mijn/domain/headers';
import type { BrowserContext } from '@playwright/test';
import autocannon from 'autocannon';
import { findRelatienummer } from './database.ts';
import { median, type Row } from './table.ts';

const seconds = 5;

/** Returns the headers that a person's browser sends with a call. */
export async function headersOf(context: BrowserContext, url: string) {
  const cookies = await context.cookies(url);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { cookie, origin: url, [ownHeader.name]: ownHeader.value };
}

/**
 * Loads a server with sixteen connections.
 * @throws Error if a response is not 2xx, or has another body than `verifyBody` accepts
 */
async function load(options: autocannon.Options) {
  const { errors, non2xx, mismatches, requests, latency } = await autocannon({
    connections: 16,
    ...options,
  });
  if (errors + non2xx + mismatches > 0)
    throw new Error(
      `${options.url}: ${errors} errors, ${non2xx} not 2xx, ${mismatches} with a wrong body`,
    );
  return { perSecond: requests.average, p99: latency.p99 };
}

const posted = (url: string, list: string, headers: Record<string, string>) => ({
  url,
  method: 'POST' as const,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ query: list }),
  // GraphQL answers 200 to a failed query as well.
  verifyBody: (body: unknown) => String(body).startsWith('{"data":{"declaraties":'),
});

/**
 * Measures a list of claims over `/graphql` compared with the bare server, among a number of policyholders.
 */
export async function measureServer(
  person: BrowserContext,
  url: string,
  databaseUrl: string,
  among: number,
): Promise<Row[]> {
  const program = fileURLToPath(new URL('./bareServer.ts', import.meta.url));
  const number = await findRelatienummer(databaseUrl, 'Henk de Boer');
  const bare = await startProgram<{ url: string }>(program, [databaseUrl, number]);
  try {
    const fields = '{ nummer datum status omschrijving bedrag }';
    const listQuery = `{ declaraties(limit: 25) { declaraties ${fields} } }`;
    const ours = posted(`${url}/graphql`, listQuery, await headersOf(person, url));
    const floor = posted(bare.told.url, `{ declaraties ${fields} }`, {});
    for (const one of [floor, ours]) await load({ ...one, duration: 2 });
    type Load = Awaited<ReturnType<typeof load>>;
    const taken: { floor: Load; ours: Load }[] = [];
    for (let round = 0; round < 3; round += 1)
      taken.push({
        floor: await load({ ...floor, duration: seconds }),
        ours: await load({ ...ours, duration: seconds }),
      });
    const middle = (key: 'perSecond' | 'p99') => ({
      ours: median(taken.map((one) => one.ours[key])),
      floor: median(taken.map((one) => one.floor[key])),
    });
    const what = `claim list of 25 among ${among} policyholders`;
    return [
      { what: `${what}, answers`, ...middle('perSecond'), unit: '/s', goal: { atLeast: 0.15 } },
      { what: `${what}, p99`, ...middle('p99'), unit: 'ms', goal: { atMost: 5 } },
    ];
  } finally {
    await bare.stop();
  }
}

const isWholePage = (body: unknown): boolean => String(body).trimEnd().endsWith('</html>');

async function overview(person: BrowserContext, url: string) {
  const { cookie } = await headersOf(person, url);
  return {
    url: `${url}/overzicht`,
    headers: { cookie, accept: 'text/html' },
    verifyBody: isWholePage,
  };
}

/** Measures pages rendered with their data, and the effect of a tenfold load. */
export async function measureRendering(person: BrowserContext, url: string): Promise<Row[]> {
  const page = await overview(person, url);
  await load({ ...page, duration: 2 });
  const { perSecond } = await load({ ...page, duration: seconds });
  const atOnce = 600;
  const waits: number[] = [];
  const crowd = Promise.withResolvers<autocannon.Result>();
  const options = { ...page, connections: atOnce, duration: seconds };
  autocannon(options, (error, result) => (error ? crowd.reject(error) : crowd.resolve(result))).on(
    'response',
    (_client, status, _bytes, ms) => status === 200 && waits.push(ms),
  );
  const { statusCodeStats: counts } = await crowd.promise;
  const { '200': _answered, '503': turned, ...others } = counts ?? {};
  if (Object.keys(others).length > 0)
    throw new Error(`Answers were neither 200 nor 503: ${JSON.stringify(others)}`);
  const turnedAway = turned?.count ?? 0;
  const where = `/overzicht, ${atOnce} at once`;
  return [
    { what: '/overzicht rendered, pages', ours: perSecond, unit: '/s', goal: { atLeast: 115 } },
    { what: `${where}: answered, median`, ours: median(waits), unit: 'ms', goal: { atMost: 500 } },
    { what: `${where}: turned away`, ours: turnedAway / seconds, unit: '/s', goal: { atLeast: 1 } },
  ];
}

/**
 * Measures whether the server's memory grows while pages are rendered: the last rounds against the first.
 */
export async function measureMemory(
  person: BrowserContext,
  url: string,
  pid: number,
  minutes: number,
): Promise<Row[]> {
  const page = await overview(person, url);
  const sizes: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    await load({ ...page, duration: Math.max(1, minutes * 10) });
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    sizes.push(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000);
  }
  const [ours, floor] = [median(sizes.slice(3)), median(sizes.slice(0, 3))];
  const what = `memory after ${minutes} minutes of pages, against the start`;
  return [{ what, ours, floor, unit: 'MB', goal: { atMost: 1.1 } }];
}
