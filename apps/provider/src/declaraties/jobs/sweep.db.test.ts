import type { ValidationResponse } from '@mijn/contract/declaraties';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { createPdf } from '../../files/testing/pdf.testing.ts';
import { createFolderStorage } from '../../files/storage.ts';
import {
  numberOf,
  sampleDay,
  useTestProvider,
  usePool,
} from '../../testing/trialProvider.testing.ts';
import { save, sendFile } from '../concept/concept.testing.ts';
import { toFormData, parseResponse, sendRequest, fieldsFor } from '../submit/submit.testing.ts';
import { retention } from '@mijn/domain/retention';
import { advanceDays } from '../../clock/advanceDays.testing.ts';
import { clearExpired, forgetWithdrawnFiles, removeOrphanedFiles } from './sweep.ts';

const folder = await createTestFolder('sweep');
const soon = Temporal.Now.instant().add({ hours: 2 });
const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
const insurer = await useTestProvider({ pace, filesFolder: folder, jobsHeld: true });
const storage = await createFolderStorage(folder);
const pool = usePool(insurer, 'jobs', 1);

const now = () => Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);

async function countFiles(): Promise<number> {
  let count = 0;
  for await (const { key } of storage.list()) count += key.length > 0 ? 1 : 0;
  return count;
}

async function validate(pages = 1): Promise<ValidationResponse['body']> {
  const body = toFormData({}, [['nota.pdf', createPdf({ pages })]], 'bestand');
  const url = '/declaraties/valideren/bestand';
  const response = await insurer.request(url, 'sanne', { method: 'POST', body });
  const { body: content }: ValidationResponse = JSON.parse(response.text);
  return content;
}

it('removes a file that waited 24 hours, and keeps a younger one', async () => {
  const { bestandId } = await validate();
  await validate();
  await insurer.sql(
    `UPDATE insurer.bestand SET verloopt_op = now() - interval '1 second' WHERE bestand_id = '${bestandId}'`,
  );
  const before = await countFiles();
  await clearExpired({ pool, storage });
  expect(await countFiles()).toBe(before - 1);
});

it('removes a draft not saved for 30 days with its files, and keeps another', async () => {
  const fileId = await sendFile(insurer, 'sanne');
  await save(insurer, 'sanne', { bestandIds: [fileId] });
  await save(insurer, 'jan', { velden: { bedrag: '5' } });
  await insurer.sql(
    `UPDATE insurer.declaratie_concept SET verloopt_op = now() - interval '1 second'
       WHERE bestand_ids <> '{}';
     UPDATE insurer.bestand SET verloopt_op = now() - interval '1 second' WHERE bestand_id = '${fileId}'`,
  );
  await clearExpired({ pool, storage });
  const about = await insurer.sql('SELECT indiener FROM insurer.declaratie_concept');
  expect(about).toHaveLength(1);
  const id = `WHERE bestand_id = '${fileId}'`;
  expect(await insurer.sql(`SELECT FROM insurer.bestand ${id}`)).toEqual([]);
});

it('removes files of a claim 30 days after it was withdrawn, and those of no other claim', async () => {
  const submit = async () =>
    parseResponse(await sendRequest(insurer, 'sanne', toFormData(fieldsFor('Sanne')))).nummer;
  const [gone, stays] = [await submit(), await submit()];
  await insurer.request(`/uitbreidingen/declaraties/${gone}/intrekken`, 'sanne', {
    method: 'POST',
  });
  const before = await countFiles();
  const rows = async (nummer = '') =>
    (await insurer.sql(`SELECT FROM insurer.bestand WHERE nummer = '${nummer}'`)).length;
  await advanceDays(insurer, 29);
  expect(await forgetWithdrawnFiles({ pool, now, storage })).toBe(0);
  await advanceDays(insurer, 2);
  expect(await forgetWithdrawnFiles({ pool, now, storage }, 1)).toBe(1);
  expect([await rows(gone), await rows(stays), await countFiles()]).toEqual([0, 1, before - 1]);
  expect(await forgetWithdrawnFiles({ pool, now, storage })).toBe(0);
  await advanceDays(insurer, -31);
});

