import autocannon from 'autocannon';
import { median } from './median.ts';

/** What a load gave: answers a second, and the 99th percentile in milliseconds. */
export interface LoadFigures {
  readonly perSecond: number;
  readonly p99: number;
}

/** One kind of request, as often as it goes: a POST of JSON, or a GET where there is no body. */
export interface Load {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** Asks the same from sixteen connections for some seconds. @throws when an answer is not 2xx */
export async function run(load: Load, seconds: number): Promise<LoadFigures> {
  const { url, headers, body } = load;
  const result = await autocannon({
    url,
    ...(body === undefined
      ? { method: 'GET', headers }
      : { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }),
    connections: 16,
    duration: seconds,
  });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers were not 2xx`);
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** What a crowd met: how many were answered and turned away, and the middle wait of the answered, ms. */
export interface CrowdFigures {
  readonly answered: number;
  readonly turnedAway: number;
  readonly medianMs: number;
}

/**
 * Asks a page from so many connections at once, for some seconds; who is turned away asks again at once.
 * @throws when an answer is neither 200 nor 503
 */
export async function crowd(
  { url, headers }: Load,
  connections: number,
  seconds: number,
): Promise<CrowdFigures> {
  const waits: number[] = [];
  let turnedAway = 0;
  let other = 0;
  const { promise: end, resolve, reject } = Promise.withResolvers<void>();
  const running = autocannon({ url, headers, connections, duration: seconds }, (error) =>
    error ? reject(error) : resolve(),
  );
  running.on('response', (_client, status, _bytes, ms) => {
    if (status === 200) waits.push(ms);
    else if (status === 503) turnedAway += 1;
    else other += 1;
  });
  await end;
  if (other > 0) throw new Error(`${url}: ${other} answers were neither 200 nor 503`);
  return { answered: waits.length, turnedAway, medianMs: median(waits) };
}

/**
 * Loads two servers in turn, so that what else the machine does hits both, and takes the medians.
 * A first short run of each warms them up and is thrown away.
 */
export async function compareLoads(
  ours: Load,
  floor: Load,
  rounds = 3,
  seconds = 5,
): Promise<{ ours: LoadFigures; floor: LoadFigures }> {
  const jobs: { ours: LoadFigures[]; floor: LoadFigures[] } = { ours: [], floor: [] };
  await run(ours, 2);
  await run(floor, 2);
  for (let round = 0; round < rounds; round += 1) {
    jobs.floor.push(await run(floor, seconds));
    jobs.ours.push(await run(ours, seconds));
  }
  const summarise = (runs: LoadFigures[]): LoadFigures => ({
    perSecond: median(runs.map(({ perSecond }) => perSecond)),
    p99: median(runs.map(({ p99 }) => p99)),
  });
  return { ours: summarise(jobs.ours), floor: summarise(jobs.floor) };
}
