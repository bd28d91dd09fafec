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
import { matrix } from './matrix.testing.ts';
import type { MatrixRow } from './matrixRow.testing.ts';
import { givePossessions, type Possessions } from './possessions.testing.ts';

const pace = { takeUpAfterMs: 600_000, assessAfterMs: 600_000 };
const staff: TokenOverrides = { actor: 'medewerker-7', reden: 'request' };

/** What is asked with a body, and changes nothing. */
const reading = ['post /relatie/validate', 'post /uitbreidingen/declaraties/verwachting'];

// The matrix has every operation of the document (matrix.test.ts): a new one that writes is in here too.
const asked = Object.entries(matrix).filter(
  ([name, { gateway }]) => !name.startsWith('get ') && !gateway,
);
const writing = asked.filter(([name]) => !reading.includes(name));

let checkout: Checkout;
let insurer: TestProvider;
let own: Possessions;
beforeAll(async () => {
  checkout = await startCheckout();
  insurer = await startTestProvider({ pace, paymentProvider: checkout.config(), jobsHeld: true });
  own = await givePossessions(insurer, 'sanne', 1_000);
});
afterAll(async () => {
  await insurer.stop();
  await checkout.close();
});

function ask({ request }: MatrixRow, otherwise: TokenOverrides = {}): Promise<Answer> {
  const { path, headers, ...init } = request(own);
  const withKey = new Headers(headers);
  withKey.set(idempotencyHeader, randomUUID());
  return insurer.request(path, 'sanne', { ...init, ...otherwise, headers: withKey });
}

it('knows calls that write, and those that only read', () => {
  expect(writing.length).toBeGreaterThan(12);
  expect(asked.length - writing.length).toBe(reading.length);
});

it.each(writing)('%s is refused to staff, and not to the person', async (_name, row) => {
  const { status, text } = await ask(row, staff);
  expect([status, text]).toEqual([403, expect.stringMatching(/^{"status":(403|{"status":403})}$/)]);
  expect((await ask(row)).status).not.toBe(403);
});

it.each(reading)('%s is answered to staff', async (name) => {
  const row = matrix[name];
  expect(row && (await ask(row, staff)).status).not.toBe(403);
});

const count = () =>
  insurer.sql(`SELECT (SELECT count(*) FROM insurer.bestand) AS files,
    (SELECT count(*) FROM insurer.declaratie) AS declaraties`);

it('a file that staff send is not kept, and a claim of theirs not stored', async () => {
  const before = await count();
  for (const name of ['post /declaraties/valideren/bestand', 'post /declaraties/indienen']) {
    const row = matrix[name];
    expect(row && (await ask(row, staff)).status).toBe(403);
  }
  expect(await count()).toEqual(before);
});
