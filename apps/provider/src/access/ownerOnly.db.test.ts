import { idempotencyHeader } from '@mijn/domain/headers';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Checkout, startCheckout } from '../betalingen/checkout.testing.ts';
import {
  type Answer,
  startTestProvider,
  type TestProvider,
  type TokenOverrides,
} from '../testing/trialProvider.testing.ts';
import { matrix, secret } from './matrix.testing.ts';
import type { MatrixRow } from './matrixRow.testing.ts';
import { givePossessions, type Possessions } from './possessions.testing.ts';

const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
const staff: TokenOverrides = { actor: 'medewerker-7', reden: 'request' };

// The matrix covers every operation of the document (matrix.db.test.ts), so new ones are tested too.
const ofPersons = Object.entries(matrix).filter(([, { gateway }]) => !gateway);
const own = ofPersons.filter(([, row]) => row.ownerOnly);
const shared = ofPersons.filter(([, row]) => !row.ownerOnly);

let checkout: Checkout;
let insurer: TestProvider;
let possessions: Possessions;
beforeAll(async () => {
  checkout = await startCheckout();
  insurer = await startTestProvider({ pace, paymentProvider: checkout.config(), jobsHeld: true });
  possessions = await givePossessions(insurer, 'sanne', 1_000);
  await send(matrix['put /uitbreidingen/declaraties/concept']);
});
afterAll(async () => {
  await insurer.stop();
  await checkout.close();
});

function send(row: MatrixRow | undefined, otherwise: TokenOverrides = {}): Promise<Answer> {
  if (!row) throw new Error('no such operation');
  const { path, headers, ...init } = row.request(possessions);
  const withKey = new Headers(headers);
  withKey.set(idempotencyHeader, randomUUID());
  return insurer.request(path, 'sanne', { ...init, ...otherwise, headers: withKey });
}

it('shares only calls that change nothing', () => {
  const writing = shared.map(([name]) => name).filter((name) => !name.startsWith('get '));
  expect(writing).toEqual([
    'post /relatie/validate',
    'post /uitbreidingen/declaraties/verwachting',
  ]);
});

it.each(shared)('answers staff: %s', async (_name, row) => {
  expect((await send(row, staff)).status).not.toBe(403);
});

it.each(own)('refuses staff but not the person: %s', async (_name, row) => {
  const { status, text } = await send(row, staff);
  expect([status, text]).toEqual([403, expect.stringMatching(/^{"status":(403|{"status":403})}$/)]);
  expect((await send(row)).status).not.toBe(403);
});

it('refuses staff the draft that the person can read', async () => {
  const row = matrix['get /uitbreidingen/declaraties/concept'];
  await send(matrix['put /uitbreidingen/declaraties/concept']);
  expect((await send(row)).text).toContain(secret);
  expect((await send(row, staff)).text).not.toContain(secret);
});

const count = () =>
  insurer.sql(`SELECT (SELECT count(*) FROM insurer.bestand) AS files,
    (SELECT count(*) FROM insurer.declaratie) AS declaraties`);

it('stores no file and no claim sent by staff', async () => {
  const before = await count();
  for (const name of ['post /declaraties/valideren/bestand', 'post /declaraties/indienen']) {
    expect((await send(matrix[name], staff)).status).toBe(403);
  }
  expect(await count()).toEqual(before);
});
