import { httpConnection } from '@mijn/gateway/provider/connection';
import type { Browser } from '@mijn/gateway/testing/browser.testing';
import { post } from '@mijn/gateway/testing/posting.testing';
import {
  createLoggedInBrowser,
  logIn as logInAt,
  startTestGateway,
  type TestSetup,
} from '@mijn/gateway/testing/testSetup.testing';
import { givePossessions, type Possessions } from '@mijn/provider/access/possessions.testing';
import {
  gatewayKey,
  numberOf,
  startTestProvider,
  type TestProvider,
} from '@mijn/provider/testing/trialProvider.testing';
import { pages } from '@mijn/domain/paths';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtClient } from '../startWorld.ts';
import { formRows } from './formRows.testing.ts';
import { graphqlRows, secret } from './graphqlRows.testing.ts';
import { postForm, readSeal, rowsAbout } from './postForm.testing.ts';

/*
 * Acting for somebody else through gateway and insurer: what each field and form gives a representative, and that no
 * document, tab, form or token of one person ever works for another.
 */

const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
const endless = Number.MAX_SAFE_INTEGER;
const page = '/mijn-gegevens/machtigingen';

let insurer: TestProvider;
let gateway: TestSetup;
let sannes: Possessions;

beforeAll(async () => {
  insurer = await startTestProvider({ pace, jobsHeld: true });
  gateway = await startTestGateway({
    provider: httpConnection(insurer.url),
    callerKey: await crypto.subtle.exportKey('jwk', gatewayKey),
    clientFolder: builtClient,
    limits: { calls: endless, login: endless, pages: endless, ownPages: endless, sessies: endless },
  });
  sannes = await givePossessions(insurer, 'sanne', 1_000);
});
afterAll(async () => {
  await gateway.stop();
  await insurer.stop();
});

let permission: string;
const give = async (bereik: string) => {
  await insurer.sql(`UPDATE insurer.machtiging SET ingetrokken_op = now() WHERE grond = 'app' AND ingetrokken_op IS NULL
    AND gemachtigde = '${numberOf('Daan')}'`);
  const [row] = await insurer.sql<{ id: string }>(
    `INSERT INTO insurer.machtiging (relatienummer, grond, gemachtigde, bereik, sinds, geldig_tot)
     VALUES ('${numberOf('Sanne')}', 'app', '${numberOf('Daan')}', '{${bereik}}', '2026-11-20', '2027-11-20')
     RETURNING machtiging_id AS id`,
  );
  permission = row?.id ?? '';
};
const withdraw = () =>
  insurer.sql(
    `UPDATE insurer.machtiging SET ingetrokken_op = now() WHERE machtiging_id = '${permission}'`,
  );
beforeEach(() => give('zorg,facturen'));

const logIn = (who: string) => createLoggedInBrowser(gateway, { bsn: bsnOf(who) });
const start = async (who: Browser, machtiging = permission) => {
  const seal = await readSeal(who, page);
  return post(who, page, { ...seal, form: 'actFor', machtiging });
};
const stop = (who: Browser) => post(who, page, { form: 'stopActing' });
async function acting(): Promise<Browser> {
  const daan = await logIn('daan');
  expect((await start(daan)).status).toBe(303);
  return daan;
}

const nameOf = async (who: Browser, mark?: string) => {
  const headers = mark === undefined ? {} : { 'x-mijn-person': mark };
  const { status, text } = await who.graphql('{ relatie { roepnaam } }', undefined, headers);
  return status === 200 ? JSON.parse(text).data?.relatie?.roepnaam : status;
};
const markIn = (html: string) => /"personMark":"([^"]+)"/.exec(html)?.[1] ?? '';

