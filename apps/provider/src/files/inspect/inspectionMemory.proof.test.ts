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

// The heaviest files (docs/benchmarks.md), each in its own process. `npm run prove` covers all files.
const heaviest = /^(steps-24|phone-24|large-on-its-side\.jpg)/;
/** The heaviest of every other kind. */
const heavy = /^(large|steps|phone|bomb|scan|picture-bomb|drawing-of|two-hundred|ten-thousand)/;
const whole = process.env['CORPUS_FULL'] === '1';
// Grows until the guard ends the process (`inspectorProcess.db.test.ts`).
const endless = 'drawing-in-drawing.pdf';
const all = (await createCorpus()).filter(({ name, onlySent }) => !onlySent && name !== endless);
const alone = whole ? all : all.filter(({ name }) => heaviest.test(name));
const sampled = new Set(sample(all, 30));
/** Inspected in one process, where the memory left behind by one file counts for the next. */
const together = all.filter(
  (file) => !alone.includes(file) && (heavy.test(file.name) || sampled.has(file)),
);

/** Maximum growth during one inspection, in megabytes (docs/quality.md). */
const promised = 300;
/** Limits high enough to disable the guard, which would hide the excess. */
const unguarded = [String(2 ** 33), String(60_000)];

const folder = await createTestFolder('memory');

/** Memory of a process in megabytes: its peak, or its current value. */
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

/** Resets the peak (proc(5), clear_refs). */
function forgetPeak({ pid }: ChildProcess): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

interface Weighed {
  readonly name: string;
  readonly megabytes: number;
}

/** Measures the peak of each file above the memory of an idle process. */
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
  'stays within the memory limit of one inspection',
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
