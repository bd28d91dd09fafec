import type { BrowserContext } from '@playwright/test';
import { crowd, run } from './load.ts';
import { headersOf } from './serverRows.ts';
import type { Row } from './table.ts';

const seconds = 5;

/** Measures how many whole pages of /overzicht, rendered with their data, leave the server a second. */
export async function measureRendering(person: BrowserContext, url: string): Promise<Row[]> {
  const { cookie = '' } = await headersOf(person, url);
  const load = { url: `${url}/overzicht`, headers: { cookie, accept: 'text/html' } };
  await run(load, 2);
  const { perSecond } = await run(load, seconds);
  return [
    { what: '/overzicht rendered, pages', ours: perSecond, unit: '/s', goal: { atLeast: 300 } },
  ];
}

/** Ten times what is answered a second, at once. */
const atOnce = 600;

/** Measures what is answered while far more is asked than can be, and how much is turned away. */
export async function measureCrowd(person: BrowserContext, url: string): Promise<Row[]> {
  const { cookie = '' } = await headersOf(person, url);
  const load = { url: `${url}/overzicht`, headers: { cookie, accept: 'text/html' } };
  // A server that has just started draws its first pages slowly, crowd or none.
  await run(load, 2);
  const { answered, turnedAway, medianMs } = await crowd(load, atOnce, seconds);
  const where = `/overzicht, ${atOnce} at once`;
  return [
    { what: `${where}: answered, median`, ours: medianMs, unit: 'ms', goal: { atMost: 500 } },
    { what: `${where}: answered`, ours: answered / seconds, unit: '/s', goal: { atLeast: 50 } },
    { what: `${where}: turned away`, ours: turnedAway / seconds, unit: '/s', goal: { atLeast: 1 } },
  ];
}
