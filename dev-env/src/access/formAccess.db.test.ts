import path from 'node:path';
import type { FormsEntry } from '@mijn/contract/serverEntry';
import { httpConnection } from '@mijn/gateway/provider/connection';
import type { Browser } from '@mijn/gateway/testing/browser.testing';
import {
  createLoggedInBrowser,
  startTestGateway,
  type TestSetup,
} from '@mijn/gateway/testing/testSetup.testing';
import {
  givePossessions,
  ofNobodyPossessions,
  type Possessions,
} from '@mijn/provider/access/possessions.testing';
import { save as saveConcept } from '@mijn/provider/declaraties/concept/concept.testing';
import {
  gatewayKey,
  numberOf,
  startTestProvider,
  type TestProvider,
} from '@mijn/provider/testing/trialProvider.testing';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builtClient } from '../startWorld.ts';
import {
  stripVariableParts,
  postForm,
  readSeal,
  rowsAbout,
  type Seal,
} from './postForm.testing.ts';
import { cookieRows, type FormRow, formRows, type Ids, uniqueWord } from './formRows.testing.ts';

// Runs gateway, insurer and the built client over HTTP, for the rows of docs/decisions.md §3. For calls see
// graphqlAccess.db.test.ts and, for the insurer alone, its access/matrix.db.test.ts.
const endless = Number.MAX_SAFE_INTEGER;
const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
const rows = Object.entries(formRows);
// These accept a token of the previous session, so that somebody who logged in again in another tab can
// still sign out.
const sealed = rows.filter(
  ([, row]) => !['/uitloggen', '/e-mail-bevestigen'].includes(row.path({})),
);
const naming = rows.filter(([, { names }]) => Object.keys(names).length > 0);
/** Daan is on Sanne's policy but is not its holder: the closest of all strangers. */
const strangers = ['jan', 'daan'] as const;

let insurer: TestProvider;
let gateway: TestSetup;
let ofSanne: Possessions;
let ofJan: Possessions;
let sanne: Browser;
let others: Map<string, Browser>;
let before: readonly string[];

beforeAll(async () => {
  insurer = await startTestProvider({ pace });
  gateway = await startTestGateway({
    provider: httpConnection(insurer.url),
    callerKey: await crypto.subtle.exportKey('jwk', gatewayKey),
    clientFolder: builtClient,
    limits: {
      calls: endless,
      login: endless,
      pages: endless,
      ownPages: endless,
      uploads: endless,
      sessies: endless,
    },
  });
  ofSanne = await givePossessions(insurer, 'sanne', 1_000);
  ofJan = await givePossessions(insurer, 'jan', 2_000);
  sanne = await createLoggedInBrowser(gateway, { bsn: bsnOf('sanne') });
  await saveConcept(insurer, 'sanne', { velden: { naamZorgverlener: 'Praktijk Linde' } });
  others = new Map();
  for (const who of strangers)
    others.set(who, await createLoggedInBrowser(gateway, { bsn: bsnOf(who) }));
});
afterAll(async () => {
  await gateway.stop();
  await insurer.stop();
});

const theirs = () => rowsAbout(insurer, [...Object.values(ofSanne), numberOf('Daan')]);
const ownerOf = ({ by }: FormRow) => createLoggedInBrowser(gateway, { bsn: bsnOf(by ?? 'sanne') });
const isLoggedIn = async (who: Browser) => (await who.graphql('{ __typename }')).status === 200;
const seal = (who: Browser, { path: address, stateAt }: FormRow) =>
  readSeal(who, stateAt === undefined ? '/overzicht' : address({}) + stateAt);

function idsOf({ names }: FormRow, owner: Possessions): Ids {
  return Object.fromEntries(Object.entries(names).map(([place, kind]) => [place, owner[kind]]));
}