describe('starting and stopping', () => {
  it('leads to the represented person and back, each in a session of its own', async () => {
    const daan = await logIn('daan');
    const own = [...daan.cookies];
    expect((await start(daan)).location).toBe(pages.declaraties.path);
    expect([...daan.cookies]).not.toEqual(own);
    expect(await nameOf(daan)).toBe('Sanne');
    const shown = await daan.request(pages.declaraties.path);
    expect(shown.text).toContain('Je regelt nu zaken voor Sanne de Vries');
    expect(shown.text).toContain(
      '<title>Mijn Zilverzand | Declaraties (namens iemand anders)</title>',
    );
    expect((await stop(daan)).location).toBe(page);
    expect(await nameOf(daan)).toBe('Daan');
    expect((await daan.request('/overzicht')).text).not.toContain('Je regelt nu zaken');
  });

  it.each([
    '/declaraties',
    '/facturen',
    '/toegankelijkheid',
    '/cookie-instellingen',
    '/bestaat-niet',
    '/zorgpas',
  ])('shows for whom on %s, in both languages and without script', async (path) => {
    const daan = await acting();
    const { text } = await daan.request(path);
    expect(text).toMatch(
      /<div data-acting><section aria-label="Je regelt nu zaken voor Sanne de Vries">/,
    );
    expect(text).toContain('name="form" value="stopActing"');
    const english = await daan.request(path, { headers: { 'accept-language': 'en' } });
    expect(english.text).toContain('You are now acting for Sanne de Vries');
  });

  it('names nobody on the page that a device keeps for everybody', async () => {
    const { text } = await (await acting()).request('/offline');
    expect(text).not.toMatch(/Sanne|Daan/);
  });

  it('ends the earlier session, so that its cookie opens nothing', async () => {
    const daan = await logIn('daan');
    const own = [...daan.cookies];
    await start(daan);
    for (const [name, value] of own) daan.cookies.set(name, value);
    expect(await nameOf(daan)).toBe(401);
  });

  it.each([
    ['of somebody else', () => logIn('jan')],
    ['of the person themselves', () => logIn('sanne')],
  ])('does not start with a permission %s', async (_whose, login) => {
    const who = await login();
    expect((await start(who)).location).toBe(page);
    expect((await who.request(page)).text).not.toContain('Je regelt nu zaken');
  });

  it.each(['', 'x', '00000000-0000-4000-8000-000000000000', "' OR true"])(
    'does not start with the id %j',
    async (id) => {
      const daan = await logIn('daan');
      expect((await start(daan, id)).location).toBe(page);
      expect(await nameOf(daan)).toBe('Daan');
    },
  );

  it('does not start by a form of another site, of another person or without a seal', async () => {
    const daan = await logIn('daan');
    const form = { form: 'actFor', machtiging: permission };
    const jans = await readSeal(await logIn('jan'), page);
    expect((await post(daan, page, { ...jans, ...form })).status).toBe(403);
    expect((await post(daan, page, form)).status).toBe(400);
    const seal = await readSeal(daan, page);
    const other = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await post(daan, page, { ...seal, ...form }, other)).status).toBe(403);
    expect(await nameOf(daan)).toBe('Daan');
  });

  it('does not start another time while acting', async () => {
    const daan = await acting();
    const seal = await readSeal(daan, '/declaraties');
    await post(daan, page, { ...seal, form: 'actFor', machtiging: permission });
    expect(await nameOf(daan)).toBe('Sanne');
  });

  it('ends with signing out', async () => {
    const daan = await acting();
    const cookies = [...daan.cookies];
    await daan.call('/api/v1/gatewaySignOut', { method: 'GET' });
    for (const [name, value] of cookies) daan.cookies.set(name, value);
    expect(await nameOf(daan)).toBe(401);
  });
});

describe('two tabs', () => {
  it('keeps the calls of a document from another person than it was drawn for', async () => {
    const daan = await logIn('daan');
    const own = markIn((await daan.request('/overzicht')).text);
    await start(daan);
    const other = markIn((await daan.request(pages.declaraties.path)).text);
    expect(new Set([own, other, '']).size).toBe(3);
    expect(await nameOf(daan, own)).toBe(401);
    expect(await nameOf(daan, other)).toBe('Sanne');
    await stop(daan);
    expect(await nameOf(daan, other)).toBe(401);
    expect(await nameOf(daan, own)).toBe('Daan');
  });

  it('refuses the forms of a document that was drawn for another person', async () => {
    const daan = await logIn('daan');
    const own = await readSeal(daan, '/mijn-gegevens');
    await start(daan);
    const name = { form: 'name', roepnaam: 'Vreemd' };
    expect((await post(daan, '/mijn-gegevens', { ...own, ...name })).status).toBe(403);
    const claims = await readSeal(daan, '/declaraties');
    await stop(daan);
    expect((await post(daan, '/mijn-gegevens', { ...claims, ...name })).status).toBe(403);
    const names = await insurer.sql(`SELECT FROM insurer.relatie WHERE roepnaam = 'Vreemd'`);
    expect(names).toEqual([]);
  });

  it('tells a document that the session is of another person, to load anew', async () => {
    const daan = await logIn('daan');
    const own = markIn((await daan.request('/overzicht')).text);
    await start(daan);
    const answer = await daan.call('/api/v1/sessie', { headers: { 'x-mijn-person': own } });
    expect(answer.status).toBe(409);
  });
});

describe('a permission that ends', () => {
  it('ends acting at the next page, which is the person’s own', async () => {
    const daan = await acting();
    await withdraw();
    expect((await daan.request(pages.declaraties.path)).location).toBe(page);
    expect(await nameOf(daan)).toBe('Daan');
  });

  it('ends acting at the next call', async () => {
    const daan = await acting();
    expect((await daan.graphql('{ facturen { kenmerk } }')).text).toContain('F2026');
    await withdraw();
    const { text } = await daan.graphql('{ facturen { kenmerk } }');
    expect(text).not.toContain('F2026');
    expect(text).toContain('401');
  });

  it('gives no file any more', async () => {
    const daan = await acting();
    const file = `/declaraties/${sannes.declaratie}/bestanden/${sannes.bestand}`;
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await daan.request(`/bestanden${file}`, { headers })).status).not.toBe(500);
    await withdraw();
    const { status, text } = await daan.request(`/api/v1${file}`, { headers });
    expect([status === 200, text.includes('%PDF')]).toEqual([false, false]);
  });
});

