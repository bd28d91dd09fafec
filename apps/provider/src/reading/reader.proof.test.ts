import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestFolder } from '../testing/testFolder.testing.ts';
import { createFolderStorage } from '../files/storage.ts';
import { createTurns } from '../files/turns.ts';
import { createReader, type FileToRead, type Reader } from './reader.ts';
import { billOf } from './testing/bill.testing.ts';
import { drawBill } from './testing/drawBill.testing.ts';
import { scan } from './testing/photograph.testing.ts';

// Enough time for a busy machine.
const aMinute = 60_000;
vi.setConfig({ testTimeout: aMinute });

const storage = await createFolderStorage(await createTestFolder('reading'));
let pdf: FileToRead;
let picture: FileToRead;

async function keep(content: Buffer, kind: FileToRead['soort']): Promise<FileToRead> {
  const location = path.join(storage.workFolder, `new-${Math.random()}`);
  await writeFile(location, content);
  return { opslagsleutel: await storage.save(location), soort: kind };
}

beforeAll(async () => {
  const bill = await drawBill(billOf(3), 3, false);
  pdf = await keep(bill, 'pdf');
  picture = await keep((await scan(bill, 3))[0] ?? Buffer.alloc(0), 'jpg');
});

const patient = (): AbortSignal => new AbortController().signal;

async function withReader(
  perform: (reader: Reader) => Promise<void>,
  limits: Parameters<typeof createReader>[1] = { wallMs: aMinute, cpuMs: aMinute },
): Promise<void> {
  const reader = createReader(storage, limits);
  try {
    await perform(reader);
  } finally {
    await reader.close();
  }
}

/** Id of the reading process, while it runs. */
async function processId(): Promise<number | undefined> {
  const tasks = `/proc/${process.pid}/task`;
  for (const task of await readdir(tasks)) {
    const children = await readFile(path.join(tasks, task, 'children'), 'utf8').catch(() => '');
    for (const child of children.split(' ').filter(Boolean)) {
      const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
      if (command.includes(path.join(storage.workFolder, 'reading-'))) return Number(child);
    }
  }
  return undefined;
}

const nothing = { pages: [], complete: false, unreadable: true };
const turns = () => createTurns({ together: 1, perPerson: 14 });

describe('createReader', () => {
  it('leaves no files behind', async () => {
    await withReader(async (reader) => {
      const { pages, complete } = await reader.read(pdf, turns().enter('sanne', patient()));
      expect([pages.length > 0, complete]).toEqual([true, true]);
      expect(pages[0]?.words.length).toBeGreaterThan(12);
    });
    expect(await readdir(storage.workFolder)).toEqual([]);
  });

  it('fails when it exceeds the time limit', async () => {
    await withReader(
      async (reader) => {
        const reading = reader.read(picture, turns().enter('sanne', patient()));
        await expect(reading).rejects.toMatchObject({ status: 503 });
      },
      { wallMs: 1 },
    );
  });

  it('returns nothing for a file that exceeds its processor time', async () => {
    await withReader(
      async (reader) => {
        const place = turns().enter('sanne', patient());
        expect(await reader.read(picture, place)).toEqual(nothing);
      },
      { wallMs: aMinute, cpuMs: 10 },
    );
  });

  it('returns nothing for a file that no program can open', async () => {
    const broken = await keep(Buffer.from('%PDF-1.7 nothing'), 'pdf');
    const noPicture = await keep(Buffer.from('nothing'), 'jpg');
    await withReader(async (reader) => {
      const place = turns().enter('sanne', patient());
      for (const file of [broken, noPicture]) {
        expect(await reader.read(file, place)).toEqual(nothing);
      }
      expect((await reader.read(pdf, place)).complete).toBe(true);
    });
  });

  it('blames a file only when its process dies twice, and reads another in between', async () => {
    await withReader(async (reader) => {
      const place = turns().enter('sanne', patient());
      const readAndKill = async () => {
        // Processes of earlier tests end by themselves.
        const before = await processId();
        const reading = reader.read(picture, place);
        const id = before ?? (await vi.waitUntil(processId, { timeout: aMinute }));
        process.kill(id, 'SIGKILL');
        return reading;
      };
      await vi.waitUntil(async () => (await processId()) === undefined, { timeout: aMinute });
      await expect(readAndKill()).rejects.toMatchObject({ status: 503 });
      expect((await reader.read(pdf, place)).complete).toBe(true);
      expect(await readAndKill()).toEqual(nothing);
      expect((await reader.read(picture, place)).complete).toBe(true);
    });
  });

  it('reads and shows pages in sequence in less than 300 MB', async () => {
    await withReader(async (reader) => {
      const place = turns().enter('sanne', patient());
      const peaks: number[] = [];
      for (const file of [pdf, picture, pdf, picture]) {
        await reader.read(file, place);
        await reader.show(file, 1, place);
        const id = await processId();
        const status = id === undefined ? '' : await readFile(`/proc/${id}/status`, 'utf8');
        peaks.push(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
      }
      expect(Math.max(...peaks)).toBeGreaterThan(50);
      expect(Math.max(...peaks)).toBeLessThan(300);
    });
  });

  it('finishes a page whose caller has gone, and reads the next with the same process', async () => {
    await withReader(async (reader) => {
      const gone = new AbortController();
      const all = turns();
      await reader.read(pdf, all.enter('sanne', patient()));
      const before = await processId();
      const reading = reader.read(picture, all.enter('sanne', gone.signal));
      setImmediate(() => gone.abort());
      await reading.catch(() => undefined);
      expect((await reader.read(pdf, all.enter('jan', patient()))).complete).toBe(true);
      expect(await processId()).toBe(before);
    });
  });

  it('ends a process that is still starting when it is closed', async () => {
    await vi.waitUntil(async () => (await processId()) === undefined, { timeout: aMinute });
    await withReader(async (reader) => {
      reader.warm();
      await vi.waitUntil(processId, { timeout: aMinute });
    });
    await vi.waitUntil(async () => (await processId()) === undefined, { timeout: aMinute });
  });

  it('gives another person a turn after the first page of many files', async () => {
    await withReader(async (reader) => {
      const all = turns();
      const done: string[] = [];
      const read = async (who: string): Promise<void> => {
        await reader.read(pdf, all.enter(who, patient()));
        done.push(who);
      };
      const flood = Array.from({ length: 12 }, () => read('sanne'));
      await Promise.all([...flood, read('jan')]);
      expect(done.indexOf('jan')).toBeLessThanOrEqual(2);
    });
  });
});
