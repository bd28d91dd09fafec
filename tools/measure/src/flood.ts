import { heavyPdf } from '@mijn/dev-env/measure/heavyFile';
import { startWorldProcess } from '@mijn/dev-env/journeys/worldProcess';
import { logIn } from '@mijn/e2e/support/login';
import { publish } from '@mijn/e2e/worldProcess';
import type { Browser, BrowserContext } from '@playwright/test';
import autocannon from 'autocannon';
import { Agent, fetch } from 'undici';
import { claimRequest, toForm } from './claimForm.ts';
import { findRelatienummer } from './database.ts';
import { headersOf } from './server.ts';
import type { Row } from './table.ts';

const visitors = ['Daan de Vries', 'Henk de Boer', 'Mila Jansen', 'Jan Bakker'];
const visitsEach = 15;
/** Counts the visits, so that each comes from addresses whose limits are unused. */
let visitCount = 0;

/**
 * Opens /overzicht again and again as some other people, each from an address of this machine of its own, as each home
 * has one. @returns how long 95 % of it took at most, milliseconds, and how often it was refused
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

const floodsOf = (relatienummer: string): Readonly<Record<string, autocannon.Request>> => ({
  'year overviews as PDF': {
    path: `/api/v1/uitbreidingen/jaaroverzicht/${relatienummer}/${Temporal.Now.plainDateISO().year}?taal=nl`,
    headers: { 'sec-fetch-site': 'same-origin' },
  },
  'the longest list of claims': { path: '/declaraties/overzicht?toon=2000' },
  'claims sent in': claimRequest(relatienummer),
  'changes of a choice': {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { kiesBerichten(mail: true) }' }),
  },
  'heavy files': {
    method: 'POST',
    path: '/api/v1/declaraties/valideren/bestand',
    ...toForm({}, ['bestand', 'nota.pdf', 'application/pdf', heavyPdf()]),
  },
});

/**
 * Measures what four people wait for /overzicht while one person does one thing as fast as thirty connections can,
 * beside the same visits alone. The limits and quotas of a real start hold.
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
    await visit(url, people);
    const rows: Row[] = [];
    const floods = floodsOf(await findRelatienummer(databaseUrl, 'Sanne de Vries'));
    for (const [what, request] of Object.entries(floods)) {
      const floor = await visit(url, people);
      const flooding = autocannon(
        {
          url,
          connections: 30,
          duration: 600,
          requests: [{ ...request, headers: { ...headers, ...request.headers } }],
        },
        () => undefined,
      );
      const ours = await visit(url, people);
      flooding.stop();
      const where = `/overzicht of others beside one person's ${what}`;
      rows.push(
        {
          what: `${where}, p95`,
          ours: ours.p95,
          floor: floor.p95,
          unit: 'ms',
          goal: { atMost: 6 },
        },
        { what: `${where}: refused`, ours: ours.refused, unit: '', goal: { atMost: 0 } },
      );
    }
    return rows;
  } finally {
    await world.stop();
  }
}
