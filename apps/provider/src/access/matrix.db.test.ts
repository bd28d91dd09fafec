import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { type Checkout, startCheckout } from '../betalingen/checkout.testing.ts';
import {
  type Answer,
  numberOf,
  type TestProvider,
  startTestProvider,
  type TokenOverrides,
} from '../testing/trialProvider.testing.ts';
import {
  allOpen,
  protectionModes,
  startWithoutProtection,
  switchRlsOff,
} from '../testing/withoutAccess.testing.ts';
import {
  type Possessions,
  givePossessions,
  malformed,
  ofNobodyPossessions,
  traces,
} from './possessions.testing.ts';
import { secret, matrix } from './matrix.testing.ts';
import type { MatrixRow } from './matrixRow.testing.ts';

const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
const isProof = process.env['PROVE'] !== undefined;
const rows = Object.entries(matrix);
const withIds = rows.filter(([, { including }]) => including.length > 0);

const waitForFree = { timeout: 60_000, interval: 1_000 };

// A stranger, another verzekeringsnemer, Sanne's partner, her child, and a former member.
const strangers = ['mila', 'jan', 'daan', 'bram', 'noor'] as const;

let checkout: Checkout;
let insurer: TestProvider;
let possessions: Readonly<Record<'sanne' | 'jan', Possessions>>;

async function fill(): Promise<void> {
  possessions = {
    sanne: await givePossessions(insurer, 'sanne', 1_000),
    jan: await givePossessions(insurer, 'jan', 2_000),
  };
  await insurer.sql(`UPDATE insurer.polis SET geldig_tot = '2026-11-20'
    WHERE verzekeringsnemer = '${numberOf('Noor')}'`);
  await request(matrix['put /uitbreidingen/declaraties/concept'], possessions.sanne, 'sanne');
}

function request(
  row: MatrixRow | undefined,
  ids: Possessions,
  as: string | undefined,
  otherwise: TokenOverrides & { readonly added?: Record<string, string> } = {},
): Promise<Answer> {
  if (!row) throw new Error('no such operation');
  const { path, headers, ...init } = row.request(ids);
  const allHeaders = new Headers(headers);
  for (const [name, value] of Object.entries(otherwise.added ?? {})) allHeaders.set(name, value);
  return insurer.request(path, as, { ...init, ...otherwise, headers: allHeaders });
}

/**
 * Returns requests with every kind of id that is not the caller's own: somebody else's, unknown and, with
 * `isFull`, of another kind or malformed, combined with their own ids and with other foreign ones. No
 * request is repeated.
 */
function foreignRequests(
  row: MatrixRow,
  own: Possessions,
  foreign: Possessions,
  isFull: boolean,
): Possessions[] {
  const byRequest = new Map<string, Possessions>();
  for (const kind of row.including) {
    const other = Object.values(foreign).filter((id) => id !== foreign[kind]);
    const nonsense = row.request(ofNobodyPossessions).body === undefined ? malformed : ['', 'x'];
    const values = [
      foreign[kind],
      ofNobodyPossessions[kind],
      ...(isFull ? [...other, ...nonsense] : []),
    ];
    for (const ids of values.flatMap((id) =>
      [foreign, own].map((from) => ({ ...from, [kind]: id })),
    )) {
      const { path, body } = row.request(ids);
      byRequest.set(JSON.stringify([path, body]), ids);
    }
  }
  return [...byRequest.values()];
}

describe('the access matrix', () => {
  it('has a row for every operation of the OpenAPI document, and for no other', async () => {
    insurer = await startTestProvider();
    const { text } = await insurer.request('/openapi.json');
    await insurer.stop();
    const { paths }: { paths: Record<string, object> } = JSON.parse(text);
    const operations = Object.entries(paths).flatMap(([path, kinds]) =>
      Object.keys(kinds).map((kind) => `${kind} ${path}`),
    );
    expect(Object.keys(matrix).toSorted()).toEqual(operations.toSorted());
  });
});