/** Fields that each scope opens: a new one opens nothing. */
const opened = {
  zorg: [
    'declaraties',
    'declaratie',
    'eigenRisico',
    'verzekerden',
    'zorggebruik',
    'zorgkosten',
    'zorgkostenRegel',
    'verwachteVergoeding',
    'gelezen',
    'trekDeclaratieIn',
    'vergoedingen',
    'vooraf',
    'eigenRisicoVerwachting',
  ],
  facturen: [
    'facturen',
    'factuur',
    'betaalverzoeken',
    'betaalverzoek',
    'tegoeden',
    'premieachterstanden',
    'eindafrekeningSpecificatie',
    'startBetaling',
    'betaling',
  ],
};

/** Logs Jan in by DigiD Machtigen, for Sanne. */
async function byMandate(service: string, claims: object = {}): Promise<Browser> {
  const jan = gateway.browser();
  const mandate = { represented_bsn: bsnOf('sanne'), service, ...claims };
  await logInAt(gateway, jan, { bsn: bsnOf('jan'), claims: mandate }, '?machtiging=1');
  return jan;
}

describe('a login by DigiD Machtigen', () => {
  it('acts for the represented person, and signs out when it stops', async () => {
    const jan = await byMandate('facturen');
    expect(await nameOf(jan)).toBe('Sanne');
    expect((await jan.request('/overzicht')).location).toBe('/facturen');
    expect((await jan.request('/facturen')).text).toContain(
      'Je regelt nu zaken voor Sanne de Vries',
    );
    expect((await stop(jan)).location).toBe('/uitloggen');
    expect(await nameOf(jan)).toBe(401);
  });

  it.each([
    ['for a person whom the insurer does not know', 'zorg', { represented_bsn: '999990019' }],
    ['for another service', 'belasting', {}],
    ['for oneself', 'zorg', { represented_bsn: bsnOf('jan') }],
    ['without a mandate', 'zorg', { represented_bsn: undefined }],
  ])('fails %s', async (_what, service, claims) => {
    const jan = await byMandate(service, claims);
    expect(await nameOf(jan)).toBe(401);
  });

  it('fails where nobody asked for it', async () => {
    const jan = gateway.browser();
    const claims = { represented_bsn: bsnOf('sanne'), service: 'alles' };
    const { location } = await logInAt(gateway, jan, { bsn: bsnOf('jan'), claims });
    expect(location).toMatch(/^\/inloggen-mislukt/);
    expect(await nameOf(jan)).toBe(401);
  });
});

describe.each(['zorg', 'facturen'] as const)('the fields of GraphQL with the scope %s', (scope) => {
  it.each(Object.entries(graphqlRows))('%s', async (name, { document, variables: [ids = {}] }) => {
    const jan = await byMandate(scope);
    const variables = Object.fromEntries(
      Object.entries(ids).map(([field, kind]) => [field, sannes[kind]]),
    );
    const { text } = await jan.graphql(document, variables);
    const { data, errors = [] } = JSON.parse(text);
    const statuses = errors.map((one: { extensions: { status: number } }) => one.extensions.status);
    expect(text).not.toContain(secret);
    // Nobody is in arrears, and a notice is dismissed for the session only.
    if (name === 'betwistPremieachterstand' || name === 'sluitMelding') return;
    const isOpen = name === 'relatie' || opened[scope].includes(name);
    const isRefused = statuses.some((status: number) => [403, 404].includes(status));
    const mayBeEmpty = !isOpen && isEmpty(data);
    expect([name, isOpen, isRefused || mayBeEmpty]).toEqual([name, isOpen, !isOpen]);
  });
});

/** Forms that change something within a scope. */
const openForms: readonly string[] = ['declaratieIndienen claim'];

it.each(Object.entries(formRows).filter(([name]) => !openForms.includes(name)))(
  'changes nothing of the person by the form %s',
  async (name, row) => {
    const jan = await byMandate('alles');
    const ids = Object.fromEntries(
      Object.entries(row.names).map(([place, kind]) => [place, sannes[kind]]),
    );
    const before = await rowsAbout(insurer, [numberOf('Sanne'), numberOf('Daan')]);
    const seal = await readSeal(jan, '/declaraties');
    await postForm(jan, { name, row, ids, seal });
    expect(await rowsAbout(insurer, [numberOf('Sanne'), numberOf('Daan')])).toEqual(before);
  },
);

/** A closed extension reads as one that the insurer lacks. */
function isEmpty(data: unknown): boolean {
  return data === null || JSON.stringify(data).replaceAll(/"\w+":|[{}[\],]|null|false/g, '') === '';
}
