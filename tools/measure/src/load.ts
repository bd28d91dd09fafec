import autocannon from 'autocannon';

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

const middle = (figures: number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

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
    perSecond: middle(runs.map(({ perSecond }) => perSecond)),
    p99: middle(runs.map(({ p99 }) => p99)),
  });
  return { ours: summarise(jobs.ours), floor: summarise(jobs.floor) };
}
