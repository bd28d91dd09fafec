import type { BrowserContext } from '@playwright/test';
import { run } from './load.ts';
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
