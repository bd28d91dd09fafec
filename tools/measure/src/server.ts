import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startProgram } from '@mijn/dev-env/journeys/worldProcess';
import { ownHeader } from '@mijn/domain/headers';
import type { BrowserContext } from '@playwright/test';
import autocannon from 'autocannon';
import { query } from './database.ts';
import { median, type Row } from './table.ts';

/** A kind of request: a POST of JSON, or a GET where there is no body. */
interface Load {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const seconds = 5;

/** The headers that the browser of a person sends with a call. */
export async function headersOf(context: BrowserContext, url: string) {
  const cookies = await context.cookies(url);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { cookie, origin: url, [ownHeader.name]: ownHeader.value };
}

/** Loads a server from sixteen connections. @throws Error when an answer is not 2xx */
export async function run({ url, headers, body }: Load, duration: number) {
  const json = { 'content-type': 'application/json' };
  const result = await autocannon({
    url,
    ...(body === undefined
      ? { method: 'GET', headers }
      : { method: 'POST', headers: { ...json, ...headers }, body }),
    connections: 16,
    duration,
  });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers were not 2xx`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

const listQuery =
  '{ declaraties(limit: 25) { declaraties { nummer datum status omschrijving bedrag } } }';

/** Measures a list of claims by `/graphql` beside the bare server, among so many policyholders. */
export async function measureServer(
  person: BrowserContext,
  url: string,
  databaseUrl: string,
  among: number,
): Promise<Row[]> {
  const [found] = await query<{ relatienummer: string }>(
    databaseUrl,
    "SELECT relatienummer FROM insurer.relatie WHERE opgemaakte_naam LIKE '%de Boer%' LIMIT 1",
  );
  const program = fileURLToPath(new URL('./bareServer.ts', import.meta.url));
  const bare = await startProgram<{ url: string }>(program, [
    databaseUrl,
    found?.relatienummer ?? '',
  ]);
  try {
    const ours: Load = {
      url: `${url}/graphql`,
      headers: await headersOf(person, url),
      body: JSON.stringify({ query: listQuery }),
    };
    const bareQuery = '{ declaraties { nummer datum status omschrijving bedrag } }';
    const floor: Load = {
      url: bare.told.url,
      headers: {},
      body: JSON.stringify({ query: bareQuery }),
    };
    const figures: {
      ours: Awaited<ReturnType<typeof run>>;
      floor: Awaited<ReturnType<typeof run>>;
    }[] = [];
    await run(ours, 2);
    await run(floor, 2);
    for (let round = 0; round < 3; round += 1)
      figures.push({ floor: await run(floor, seconds), ours: await run(ours, seconds) });
    const middle = (which: 'ours' | 'floor', key: 'perSecond' | 'p99'): number =>
      median(figures.map((one) => one[which][key]));
    const what = `claim list of 25 among ${among} policyholders`;
    return [
      {
        what: `${what}, answers`,
        ours: middle('ours', 'perSecond'),
        floor: middle('floor', 'perSecond'),
        unit: '/s',
        goal: { atLeast: 0.15 },
      },
      {
        what: `${what}, p99`,
        ours: middle('ours', 'p99'),
        floor: middle('floor', 'p99'),
        unit: 'ms',
        goal: { atMost: 5 },
      },
    ];
  } finally {
    await bare.stop();
  }
}

/** Measures pages that are rendered with their data, and what a crowd of ten times as many meets. */
export async function measureRendering(person: BrowserContext, url: string): Promise<Row[]> {
  const { cookie } = await headersOf(person, url);
  const load = { url: `${url}/overzicht`, headers: { cookie, accept: 'text/html' } };
  await run(load, 2);
  const { perSecond } = await run(load, seconds);
  const atOnce = 600;
  const waits: number[] = [];
  let turnedAway = 0;
  let others = 0;
  const { promise: end, resolve, reject } = Promise.withResolvers<void>();
  const running = autocannon({ ...load, connections: atOnce, duration: seconds }, (error) =>
    error ? reject(error) : resolve(),
  );
  running.on('response', (_client, status, _bytes, ms) => {
    if (status === 200) waits.push(ms);
    else if (status === 503) turnedAway += 1;
    else others += 1;
  });
  await end;
  if (others > 0) throw new Error(`${others} answers were neither 200 nor 503`);
  const where = `/overzicht, ${atOnce} at once`;
  return [
    { what: '/overzicht rendered, pages', ours: perSecond, unit: '/s', goal: { atLeast: 115 } },
    { what: `${where}: answered, median`, ours: median(waits), unit: 'ms', goal: { atMost: 500 } },
    { what: `${where}: turned away`, ours: turnedAway / seconds, unit: '/s', goal: { atLeast: 1 } },
  ];
}

/** Measures whether the server's memory grows while pages are rendered: the last rounds against the first. */
export async function measureMemory(
  person: BrowserContext,
  url: string,
  pid: number,
  duration: number,
): Promise<Row[]> {
  const { cookie } = await headersOf(person, url);
  const load = { url: `${url}/overzicht`, headers: { cookie, accept: 'text/html' } };
  const sizes: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    await run(load, Math.max(1, duration / 6));
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    sizes.push(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1000);
  }
  return [
    {
      what: `memory after ${duration} s of pages, against the start`,
      ours: median(sizes.slice(3)),
      floor: median(sizes.slice(0, 3)),
      unit: 'MB',
      goal: { atMost: 1.1 },
    },
  ];
}
