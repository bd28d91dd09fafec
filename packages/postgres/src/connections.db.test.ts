import { createTestDatabase, type TestDatabase } from '@mijn/dev-env/testDatabase';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Generations, openPool, patienceOf, withConnection } from './connections.ts';

const role = `somebody_${randomBytes(6).toString('hex')}`;
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await run(`CREATE ROLE ${role} LOGIN`);
});
afterAll(async () => {
  await run(`DROP ROLE ${role}`);
  await db.drop();
});
beforeEach(() => setPassword('old'));

const run = (sql: string) =>
  withConnection(db.url, patienceOf.start, (client) => client.query(sql));
const setPassword = (password: string) => run(`ALTER ROLE ${role} PASSWORD '${password}'`);

function as(password: string): string {
  const url = new URL(db.url);
  [url.username, url.password] = [role, password];
  return url.href;
}

async function whoIsIn(urls: Generations): Promise<string> {
  return withConnection(urls, patienceOf.start, async (client) => {
    const { rows } = await client.query<{ who: string }>('SELECT current_user AS who');
    return rows[0]?.who ?? '';
  });
}

it('logs in with whichever of two addresses the server accepts', async () => {
  const both = [as('old'), as('new')] as const;
  expect(await whoIsIn(both)).toBe(role);
  await setPassword('new');
  expect(await whoIsIn(both)).toBe(role);
  await setPassword('another');
  await expect(whoIsIn(both)).rejects.toMatchObject({ code: '28P01' });
});

it('does not try the second address if the first is unreachable', async () => {
  const nowhere = 'postgres://somebody:word@127.0.0.1:1/none';
  await expect(whoIsIn([nowhere, as('old')])).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it.each([
  ['a pool that knows the old one first', ['old', 'new']],
  ['a pool that knows the new one first', ['new', 'old']],
] as const)('loses no query of %s while the password changes', async (_which, [one, other]) => {
  // Each connection is used once, so every query logs in.
  const pool = openPool(
    [as(one), as(other)],
    { max: 4, maxUses: 1 },
    patienceOf.call,
    () => undefined,
  );
  const ask = () => pool.query<{ who: string }>('SELECT current_user AS who');
  try {
    for (const password of ['new', 'old', 'new']) {
      const asked = Array.from({ length: 6 }, ask);
      await setPassword(password);
      const answers = await Promise.all([...asked, ...Array.from({ length: 6 }, ask)]);
      expect(new Set(answers.map(({ rows }) => rows[0]?.who))).toEqual(new Set([role]));
    }
    const client = await pool.connect();
    client.release();
    await setPassword('another');
    await expect(ask()).rejects.toMatchObject({ code: '28P01' });
  } finally {
    await pool.end();
  }
});
