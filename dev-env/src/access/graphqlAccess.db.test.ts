import { readFileSync } from 'node:fs';
import { httpConnection } from '@mijn/gateway/provider/connection';
import type { Browser } from '@mijn/gateway/testing/browser.testing';
import {
  loggedIn,
  type TestSetup,
  startTestGateway,
} from '@mijn/gateway/testing/testSetup.testing';
import {
  type TestProvider,
  gatewayKey,
  startTestProvider,
} from '@mijn/provider/testing/trialProvider.testing';
import {
  type Possessions,
  givePossessions,
  malformed,
  ofNobodyPossessions,
  traces,
} from '@mijn/provider/access/possessions.testing';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GraphqlRow, graphqlRows, secret } from './graphqlRows.testing.ts';

// Gateway and insurer as they are, over HTTP; the insurer alone: its toegang/matrix.test.ts.
const pace = { takeUpAfterMs: 600_000, assessAfterMs: 600_000 };
const strangers = ['mila', 'jan', 'daan', 'bram'] as const;
const rows = Object.entries(graphqlRows);
const withIds = rows.filter(([, { variables }]) => variables.length > 0);

let insurer: TestProvider;
let gateway: TestSetup;
let browsers: Map<string, Browser>;
let sannes: Possessions;

beforeAll(async () => {
  insurer = await startTestProvider({ pace });
  gateway = await startTestGateway({
    provider: httpConnection(insurer.url),
    callerKey: await crypto.subtle.exportKey('jwk', gatewayKey),
    // The matrix asks more of one address than a person does.
    limits: { calls: Number.MAX_SAFE_INTEGER, login: Number.MAX_SAFE_INTEGER },
  });
  browsers = new Map();
  for (const who of ['sanne', ...strangers]) {
    browsers.set(who, await loggedIn(gateway, { bsn: bsnOf(who) }));
  }
  sannes = await givePossessions(insurer, 'sanne', 1_000);
  await ask('sanne', graphqlRows['bewaarConcept'], {});
});
afterAll(async () => {
  await gateway.stop();
  await insurer.stop();
});

async function ask(who: string, row: GraphqlRow | undefined, variables: object) {
  const browser = browsers.get(who);
  if (!browser || !row) throw new Error('no such person or field');
  const { status, text } = await browser.graphql(row.document, variables);
  return { status, text };
}

type Variables = GraphqlRow['variables'][number];

function fill(variables: Variables, owner: Possessions): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).map(([name, kind]) => [name, owner[kind]]));
}

/** What is somebody else's, of another kind, or nonsense, in each place it could stand. */
function foreign(variables: Variables): Record<string, string>[] {
  const all = fill(variables, sannes);
  const words = [...Object.values(sannes), ...malformed.map((word) => decodeURIComponent(word))];
  return Object.keys(variables).flatMap((name) => words.map((word) => ({ ...all, [name]: word })));
}

test('every field of the schema has a row, and no row is of none', () => {
  const file = new URL('generated/schema.graphql', import.meta.resolve('@mijn/contract/addresses'));
  const schema = readFileSync(file, 'utf8').replaceAll(/"""[\s\S]*?"""/g, '');
  const fields = ['Query', 'Mutation'].flatMap((type) => {
    const body = new RegExp(`^type ${type} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(schema)?.[1] ?? '';
    return [...body.matchAll(/^ {2}(\w+)/gm)].flatMap(([, name]) => name ?? []);
  });
  expect(fields.length).toBeGreaterThan(10);
  expect(Object.keys(graphqlRows).toSorted()).toEqual(fields.toSorted());
});

describe('without a session that counts', () => {
  // One for all rows: who logs in more than sixty times is slowed down.
  let low: Browser;
  beforeAll(async () => {
    low = await loggedIn(gateway, { bsn: bsnOf('sanne'), niveau: 20 });
  });

  test.each(rows)('%s is refused', async (_name, row) => {
    const nobody = gateway.browser();
    const [variables = {}] = row.variables;
    const asked = () => nobody.graphql(row.document, fill(variables, sannes));
    expect((await asked()).status).toBe(401);
    nobody.cookies.set(`mijn-${gateway.port}`, 'A'.repeat(43));
    expect((await asked()).status).toBe(401);
    // A session of before the sign-out.
    const gone = await loggedIn(gateway, { bsn: bsnOf('sanne') });
    const cookies = [...gone.cookies];
    await gone.call('/api/v1/gatewaySignOut', { method: 'GET' });
    for (const [name, value] of cookies) nobody.cookies.set(name, value);
    expect((await asked()).status).toBe(401);
    expect((await low.graphql(row.document, fill(variables, sannes))).status).toBe(401);
  });
});

describe('what belongs to somebody else', () => {
  test.each(withIds)('%s of it is, byte for byte, what does not exist', async (_name, row) => {
    for (const who of strangers) {
      for (const variables of row.variables) {
        const nothing = await ask(who, row, fill(variables, ofNobodyPossessions));
        expect(nothing.text).toContain('"status":404');
        for (const values of foreign(variables)) {
          expect([who, values, await ask(who, row, values)]).toEqual([who, values, nothing]);
        }
      }
    }
  });

  test.each(rows.filter(([, row]) => row.variables.length === 0 && row.document.startsWith('{')))(
    '%s shows nothing of it',
    async (_name, row) => {
      for (const who of strangers) {
        const { status, text } = await ask(who, row, {});
        const leaked = [secret, ...traces('sanne', sannes)].filter((word) => text.includes(word));
        expect([who, status, leaked]).toEqual([who, 200, []]);
      }
    },
  );

  test('is there for whose it is', async () => {
    for (const [name, row] of withIds.filter(([field]) => field !== 'startBetaling')) {
      for (const variables of row.variables) {
        const { text } = await ask('sanne', row, fill(variables, sannes));
        expect([name, text.includes('"errors"')]).toEqual([name, false]);
      }
    }
    expect((await ask('sanne', graphqlRows['concept'], {})).text).toContain(secret);
  });
});
