import { validationResponse } from '@mijn/contract/declaraties';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { createPdf } from '../../files/testing/pdf.testing.ts';
import { createFolderStorage } from '../../files/storage.ts';
import { numberOf, useTestProvider, usePool } from '../../testing/trialProvider.testing.ts';
import { clearExpired } from '../jobs/sweep.ts';
import { fieldsFor, parseResponse, sendRequest, toFormData } from '../submit/submit.testing.ts';
import { maximumWaiting } from './waitingFiles.rules.ts';

const folder = await createTestFolder('waiting');
const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
const insurer = await useTestProvider({ pace, filesFolder: folder });
const storage = await createFolderStorage(folder);
const pool = usePool(insurer, 'jobs', 1);
beforeEach(() => insurer.sql('DELETE FROM insurer.bestand WHERE nummer IS NULL'));

let pages = 0;
const newNota = () =>
  createPdf({
    pages: 1,
    catalog: `/Lang (x${(pages += 1)})`,
    page: `/UserUnit ${1 + pages / 1000}`,
  });

async function validate(as: string, content = newNota()) {
  const body = toFormData({}, [['nota.pdf', content]], 'bestand');
  const { text } = await insurer.request('/declaraties/valideren/bestand', as, {
    method: 'POST',
    body,
  });
  return validationResponse.parse(JSON.parse(text)).body;
}

/** Inserts waiting files of a persona. */
const fill = (roepnaam: string, count: number, bytes: number) =>
  insurer.sql(
    `INSERT INTO insurer.bestand (indiener, naam, soort, bytes, sha256, opslagsleutel, ontvangen_op, verloopt_op)
     SELECT '${numberOf(roepnaam)}', 'x.pdf', 'pdf', ${bytes}, 'x' || i, gen_random_uuid()::text, now(),
       now() + interval '24 hours'
     FROM generate_series(1, ${count}) AS i`,
  );

async function countKept(): Promise<number> {
  const folders = await readdir(path.join(folder, 'kept'), { recursive: true });
  return folders.filter((name) => name.length > 2).length;
}

describe('files that wait for a claim', () => {
  it.each([
    ['as many as may be', maximumWaiting.count - 1, 100],
    ['as large together as may be', 20, maximumWaiting.bytes / 20],
  ])('are refused with a message beyond %s, without losing any', async (_what, count, bytes) => {
    const { bestandId = '' } = await validate('sanne');
    await fill('Sanne', count, bytes);
    const before = await countKept();
    const { messages, ...kept } = await validate('sanne');
    expect(messages).toMatchObject([{ code: 'teVeelWachtend', level: 'error' }]);
    expect(messages[0]?.message).toContain('Dien eerst een declaratie in.');
    expect(kept).toEqual({ filename: 'nota.pdf' });
    expect(await countKept()).toBe(before);
    // Others have their own quota, and waiting files can still be used in a claim.
    expect((await validate('jan')).bestandId).toBeDefined();
    const form = toFormData(fieldsFor('Sanne', { bestandIds: [bestandId] }), []);
    expect(parseResponse(await sendRequest(insurer, 'sanne', form)).nummer).toBeDefined();
  });

  it('are unchanged when a waiting one is uploaded again, also at a full quota', async () => {
    const nota = newNota();
    const { bestandId } = await validate('sanne', nota);
    await fill('Sanne', maximumWaiting.count - 1, 100);
    expect((await validate('sanne', nota)).bestandId).toBe(bestandId);
  });

  it('do not exceed the quota when uploaded concurrently', async () => {
    await fill('Sanne', maximumWaiting.count - 2, 100);
    const together = await Promise.all(Array.from({ length: 6 }, () => validate('sanne')));
    expect(together.filter(({ bestandId }) => bestandId !== undefined)).toHaveLength(2);
  });

  it('free their quota when they are swept', async () => {
    await fill('Sanne', maximumWaiting.count, 100);
    expect((await validate('sanne')).bestandId).toBeUndefined();
    await insurer.sql(
      `UPDATE insurer.bestand SET verloopt_op = now() - interval '1 second' WHERE nummer IS NULL`,
    );
    await clearExpired({ pool, storage });
    expect((await validate('sanne')).bestandId).toBeDefined();
  });
});
