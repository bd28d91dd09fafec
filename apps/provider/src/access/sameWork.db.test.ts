import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { methodOf } from '../testing/method.testing.ts';
import { startTestProvider, type TestProvider } from '../testing/trialProvider.testing.ts';
import { givePossessions, ofNobodyPossessions, type Possessions } from './possessions.testing.ts';

/*
 * Response time must not reveal hidden records: a foreign record and an unknown one must cost the
 * same work. Counts statements, because timings vary on a busy machine.
 */
let insurer: TestProvider;
let foreign: Possessions;
const sent: string[] = [];
const real = methodOf(pg.Client.prototype, 'query');

beforeAll(async () => {
  insurer = await startTestProvider({ jobsHeld: true });
  foreign = await givePossessions(insurer, 'jan', 3_000);
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...what: unknown[]): unknown {
      // Jobs poll their queue in the background, whoever calls.
      if (this.user !== 'insurer_jobs') sent.push(nameOf(what[0]));
      return real.call(this, ...what);
    },
  });
});
afterAll(async () => {
  Object.assign(pg.Client.prototype, { query: real });
  await insurer.stop();
});

function nameOf(statement: unknown): string {
  if (typeof statement === 'string') return statement.replaceAll(/'[^']*'/g, '?');
  const name: unknown =
    typeof statement === 'object' && statement !== null
      ? Reflect.get(statement, 'name')
      : undefined;
  return typeof name === 'string' ? name : 'batch';
}

const files = '/uitbreidingen/declaraties';
it.each<[string, (ids: Possessions) => string]>([
  ['a file of a claim', ({ declaratie, bestand }) => `${files}/${declaratie}/bestanden/${bestand}`],
  ['the confirmation of a claim', ({ declaratie }) => `${files}/${declaratie}/bevestiging`],
  ['the decision of a claim', ({ judged }) => `${files}/${judged}/besluit`],
  ['an invoice to keep', ({ premie }) => `/uitbreidingen/facturen/${premie}/document`],
  ['a year to keep', ({ person }) => `/uitbreidingen/jaaroverzicht/${person}/2026`],
  ['a claim', ({ declaratie }) => `/declaraties/${declaratie}`],
  ['an invoice', ({ premie }) => `/factuurdetails/premie/${premie}`],
  ['a payment request', ({ betaalverzoek }) => `/betaalverzoeken/${betaalverzoek}`],
  ['a payment', ({ betaling }) => `/uitbreidingen/betalingen/${betaling}`],
])('runs the same statements for a foreign id as for an unknown one: %s', async (_what, pathOf) => {
  const ask = async (ids: Possessions): Promise<unknown> => {
    // Warm up, so that statements that run once per connection do not count.
    await insurer.request(pathOf(ids), 'sanne');
    sent.length = 0;
    const { status, text } = await insurer.request(pathOf(ids), 'sanne');
    return { status, text, sent: [...sent] };
  };
  const nothing = await ask(ofNobodyPossessions);
  expect(nothing).toMatchObject({ status: 404 });
  expect(await ask(foreign)).toEqual(nothing);
});