test('has a row for every form of every page, and no others', async () => {
  const entry: FormsEntry = await import(path.join(builtClient, 'server/entry-server.js'));
  const forms = Object.entries(entry.forms).flatMap(([page, names]) =>
    names.map((name) => `${page} ${name}`),
  );
  expect(forms.length).toBeGreaterThan(15);
  expect(Object.keys(formRows).toSorted()).toEqual(forms.toSorted());
});

describe('a form', () => {
  // No attempt may change data of Sanne's or Daan's, or log her out.
  beforeEach(async () => {
    before = await theirs();
    expect(before.length).toBeGreaterThan(10);
    // Their own draft, which somebody else could throw away.
    expect(before.filter((row) => row.startsWith('declaratie_concept '))).toHaveLength(1);
  });
  afterEach(async () => {
    expect(await theirs()).toEqual(before);
    expect(await isLoggedIn(sanne)).toBe(true);
  });

  test.each(rows)('refuses %s without a session', async (name, row) => {
    const filled = { name, row, ids: idsOf(row, ofSanne), seal: await seal(sanne, row) };
    const { status, to } = row.outside ?? { status: 303, to: '/inloggen' };
    const answer = await postForm(gateway.browser(), filled);
    expect([answer.status, answer.location.split('?')[0]]).toEqual([status, to]);
    expect(answer.text).not.toContain('Sanne');
  });

  // All forms share one session check, so one form stands for all.
  test('refuses a forged or ended session', async () => {
    const name = 'declaratie question';
    const row = formRows[name]!;
    const gone = await createLoggedInBrowser(gateway, { bsn: bsnOf('sanne') });
    const goneSeal = await seal(gone, row);
    const cookies = [...gone.cookies];
    await gone.call('/api/v1/gatewaySignOut', { method: 'GET' });
    const [forger, late] = [gateway.browser(), gateway.browser()];
    forger.cookies.set(`mijn-${gateway.port}`, 'A'.repeat(43));
    for (const [cookie, value] of cookies) late.cookies.set(cookie, value);
    for (const browser of [forger, late]) {
      const filled = { name, row, ids: idsOf(row, ofSanne), seal: goneSeal };
      const { status, location, text } = await postForm(browser, filled);
      expect([status, location.split('?')[0], text]).toEqual([303, '/inloggen', '']);
    }
  });

  test.each(sealed)('refuses %s with the token of another session', async (name, row) => {
    const ids = idsOf(row, ofSanne);
    const again = await createLoggedInBrowser(gateway, { bsn: bsnOf('sanne') });
    const filled = { name, row, ids, seal: await seal(again, row) };
    const jan = others.get('jan') ?? sanne;
    const none = { ...filled, seal: { ...filled.seal, formToken: '' } };
    const answers = [
      await postForm(sanne, filled),
      await postForm(jan, filled),
      await postForm(sanne, none),
    ];
    const [own, ...refused] = answers.map(({ status }) => status);
    // A form with input is shown again to the same person (409); a button alone is refused.
    expect([403, 409]).toContain(own);
    expect(refused).toEqual([403, 403]);
  });

  const evil = 'https://elders.example';

  test.each(rows)('refuses %s from another site', async (name, row) => {
    const filled = { name, row, ids: idsOf(row, ofSanne), seal: await seal(sanne, row) };
    const headers = { origin: evil, 'sec-fetch-site': 'cross-site' };
    const { status, cookies } = await postForm(sanne, { ...filled, headers });
    expect([status, cookies]).toEqual([403, []]);
  });

  test('refuses a post from anywhere but a page of ours', async () => {
    const name = 'declaratie question';
    const row = formRows[name]!;
    const filled = { name, row, ids: idsOf(row, ofSanne), seal: await seal(sanne, row) };
    const origins = [
      { origin: evil, 'sec-fetch-site': undefined },
      { origin: 'null', 'sec-fetch-site': undefined },
      { origin: undefined, 'sec-fetch-site': 'cross-site' },
      { origin: gateway.addresses.AZVZ, 'sec-fetch-site': 'same-site' },
      { origin: undefined, 'sec-fetch-site': 'none' },
      { origin: undefined, 'sec-fetch-site': undefined },
    ];
    for (const headers of origins) {
      const { status, cookies } = await postForm(sanne, { ...filled, headers });
      expect([headers, status, cookies]).toEqual([headers, 403, []]);
    }
  });

  test.each(naming)(
    'answers %s for somebody else’s id as for one that does not exist',
    async (name, row) => {
      const places = Object.keys(row.names);
      for (const who of strangers) {
        const browser = others.get(who) ?? sanne;
        const ask = async (ids: Ids) => {
          const own: Seal = await seal(browser, row);
          const { status, text, location } = await postForm(browser, { name, row, ids, seal: own });
          return {
            status,
            location,
            text: row.showsLooks ? '' : stripVariableParts(text, ids, own),
          };
        };
        const [sanneIds, unknownIds] = [idsOf(row, ofSanne), idsOf(row, ofNobodyPossessions)];
        const own = idsOf(row, ofJan);
        for (const place of places) {
          const at = (of: Ids): Ids => ({ ...own, [place]: of[place] ?? '' });
          const foreign = await ask(at(sanneIds));
          expect([who, place, foreign]).toEqual([who, place, await ask(at(unknownIds))]);
          const isNamed = row.namesHolder === true && who === 'daan';
          expect([who, foreign.text.includes('Sanne')]).toEqual([who, isNamed]);
        }
        expect(await ask(sanneIds)).toEqual(await ask(unknownIds));
      }
    },
  );

  test.each(rows.filter(([, { stateAt }]) => stateAt !== undefined))(
    'changes nothing through %s with the state of somebody else',
    async (name, row) => {
      const { state } = await seal(await ownerOf(row), row);
      expect(state).not.toBe('');
      for (const who of strangers.filter((one) => one !== row.by)) {
        const browser = others.get(who) ?? sanne;
        const own = { ...(await seal(browser, row)), state };
        const { status, text } = await postForm(browser, { name, row, ids: {}, seal: own });
        expect([who, status >= 400, text.includes('Sanne')]).toEqual([who, true, false]);
      }
      expect(await rowsAbout(insurer, [uniqueWord])).toEqual([]);
    },
  );

  test.each(rows.filter(([, { names, stateAt }]) => !stateAt && Object.keys(names).length === 0))(
    'limits %s to a person’s own data',
    async (name, row) => {
      const leaver = await createLoggedInBrowser(gateway, { bsn: bsnOf('jan') });
      const filled = { name, row, ids: {}, seal: await seal(leaver, row) };
      const { status, text } = await postForm(leaver, filled);
      expect([status, text.includes('Sanne')]).toEqual([row.own, false]);
    },
  );
});

describe('a form that only writes cookies', () => {
  test.each(Object.entries(cookieRows))('refuses %s from another site', async (name, fields) => {
    const row = { names: {}, path: () => '/inloggen', fields: () => fields, own: 303 };
    const filled = {
      name: ` ${name}`,
      row,
      ids: {},
      seal: { formToken: '', formKey: '', state: '' },
    };
    const nobody = gateway.browser();
    const written = await postForm(nobody, filled);
    expect([written.status, written.cookies.length > 0, written.text]).toEqual([303, true, '']);
    const headers = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
    for (const browser of [nobody, sanne]) {
      const { status, cookies } = await postForm(browser, { ...filled, headers });
      expect([status, cookies]).toEqual([403, []]);
    }
  });
});

// Last, because it changes the data that the rows above compare with.
describe('the owner', () => {
  test.each(rows)('can submit %s', async (name, row) => {
    const who = await ownerOf(row);
    const filled = { name, row, ids: idsOf(row, ofSanne), seal: await seal(who, row) };
    const { status, location, text } = await postForm(who, filled);
    expect([status, location, text.length > 2_000]).toEqual([
      row.own,
      row.own === 303 ? expect.not.stringContaining('/inloggen') : '',
      row.own !== 303,
    ]);
  });
});
