import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { createCorpus, sample } from '../testing/corpus.testing.ts';
import { contentOf, type SampleFile } from '../testing/sampleFile.testing.ts';
import { createSandbox } from './sandbox.ts';

// What weighs most of all (docs/benchmarks.md), each in a process of its own; in `npm run prove` every file there is.
const heaviest = /^(steps-24|phone-24|large-on-its-side\.jpg)/;
/** The heaviest of each other kind. */
const heavy = /^(large|steps|phone|bomb|scan|picture-bomb|drawing-of|two-hundred|ten-thousand)/;
const whole = process.env['CORPUS_FULL'] === '1';
// What never ends grows without end: the guard ends that (`inspectorProcess.db.test.ts`).
const endless = 'drawing-in-drawing.pdf';
const all = (await createCorpus()).filter(({ name, onlySent }) => !onlySent && name !== endless);
const alone = whole ? all : all.filter(({ name }) => heaviest.test(name));
const sampled = new Set(sample(all, 30));
/** One after another in one process: what an earlier one left there counts for the next. */
const together = all.filter(
  (file) => !alone.includes(file) && (heavy.test(file.name) || sampled.has(file)),
);

/** What one inspection may add, megabytes (docs/quality.md). */
const promised = 300;
/** The guard would hide what is too much: here it lets everything pass. */
const unguarded = [String(2 ** 33), String(60_000)];

const folder = await createTestFolder('memory');

/** Memory of a process, megabytes: its highest since it was started, or what it is now. */
function memory({ pid }: ChildProcess, which: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

async function ask(child: ChildProcess, content: Buffer): Promise<void> {
  await writeFile(path.join(folder, 'source'), content);
  const answered = new AbortController();
  const { signal } = answered;
  const answer = Promise.race([
    once(child, 'message', { signal }),
    once(child, 'exit', { signal }),
  ]);
  child.send({ id: 1, source: path.join(folder, 'source'), target: path.join(folder, 'target') });
  await answer;
  answered.abort();
}

/** The highest of a process counts anew from now (proc(5), clear_refs). */
function forgetPeak({ pid }: ChildProcess): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

interface Weighed {
  readonly name: string;
  readonly megabytes: number;
}

/** What the inspection of each file adds to what a process weighs that did nothing yet. */
async function weigh(files: readonly SampleFile[]): Promise<Weighed[]> {
  const program = path.join(import.meta.dirname, 'child.ts');
  const child = fork(program, unguarded, {
    ...createSandbox(folder),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    await ask(child, Buffer.from('at rest'));
    const rest = memory(child, 'VmRSS');
    const added: Weighed[] = [];
    for (const file of files) {
      const content = await contentOf(file);
      forgetPeak(child);
      await ask(child, content);
      added.push({ name: file.name, megabytes: Math.round(memory(child, 'VmHWM') - rest) });
    }
    return added;
  } finally {
    child.kill('SIGKILL');
  }
}

it.skipIf(process.platform !== 'linux')(
  'one inspection adds no more memory than was promised',
  async () => {
    const added = await weigh(together);
    for (const file of alone) added.push(...(await weigh([file])));
    expect(added).toHaveLength(alone.length + together.length);
    const [most, ...rest] = added.toSorted((one, other) => other.megabytes - one.megabytes);
    const figures = [most, ...rest.slice(0, 4)].map((one) => `${one?.name} ${one?.megabytes} MB`);
    process.stdout.write(`Memory of one inspection, of ${added.length}: ${figures.join(', ')}\n`);
    if (whole) process.stdout.write(`${added.length} files: ${figures.join('; ')}\n`);
    expect(added.filter(({ megabytes }) => megabytes > promised)).toEqual([]);
  },
  2_700_000,
);
