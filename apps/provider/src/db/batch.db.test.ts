import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendBatch } from './batch.ts';

const db = await createTestDatabase();
const client = new pg.Client({ connectionString: db.url });
beforeAll(async () => {
  await client.connect();
  await client.query('CREATE TABLE note (words text)');
});
afterAll(async () => {
  await client.end();
  await db.drop();
});

const add = { name: 'add', text: 'INSERT INTO note VALUES ($1)' };
const list = { name: 'list', text: 'SELECT words FROM note WHERE words = ANY ($1) ORDER BY words' };
const fail = { name: 'fail', text: 'SELECT 1 / $1::int AS n' };

it('runs the same statement several times, within one batch and across batches', async () => {
  const steps = [
    { statement: add, values: ['one'] },
    { statement: add, values: ['two'] },
    { statement: list, values: [['one', 'two']] },
    { statement: list, values: [['two']] },
  ];
  const [one, two] = [[{ words: 'one' }], [{ words: 'two' }]];
  expect(await sendBatch(client, steps)).toEqual([[], [], [...one, ...two], two]);
  const again = [steps[3], steps[0], steps[3]].flatMap((step) => step ?? []);
  expect(await sendBatch(client, again)).toEqual([two, [], two]);
});

it('runs in one transaction and rolls back when a step fails', async () => {
  const other = new pg.Client({ connectionString: db.url });
  await other.connect();
  const steps = [
    { statement: add, values: ['three'] },
    { statement: fail, values: [0] },
  ];
  await expect(sendBatch(other, steps)).rejects.toThrow('division by zero');
  await other.end();
  const [rows] = await sendBatch(client, [{ statement: list, values: [['three']] }]);
  expect(rows).toEqual([]);
});
