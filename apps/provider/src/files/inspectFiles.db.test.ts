import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createTestFolder } from '../testing/testFolder.testing.ts';
import { createInspector } from './inspect/inspector.ts';
import { type InspectedFile, withInspectedFiles } from './inspectFiles.ts';
import type { ReceivedFile } from './received.ts';
import { eicar, hasClamd, startClamd } from './testing/clamd.testing.ts';
import { read } from './testing/corpusHeic.testing.ts';
import { jpg } from './testing/image.testing.ts';
import { createPdf } from './testing/pdf.testing.ts';
import { createTurns } from './turns.ts';
import { createVirusScanner, type VirusScanner } from './virusScanner.ts';

const folder = await createTestFolder('received');
const inspector = createInspector(folder);
const hasScanner = await hasClamd();
afterAll(() => inspector.close());
afterEach(async () => {
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true });
});

/** Creates an uploaded file with a name. */
async function received(name: string, content: Buffer, isTooLarge = false): Promise<ReceivedFile> {
  const file = path.join(folder, crypto.randomUUID());
  await writeFile(file, content);
  return { name, path: file, bytes: content.length, sha256: '', isTooLarge };
}

function withFiles<T>(
  files: readonly ReceivedFile[],
  perform: (inspected: readonly InspectedFile[]) => Promise<T>,
  {
    virusScanner,
    reportScanLimit = () => undefined,
    signal = new AbortController().signal,
  }: Circumstances = {},
): Promise<T> {
  const place = createTurns().enter('sanne', signal);
  return withInspectedFiles({ inspector, virusScanner, reportScanLimit }, place, files, perform);
}

interface Circumstances {
  readonly virusScanner?: VirusScanner;
  readonly reportScanLimit?: () => void;
  readonly signal?: AbortSignal;
}

/** Returns the codes of a file's findings, and the kind that is stored. */
async function verdictOf(file: ReceivedFile, circumstances?: Circumstances) {
  return withFiles(
    [file],
    async ([one]) => [one?.meldingen.map(({ code }) => code), one?.clean?.kind],
    circumstances,
  );
}

const leftBehind = async () => (await readdir(folder)).filter((name) => name.endsWith('.clean'));

it.each([
  ['nota.pdf', createPdf(), [], 'pdf'],
  ['Foto.JPEG', await jpg(), [], 'jpg'],
  ['foto.heic', read('small'), ['omgezet', 'beeldKlein', 'locatieVerwijderd'], 'jpg'],
  ['foto.heic', read('grid'), ['omgezet'], 'jpg'],
  ['foto.pdf', await jpg(), ['andereSoort'], 'jpg'],
  ['foto.pdf', await jpg(300, 300), ['beeldKlein', 'andereSoort'], 'jpg'],
  ['nota', createPdf(), ['andereSoort'], 'pdf'],
  ['nota.docx', createPdf(), ['andereSoort'], 'pdf'],
  ['nota.pdf', Buffer.from('no bill at all'), ['soortNietToegestaan'], undefined],
  ['nota.pdf', Buffer.alloc(0), ['leeg'], undefined],
])('judges %s by its content: %#', async (name, content, codes, kind) => {
  expect(await verdictOf(await received(name, content))).toEqual([codes, kind]);
});

it('reports a file that exceeded the size limit, whatever its content', async () => {
  expect(await verdictOf(await received('nota.pdf', createPdf(), true))).toEqual([
    ['teGroot'],
    undefined,
  ]);
});

it('returns files in the order of arrival, and removes those that were not stored', async () => {
  const files = [await received('a.pdf', createPdf()), await received('b.jpg', await jpg())];
  const kept = path.join(folder, 'kept');
  const names = await withFiles(files, async (inspected) => {
    expect(await leftBehind()).toHaveLength(2);
    await rename(inspected[0]?.clean?.path ?? '', kept);
    return inspected.map(({ name }) => name);
  });
  expect(names).toEqual(['a.pdf', 'b.jpg']);
  expect(await leftBehind()).toEqual([]);
  expect((await readFile(kept)).subarray(0, 5).toString()).toBe('%PDF-');
});

it('removes all files when processing them fails', async () => {
  const file = await received('a.pdf', createPdf());
  await expect(
    withFiles([file], () => Promise.reject(new Error('the database is away'))),
  ).rejects.toThrow('the database is away');
  expect(await leftBehind()).toEqual([]);
});

const perform = (): Promise<never> => Promise.reject(new Error('performed'));

it('inspects nothing for a client that has gone', async () => {
  const file = await received('a.pdf', createPdf());
  await expect(withFiles([file], perform, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    status: 408,
  });
});

it('refuses a file above the scanner’s limit, and logs that for the operator', async () => {
  let told = 0;
  const circumstances = {
    virusScanner: { inspect: async () => 'tooLarge' as const },
    reportScanLimit: () => void (told += 1),
  };
  const file = await received('nota.pdf', createPdf());
  expect(await verdictOf(file, circumstances)).toEqual([['teZwaar'], undefined]);
  expect(told).toBe(1);
});

it.runIf(hasScanner)('reports a virus before any other finding', async () => {
  const clamd = await startClamd();
  try {
    const virusScanner = createVirusScanner({ socket: clamd.socket });
    const infected = await received('nota.txt', eicar);
    expect(await verdictOf(infected, { virusScanner })).toEqual([['virus'], undefined]);
    const good = await received('nota.pdf', createPdf());
    expect(await verdictOf(good, { virusScanner })).toEqual([[], 'pdf']);
  } finally {
    await clamd.stop();
  }
});
