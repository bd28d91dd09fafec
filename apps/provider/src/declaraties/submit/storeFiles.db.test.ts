import { waitFor } from '@mijn/dev-env/waitFor';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { createS3Storage } from '../../files/s3Storage.ts';
import { startStubS3, type StubS3 } from '../../files/testing/stubS3.testing.ts';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { startTestProvider, type TestProvider } from '../../testing/trialProvider.testing.ts';
import { removeOrphanedFiles } from '../jobs/sweep.ts';
import { codes, fieldsFor, parseResponse, sendRequest, toFormData } from './submit.testing.ts';

const folder = await createTestFolder('keep-files');
let s3: StubS3;
let insurer: TestProvider;
const config = () => ({
  address: s3.address,
  region: 'eu-test-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 's' },
});
beforeAll(async () => {
  s3 = await startStubS3();
  insurer = await startTestProvider({ filesFolder: folder, s3: config(), jobsHeld: true });
});
afterAll(async () => {
  await insurer.stop();
  await s3.stop();
});

/** Blocks the store until the returned function is called. */
function slowDown(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  s3.ready = promise;
  return resolve;
}

const send = (own = {}, key?: string) =>
  sendRequest(insurer, 'sanne', toFormData(fieldsFor('Sanne', own)), key);
const inTransaction = () =>
  insurer.sql(`SELECT state, query FROM pg_stat_activity WHERE datname = current_database()
    AND usename = 'insurer_app' AND xact_start IS NOT NULL`);

it('holds neither a transaction nor another claim of the person while the store is slow', async () => {
  const goOn = slowDown();
  const { sent } = s3;
  const slow = send();
  await waitFor('the file to be on its way', () => s3.sent === sent + 1);
  expect(await inTransaction()).toEqual([]);
  const other = toFormData(fieldsFor('Sanne'), []);
  expect((await sendRequest(insurer, 'sanne', other)).status).toBe(200);
  goOn();
  expect(parseResponse(await slow).nummer).toBeDefined();
});

it('stores the files of a claim once when it is sent twice concurrently', async () => {
  const goOn = slowDown();
  const [{ sent }, before] = [s3, s3.content.size];
  const [key, own] = [randomUUID(), { notaNummer: 'tegelijk' }];
  const answers = [send(own, key), send(own, key)];
  await waitFor('both to be on their way', () => s3.sent === sent + 2);
  goOn();
  const [one, two] = await Promise.all(answers);
  expect(one?.status).toBe(200);
  // The second request gets the same answer, or is refused because the first is in progress.
  expect([one?.text, 'busy']).toContain(two?.status === 409 ? 'busy' : two?.text);
  expect(s3.content.size).toBe(before + (two?.status === 409 ? 2 : 1));
});

it('stores no files of a rejected claim', async () => {
  const { sent } = s3;
  expect(codes(await send({ behandelDatum: '2999-01-01' }))).not.toEqual([]);
  expect(s3.sent).toBe(sent);
});

it('clears the files of a claim that failed to be stored, and keeps those of others', async () => {
  const before = s3.content.size;
  await insurer.sql(`
    CREATE FUNCTION insurer.fail_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
    CREATE TRIGGER fail_one BEFORE INSERT ON insurer.bestand
      FOR EACH ROW EXECUTE FUNCTION insurer.fail_one()`);
  expect((await send()).status).toBe(500);
  await insurer.sql('DROP TRIGGER fail_one ON insurer.bestand');
  expect(s3.content.size).toBe(before + 1);

  const storage = await createS3Storage(config(), path.join(folder, 'underWay'));
  const pool = openPool(insurer.logins, 'jobs', () => undefined, 1);
  const later = Temporal.Now.instant().add({ hours: 2 });
  await removeOrphanedFiles({ pool, storage }, later);
  await pool.end();
  const known = await insurer.sql('SELECT opslagsleutel FROM insurer.bestand');
  expect(s3.content.size).toBe(known.length);
});
