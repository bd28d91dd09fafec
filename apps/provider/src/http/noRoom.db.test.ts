import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Writable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { fieldsFor, sendRequest, toFormData } from '../declaraties/submit/submit.testing.ts';
import { useTestProvider } from '../testing/trialProvider.testing.ts';
import { isOutOfRoom } from '@mijn/domain/serverErrors';

// Simulated file disk; tests set it full.
const disk = { isFull: false };

function fullDisk(): Writable {
  return new Writable({
    write: (_chunk, _encoding, done) =>
      done(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })),
  });
}

const { createWriteStream } = fs;
const onThisDisk = (...args: Parameters<typeof createWriteStream>) =>
  disk.isFull ? fullDisk() : createWriteStream(...args);
Object.assign(fs, { createWriteStream: onThisDisk });
// Updates named imports too, in modules that another test file has already loaded.
syncBuiltinESMExports();
afterAll(() => {
  Object.assign(fs, { createWriteStream });
  syncBuiltinESMExports();
});

const insurer = await useTestProvider({ jobsHeld: true });

async function countRows(): Promise<unknown> {
  return insurer.sql(`SELECT (SELECT count(*)::int FROM insurer.declaratie) AS declaraties,
    (SELECT count(*)::int FROM insurer.bestand) AS files,
    (SELECT count(*)::int FROM jobs.job) AS jobs`);
}

let amount = 70;
/** Sends in a new claim. */
const submit = () =>
  sendRequest(
    insurer,
    'fatima',
    toFormData(fieldsFor('Fatima', { bedrag: `${(amount += 1)}.00` })),
  );

const listed = async () => (await insurer.request('/declaraties', 'fatima')).status;

it('answers 503 while the file disk is full, stores nothing, keeps serving reads, and recovers', async () => {
  const before = await countRows();
  disk.isFull = true;
  expect((await submit()).status).toBe(503);
  expect([await countRows(), await listed()]).toEqual([before, 200]);

  disk.isFull = false;
  expect((await submit()).status).toBe(200);
});

it('answers 503 while the database disk is full, stores nothing, keeps serving reads, and recovers', async () => {
  // PostgreSQL's error when it cannot extend a table file.
  await insurer.sql(`CREATE FUNCTION insurer.no_room() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
  await insurer.sql(`CREATE TRIGGER no_room BEFORE INSERT ON insurer.declaratie
    EXECUTE FUNCTION insurer.no_room()`);
  const before = await countRows();
  const { status, headers } = await submit();
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect([await countRows(), await listed()]).toEqual([before, 200]);

  await insurer.sql('DROP TRIGGER no_room ON insurer.declaratie');
  expect((await submit()).status).toBe(200);
});

it('distinguishes a full disk from a fault of ours, however deeply wrapped', () => {
  const full = Object.assign(new Error('full'), { code: 'EDQUOT' });
  expect(isOutOfRoom(new Error('saving', { cause: full }))).toBe(true);
  expect(isOutOfRoom(Object.assign(new Error('no'), { code: 'ENOENT' }))).toBe(false);
  expect(isOutOfRoom('ENOSPC')).toBe(false);
});
