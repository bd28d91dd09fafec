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

/** A file as it arrives under a name. */
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

/** The verdict of one file: the codes that it gets, and what is kept of it. */
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
])('%s is judged by what is in it: %#', async (name, content, codes, kind) => {
  expect(await verdictOf(await received(name, content))).toEqual([codes, kind]);
});

it('a file that was too large to take in whole is told so, whatever is in it', async () => {
  expect(await verdictOf(await received('nota.pdf', createPdf(), true))).toEqual([
    ['teGroot'],
    undefined,
  ]);
});

it('files are given in the order in which they came, and what is not kept is removed', async () => {
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

it('nothing is left when what was to be done with the files fails', async () => {
  const file = await received('a.pdf', createPdf());
  await expect(
    withFiles([file], () => Promise.reject(new Error('the database is away'))),
  ).rejects.toThrow('the database is away');
  expect(await leftBehind()).toEqual([]);
});

const perform = (): Promise<never> => Promise.reject(new Error('performed'));

it('nothing is looked at for whoever has gone', async () => {
  const file = await received('a.pdf', createPdf());
  await expect(withFiles([file], perform, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    status: 408,
  });
});

it('a file that the scanner takes none of is refused for good, and told to who runs it', async () => {
  let told = 0;
  const circumstances = {
    virusScanner: { inspect: async () => 'tooLarge' as const },
    reportScanLimit: () => void (told += 1),
  };
  const file = await received('nota.pdf', createPdf());
  expect(await verdictOf(file, circumstances)).toEqual([['teZwaar'], undefined]);
  expect(told).toBe(1);
});

it.runIf(hasScanner)('a virus is told before anything else of a file is', async () => {
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