describe.each(protectionModes)('covers every operation, %s', (mode) => {
  beforeAll(async () => {
    checkout = await startCheckout();
    insurer = await startWithoutProtection(mode, { pace, paymentProvider: checkout.config() });
    await fill();
  });
  afterAll(async () => {
    await insurer.stop();
    await checkout.close();
  });

  it.each(rows)('requires a token for %s', async (_name, row) => {
    const { privateKey } = await generateKeyPair('ES256');
    const closed: [string | undefined, TokenOverrides, number][] = [
      [undefined, {}, 401],
      ['sanne', { key: privateKey }, 401],
      ['sanne', { old: 31, valid: 30 }, 401],
      ['sanne', { niveau: 10 }, row.gateway ? 401 : 403],
      ['sanne', { niveau: 20 }, row.gateway ? 401 : 403],
    ];
    for (const [as, otherwise, status] of closed) {
      const response = await request(row, possessions.sanne, as, otherwise);
      expect([response.status, response.text.includes(String(status))]).toEqual([status, true]);
      expect(response.text.length).toBeLessThan(40);
    }
    if (row.gateway) expect((await request(row, possessions.sanne, 'sanne')).status).toBe(401);
  });

  it.each(withIds)('answers byte for byte as for an unknown id: %s', async (_name, row) => {
    // A sample of people suffices for each check alone; and one of them for ids that fit nobody.
    for (const as of mode === 'as it is' ? strangers : (['jan', 'daan'] as const)) {
      const yardstick = await request(row, ofNobodyPossessions, as);
      expect(yardstick.status).toBe(404);
      const own = as === 'jan' ? possessions.jan : ofNobodyPossessions;
      for (const ids of foreignRequests(row, own, possessions.sanne, isProof || as === 'jan')) {
        const { path, body } = row.request(ids);
        expect([as, path, body, await request(row, ids, as)]).toEqual([as, path, body, yardstick]);
      }
      const added = { bsn: bsnOf('sanne'), zekerheidsniveau: '30' };
      expect(await request(row, possessions.sanne, as, { added })).toEqual(yardstick);
    }
  });

  it.each(rows.filter(([name, { including }]) => name.startsWith('get') && including.length === 0))(
    'reveals nothing of somebody else: %s',
    async (_name, row) => {
      for (const as of strangers) {
        const { status, text } = await request(row, ofNobodyPossessions, as);
        const isClosed =
          (row.holderOnly !== undefined && ['daan', 'bram'].includes(as)) ||
          (row.holderOnly === 'now' && as === 'noor');
        const own = isClosed ? 403 : 200;
        expect([as, status]).toEqual([as, row.gateway ? 401 : own]);
        const leaked = [secret, ...traces('sanne', possessions.sanne)].filter((word) =>
          text.includes(word),
        );
        expect([as, leaked]).toEqual([as, []]);
      }
    },
  );

  it('answers 404 for the last payment of somebody else', async () => {
    for (const as of strangers.filter((who) => who !== 'jan')) {
      const { status } = await insurer.request('/uitbreidingen/betalingen/laatste', as);
      expect([as, status]).toEqual([as, 404]);
    }
  });

  it('serves everything to the owner', async () => {
    for (const [name, row] of withIds) {
      // A busy machine may refuse the reading of a file for the moment.
      let status = 0;
      const answer = async () => {
        ({ status } = await request(row, possessions.sanne, 'sanne'));
        return [name, status];
      };
      await expect.poll(answer, waitForFree).not.toEqual([name, 503]);
      expect([name, [401, 403, 404, 500].includes(status)]).toEqual([name, false]);
    }
  }, 120_000);
});

describe('the access matrix with both checks off', () => {
  beforeAll(async () => {
    checkout = await startCheckout();
    const config = { pace, paymentProvider: checkout.config() };
    insurer = await startTestProvider(config, { testAccess: allOpen });
    await switchRlsOff(insurer);
    await fill();
  });
  afterAll(async () => {
    await insurer.stop();
    await checkout.close();
  });

  it.each(withIds.filter(([, row]) => !row.thrice))(
    'lets a stranger in, so the matrix can fail: %s',
    async (_name, row) => {
      expect((await request(row, possessions.sanne, 'mila')).status).not.toBe(404);
    },
  );
});