it('keeps drafts and waiting files as long as the retention rules say', async () => {
  await validate();
  await save(insurer, 'tom', { velden: { bedrag: '5' } });
  const [terms] = await insurer.sql<{ concepten: number; files: number }>(`
    SELECT (SELECT round(extract(epoch FROM verloopt_op - bijgewerkt_op) / 86400)::int
        FROM insurer.declaratie_concept WHERE indiener = '${numberOf('Tom')}') AS concepten,
      (SELECT round(extract(epoch FROM max(verloopt_op - ontvangen_op)) / 86400)::int
        FROM insurer.bestand WHERE nummer IS NULL) AS files`);
  const { concepten, wachtendeBestanden } = retention;
  expect(terms).toEqual({
    concepten: concepten.terms[0].amount,
    files: wachtendeBestanden.terms[0].amount,
  });
});

it('removes files that no claim refers to, once they are an hour old', async () => {
  const form = toFormData(fieldsFor('Sanne'));
  expect(parseResponse(await sendRequest(insurer, 'sanne', form)).nummer).toBeDefined();
  const before = await countFiles();
  const orphan = path.join(storage.workFolder, 'orphan');
  await writeFile(orphan, 'niemand');
  await storage.save(orphan);
  await writeFile(path.join(storage.workFolder, 'half'), 'half');
  expect(await removeOrphanedFiles({ pool, storage })).toBe(0);
  await utimes(path.join(storage.workFolder, 'half'), 0, 0);
  expect(await removeOrphanedFiles({ pool, storage }, soon)).toBe(2);
  expect(await countFiles()).toBe(before);
});

const listAway = () => {
  throw new Error('away');
};

/** Creates files that no claim refers to. */
async function keepOrphans(count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const orphan = path.join(storage.workFolder, `orphan-${i}`);
    await writeFile(orphan, 'niemand');
    keys.push(await storage.save(orphan));
  }
  return keys;
}

it('checks all files in small batches, and keeps those of claims', async () => {
  const form = toFormData(fieldsFor('Sanne', { notaNummer: 'sweep-2' }));
  expect(parseResponse(await sendRequest(insurer, 'sanne', form)).nummer).toBeDefined();
  const before = await countFiles();
  await keepOrphans(7);
  expect(await removeOrphanedFiles({ pool, storage }, soon, 3)).toBe(7);
  expect(await countFiles()).toBe(before);
});

it('continues after a file that cannot be removed, and cleans the work folder while the bucket is away', async () => {
  const before = await countFiles();
  const [stuck] = await keepOrphans(5);
  const remove = (key: string): Promise<void> =>
    key === stuck ? Promise.reject(new Error('stuck')) : storage.remove(key);
  await expect(
    removeOrphanedFiles({ pool, storage: { ...storage, remove } }, soon, 2),
  ).rejects.toMatchObject({ errors: [{ message: 'stuck' }] });
  expect(await countFiles()).toBe(before + 1);
  expect(await removeOrphanedFiles({ pool, storage }, soon)).toBe(1);

  const half = path.join(storage.workFolder, 'half');
  await writeFile(half, 'half');
  await utimes(half, 0, 0);
  await expect(
    removeOrphanedFiles({ pool, storage: { ...storage, list: listAway } }),
  ).rejects.toThrow('away');
  expect(await readdir(storage.workFolder)).toEqual([]);
});

it('continues after an expired file that cannot be removed', async () => {
  for (const pages of [2, 3, 4]) await validate(pages);
  await insurer.sql(`UPDATE insurer.bestand SET verloopt_op = now() - interval '1 second'
    WHERE nummer IS NULL`);
  const before = await countFiles();
  const over = await insurer.sql('SELECT FROM insurer.bestand WHERE nummer IS NULL');
  expect(over.length).toBeGreaterThanOrEqual(3);
  let tried = 0;
  const remove = (key: string): Promise<void> => {
    tried += 1;
    return tried === 1 ? Promise.reject(new Error('stuck')) : storage.remove(key);
  };
  await expect(clearExpired({ pool, storage: { ...storage, remove } })).rejects.toThrow(
    AggregateError,
  );
  expect(await countFiles()).toBe(before - over.length + 1);
});

it('leaves nothing in the work folder, whatever the outcome of a request', async () => {
  const good: [string, Buffer] = ['goed.pdf', createPdf()];
  const form = toFormData(fieldsFor('Sanne', { bedrag: '0' }), [good, ['x.jpg', Buffer.from('x')]]);
  await sendRequest(insurer, 'sanne', form);
  await sendRequest(insurer, 'sanne', toFormData({ foreign: 'x' }, [good]));
  expect(await readdir(storage.workFolder)).toEqual([]);
});
