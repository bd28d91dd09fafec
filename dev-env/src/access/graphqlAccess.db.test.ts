import { readFileSync } from 'node:fs';
import { httpConnection } from '@mijn/gateway/provider/connection';
import type { Browser } from '@mijn/gateway/testing/browser.testing';
import {
  createLoggedInBrowser,
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

// Runs gateway and insurer over HTTP, with one row per field. The insurer's access/matrix.db.test.ts has
// every call with every principal and every kind of id.
const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
/** On the same policy but not its holder: the closest of all strangers. */
const stranger = 'daan';
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
    // The matrix sends more requests from one address than a person does.
    limits: { calls: Number.MAX_SAFE_INTEGER, login: Number.MAX_SAFE_INTEGER },
  });
  browsers = new Map();
  for (const who of ['sanne', stranger]) {
    browsers.set(who, await createLoggedInBrowser(gateway, { bsn: bsnOf(who) }));
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

test('has a row for each field of the schema, and no others', () => {
  const file = new URL('generated/schema.graphql', import.meta.resolve('@mijn/contract/addresses'));
  const schema = readFileSync(file, 'utf8').replaceAll(/"""[\s\S]*?"""/g, '');
  const fields = ['Query', 'Mutation'].flatMap((type) => {
    const body = new RegExp(`^type ${type} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(schema)?.[1] ?? '';
    return [...body.matchAll(/^ {2}(\w+)/gm)].flatMap(([, name]) => name ?? []);
  });
  expect(fields.length).toBeGreaterThan(10);
  expect(Object.keys(graphqlRows).toSorted()).toEqual(fields.toSorted());
});

describe('without a session', () => {
  test.each(rows)('refuses %s', async (_name, row) => {
    const [variables = {}] = row.variables;
    const answer = await gateway.browser().graphql(row.document, fill(variables, sannes));
    expect(answer.status).toBe(401);
  });

  // All fields share one session check, so one field stands for all.
  test.each(['forged', 'ended', 'of a low level'])('refuses a session that is %s', async (kind) => {
    const niveau = kind === 'of a low level' ? { niveau: 20 } : {};
    const browser = await createLoggedInBrowser(gateway, { bsn: bsnOf('sanne'), ...niveau });
    const cookies = [...browser.cookies];
    if (kind === 'ended') {
      await browser.call('/api/v1/gatewaySignOut', { method: 'GET' });
      for (const [name, value] of cookies) browser.cookies.set(name, value);
    }
    if (kind === 'forged') browser.cookies.set(`mijn-${gateway.port}`, 'A'.repeat(43));
    expect((await browser.graphql('{ relatie { roepnaam } }')).status).toBe(401);
  });
});

describe('somebody else’s id', () => {
  test.each(withIds)(
    'is answered by %s byte for byte as one that does not exist',
    async (_name, row) => {
      for (const variables of row.variables) {
        const nothing = await ask(stranger, row, fill(variables, ofNobodyPossessions));
        expect(nothing.text).toContain('"status":404');
        expect(await ask(stranger, row, fill(variables, sannes))).toEqual(nothing);
        for (const name of Object.keys(variables)) {
          const malformedId = { ...fill(variables, sannes), [name]: malformed[0] };
          expect(await ask(stranger, row, malformedId)).toEqual(nothing);
        }
      }
    },
  );

  test.each(rows.filter(([, row]) => row.variables.length === 0 && row.document.startsWith('{')))(
    'leaves no trace in the response of %s',
    async (_name, row) => {
      const { status, text } = await ask(stranger, row, {});
      const leaked = [secret, ...traces('sanne', sannes)].filter((word) => text.includes(word));
      expect([status, leaked]).toEqual([200, []]);
    },
  );
});

test('answers the owner for every id in the rows', async () => {
  for (const [name, row] of withIds.filter(([field]) => field !== 'startBetaling')) {
    for (const variables of row.variables) {
      // A busy machine may refuse the reading of a file for the moment.
      let text = '';
      const isBusy = async () => {
        ({ text } = await ask('sanne', row, fill(variables, sannes)));
        return text.includes('"status":503');
      };
      await expect.poll(isBusy, { timeout: 60_000, interval: 1_000 }).toBe(false);
      expect([name, text.includes('"errors"')]).toEqual([name, false]);
    }
  }
  expect((await ask('sanne', graphqlRows['concept'], {})).text).toContain(secret);
}, 120_000);
