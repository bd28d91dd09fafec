import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useTestProvider, usePool } from '../../testing/trialProvider.testing.ts';
import { sealLog, verdictLine, verifyLog } from './sealLog.ts';

const log = pino({ level: 'silent' });
const key = randomBytes(32);
const insurer = await useTestProvider({ jobsHeld: true });
const pool = usePool(insurer, 'jobs', 2);
beforeAll(async () => {
  // The seals must detect changes by a server owner, whom no trigger stops.
  await insurer.sql('SET session_replication_role = replica');
});

const ids = async () =>
  (await insurer.sql<{ id: string }>(`SELECT inzage_id AS id FROM insurer.inzage ORDER BY 1`)).map(
    ({ id }) => Number(id),
  );

/** Seals two lines of access, each under its own seal. */
beforeEach(async () => {
  await insurer.sql('DELETE FROM insurer.inzage_seal');
  await insurer.sql('DELETE FROM insurer.inzage');
  for (const path of ['/declaraties', '/relatie']) {
    await insurer.read(path, 'sanne');
    await sealLog({ pool, sealKey: key, log }, 0);
  }
});

const verdict = () => verifyLog(pool, [key]);

it('verifies an untouched log, also while lines are added', async () => {
  await insurer.read('/relatie', 'daan');
  expect(await verdict()).toMatchObject({
    seals: 2,
    lines: (await ids()).length - 1,
    broken: undefined,
  });
  expect((await sealLog({ pool, sealKey: key, log }, 0))?.lines).toBe(1);
  expect(await verdict()).toMatchObject({
    seals: 3,
    lines: (await ids()).length,
    broken: undefined,
  });
  expect(await sealLog({ pool, sealKey: key, log }, 0)).toBeUndefined();
});

it('leaves out lines so recent that a lower id could still appear', async () => {
  await insurer.read('/relatie', 'daan');
  expect(await sealLog({ pool, sealKey: key, log })).toBeUndefined();
});

it('seals a backlog larger than one seal in a single round', async () => {
  for (let i = 0; i < 5; i += 1) await insurer.read('/relatie', 'daan');
  const sealed = await sealLog({ pool, sealKey: key, log }, 0, 2);
  expect(sealed?.lines).toBe(5);
  const after = await verdict();
  expect(after).toMatchObject({ seals: 5, lines: (await ids()).length, broken: undefined });
  expect(after.lastMark).toBe(sealed?.mark);
});

it('seals up to the first recent line, also where a later id has an earlier time', async () => {
  for (const who of ['daan', 'jan', 'mila']) await insurer.read('/relatie', who);
  const [first = 0, second = 0, third = 0] = (await ids()).slice(-3);
  await insurer.sql(
    `UPDATE insurer.inzage SET tijdstip = now() - interval '1 hour' WHERE inzage_id IN (${first}, ${third})`,
  );
  expect((await sealLog({ pool, sealKey: key, log }, 600))?.lines).toBe(1);
  await insurer.sql(
    `UPDATE insurer.inzage SET tijdstip = now() - interval '1 hour' WHERE inzage_id = ${second}`,
  );
  expect((await sealLog({ pool, sealKey: key, log }, 600))?.lines).toBe(2);
  expect((await verdict()).broken).toBeUndefined();
});

it.each([
  ['changed', (id: number) => `UPDATE insurer.inzage SET kijker = '0' WHERE inzage_id = ${id}`],
  [
    'moved in time',
    (id: number) => `UPDATE insurer.inzage SET tijdstip = now() WHERE inzage_id = ${id}`,
  ],
  ['deleted', (id: number) => `DELETE FROM insurer.inzage WHERE inzage_id = ${id}`],
])('reports the first line that was %s', async (_what, change) => {
  const [, second = 0, third = 0] = await ids();
  await insurer.sql(change(third));
  await insurer.sql(change(second));
  expect((await verdict()).broken).toBe(`line ${second} is not as it was sealed`);
});

it('reports an inserted line, and a changed or recreated seal', async () => {
  await insurer.sql(`INSERT INTO insurer.inzage (inzage_id, kijker, niveau, betreft, operatie)
    OVERRIDING SYSTEM VALUE SELECT min(inzage_id) - 1, '1', 25, '1', 'getRelatie' FROM insurer.inzage`);
  const [first = 0] = await ids();
  expect((await verdict()).broken).toBe(`line ${first} is not as it was sealed`);
  expect((await verifyLog(pool, [randomBytes(32)])).broken).toMatch(
    /^seal \d+ was made with the key \w+, which was not given$/,
  );
  await insurer.sql(`DELETE FROM insurer.inzage WHERE inzage_id = ${first}`);
  await insurer.sql(`DELETE FROM insurer.inzage_seal
    WHERE seal_id = (SELECT min(seal_id) FROM insurer.inzage_seal)`);
  expect((await verdict()).broken).toMatch(/^seal \d+ is not as it was made/);
});

it('verifies across a key rotation', async () => {
  const later = randomBytes(32);
  await insurer.read('/relatie', 'daan');
  await sealLog({ pool, sealKey: key, log }, 0);
  await insurer.read('/relatie', 'daan');
  await sealLog({ pool, sealKey: later, log }, 0);
  // Simulates a copy that does not have the new key yet.
  await insurer.read('/relatie', 'daan');
  await sealLog({ pool, sealKey: key, log }, 0);
  const all = { seals: 5, lines: (await ids()).length, broken: undefined };
  expect(await verifyLog(pool, [later, key])).toMatchObject(all);
  const without = await verifyLog(pool, [key]);
  expect(without.broken).toMatch(
    /^seal \d+ was made with the key [\da-f]{16}, which was not given$/,
  );
  expect(without.seals).toBe(3);
});

it('formats the verdict as one line: the number of valid lines and the first invalid one', () => {
  const whole = { lines: 12, seals: 2, emptied: 0, lastMark: 'ab12', broken: undefined };
  expect(verdictLine(whole)).toBe('12 lines in 2 seals hold; the last seal is ab12.');
  expect(verdictLine({ ...whole, seals: 5, emptied: 3 })).toBe(
    '12 lines in 5 seals hold, of which the first 3 had their lines removed; the last seal is ab12.',
  );
  const nothing = {
    lines: 0,
    seals: 0,
    emptied: 0,
    lastMark: '',
    broken: 'line 3 is not as it was sealed',
  };
  expect(verdictLine(nothing)).toBe(
    'The log of access: line 3 is not as it was sealed. Before it 0 lines in 0 seals hold; the last seal is none.',
  );
});
