import { createECDH, randomInt, randomUUID } from 'node:crypto';
import { heavyPdf } from '@mijn/dev-env/measure/heavyFile';
import { startWorldProcess } from '@mijn/dev-env/journeys/worldProcess';
import { logIn } from '@mijn/e2e/support/login';
import { publish } from '@mijn/e2e/worldProcess';
import { type Browser, type BrowserContext } from '@playwright/test';
import type autocannon from 'autocannon';
import { Agent, fetch } from 'undici';
import { claimRequest, toForm } from './claimForm.ts';
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

type Request = Pick<autocannon.Request, 'method' | 'path' | 'headers' | 'body'>;
type Send = (request: Request) => Promise<{ readonly status: number; readonly text: string }>;
/** Action of a flood; returns the status of the answer. */
type Act = (send: Send) => Promise<number>;

const connections = 30;

/**
 * Repeats an action as fast as thirty connections can, from a separate address, whose limits no other flood
 * has used up.
 * @returns a function that stops it and returns the number of answers by status
 */
function flood(url: string, headers: Readonly<Record<string, string>>, act: Act) {
  floodCount += 1;
  const dispatcher = new Agent({ localAddress: `127.1.0.${floodCount}`, connections });
  const send: Send = async ({ path = '/', method, body, headers: own }) => {
    const texts = Object.entries(own ?? {}).map(([name, value]) => [name, String(value)]);
    const all = { ...headers, ...Object.fromEntries(texts) };
    const options = {
      dispatcher,
      method: method ?? 'GET',
      headers: all,
      redirect: 'manual',
    } as const;
    const answer = await fetch(
      `${url}${path}`,
      body === undefined ? options : { ...options, body },
    );
    return { status: answer.status, text: await answer.text() };
  };
  const counts = new Map<string, number>();
  const stop = new AbortController();
  const repeat = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const status = String(await act(send).catch(() => 'no answer'));
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  const ended = Promise.all(Array.from({ length: connections }, repeat));
  return async (): Promise<readonly (readonly [status: string, count: number])[]> => {
    stop.abort();
    await ended;
    await dispatcher.close();
    return [...counts];
  };
}

const graphql = (query: string, variables?: object): Request => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});

const sent =
  (toRequest: () => Request): Act =>
  async (send) =>
    (await send(toRequest())).status;

const addressFields = 'straat huisnummer huisnummerToevoeging postcode woonplaats adresType';
const relatieFields = `achternaam roepnaam opgemaakteNaam email geboorteDatum aanleverwijzeCorrespondentie
  aanleverwijzePolisblad relatieNummer ontvangtNieuwsbrief toestemmingDetailsZorgkosten leeftijd
  indicatoren indicatorenRedenen { indicator redenen }
  vestigingsAdres { ${addressFields} } postAdres { ${addressFields} }`;

/** Reads the details and saves them with another telephone number. */
const changeDetails: Act = async (send) => {
  const read = await send(graphql(`{ relatie { ${relatieFields} state } }`));
  if (read.status !== 200) return read.status;
  const { state, ...relatie } = JSON.parse(read.text).data.relatie;
  const telefoonNummer = `06${randomInt(10_000_000, 99_999_999)}`;
  const query = `mutation ($relatie: RelatieInvoer!, $state: String!) {
    wijzigRelatie(relatie: $relatie, state: $state) { isValid conflict } }`;
  return (await send(graphql(query, { relatie: { ...relatie, telefoonNummer }, state }))).status;
};

/** Registers another browser each time. */
function registerPush(): Act {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const auth = Buffer.alloc(16).toString('base64url');
  const query = `mutation ($endpoint: String!, $p256dh: String!, $auth: String!) {
    startPush(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) }`;
  return sent(() => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
    return graphql(query, { endpoint, p256dh, auth });
  });
}

/** Starts payments of one and of two requests alternately: each cancels the previous one at the payment provider. */
function beginPayments([one = '', other = '']: readonly string[]): Act {
  const query = `mutation ($kenmerk: String!, $kenmerken: [String!]) {
    startBetaling(kenmerk: $kenmerk, kenmerken: $kenmerken) { redirect } }`;
  let count = 0;
  return sent(() => {
    count += 1;
    return graphql(query, { kenmerk: one, kenmerken: count % 2 === 0 ? [one] : [one, other] });
  });
}

async function findOwn(person: BrowserContext, url: string) {
  const query = '{ relatie { relatieNummer } betaalverzoeken { betalingsKenmerk } }';
  const answer = await person.request.post(`${url}/graphql`, {
    headers: await headersOf(person, url),
    data: { query },
  });
  const { data } = await answer.json();
  const kenmerken: string[] = data.betaalverzoeken.map(
    ({ betalingsKenmerk }: { betalingsKenmerk: string }) => betalingsKenmerk,
  );
  return { relatienummer: String(data.relatie.relatieNummer), kenmerken };
}

const floodsOf = ({
  relatienummer,
  kenmerken,
}: Awaited<ReturnType<typeof findOwn>>): Readonly<Record<string, Act>> => {
  const claim = claimRequest(relatienummer);
  const year = Temporal.Now.plainDateISO().year;
  const heavyFile = toForm({}, ['bestand', 'nota.pdf', 'application/pdf', heavyPdf()]);
  return {
    'year overviews as PDF': sent(() => ({
      path: `/api/v1/uitbreidingen/jaaroverzicht/${relatienummer}/${year}?taal=nl`,
      headers: { 'sec-fetch-site': 'same-origin' },
    })),
    'the longest list of claims': sent(() => ({ path: '/declaraties/overzicht?toon=2000' })),
    'claims sent in': sent(() =>
      typeof claim.setupRequest === 'function' ? claim.setupRequest(claim, {}) : claim,
    ),
    'changes of details': changeDetails,
    'payments begun': beginPayments(kenmerken),
    'registrations for push': registerPush(),
    'logins begun': sent(() => ({ path: '/digid' })),
    'heavy files': sent(() => ({
      method: 'POST',
      path: '/api/v1/declaraties/valideren/bestand',
      ...heavyFile,
    })),
  };
};

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
    const floods = floodsOf(await findOwn(sanne, url));
    await visit(url, people);
    const rows: Row[] = [];
    for (const [what, act] of Object.entries(floods)) {
      const floor = await visit(url, people);
      const stop = flood(url, headers, act);
      const ours = await visit(url, people);
      const answers = await stop();
      const counts = answers.map(([status, count]) => `${count} × ${status}`).join(', ');
      const where = `/overzicht of others beside one person's ${what}`;
      const dishonest = answers.filter(([status]) => !isHonest(status));
      rows.push(
        {
          what: `${where}, p95`,
          ours: ours.p95,
          floor: floor.p95,
          unit: 'ms',
          goal: { atMost: 6 },
        },
        { what: `${where}: refused`, ours: ours.refused, unit: '', goal: { atMost: 0 } },
        {
          what: `answers to ${what} (${counts}): neither done nor refused for its limit or load`,
          ours: dishonest.reduce((sum, [, count]) => sum + count, 0),
          unit: '',
          goal: { atMost: 0 },
        },
      );
    }
    return rows;
  } finally {
    await world.stop();
  }
}
