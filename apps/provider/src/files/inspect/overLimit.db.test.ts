import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { overLimitSignal } from './overLimit.ts';

const megabyte = 1024 * 1024;
const limits = { cpuMs: 500, growth: 50 * megabyte };

/** The exit code and signal of a process that runs this program. */
async function endOf(program: string): Promise<readonly unknown[]> {
  const module = JSON.stringify(path.join(import.meta.dirname, 'overLimit.ts'));
  const whole = `
    const { createLimiter } = await import(${module});
    const withinLimits = await createLimiter(${JSON.stringify(limits)});
    const used = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
    const burn = (ms) => {
      const until = used() + ms;
      while (used() < until);
    };
    ${program}
    process.exit(7);`;
  return once(spawn(process.execPath, ['--input-type=module', '--eval', whole]), 'exit');
}

const killed = [null, overLimitSignal];
const held = `const held = Buffer.alloc(${100 * megabyte}, 1); setInterval(() => held, 1_000)`;

it.each([
  ['ends when a file takes too much work', 'await withinLimits(async () => burn(60_000));', killed],
  [
    'ends when a file takes too much memory',
    `await withinLimits(() => new Promise(() => { ${held} }));`,
    killed,
  ],
  [
    'counts each file by itself',
    'for (let i = 0; i < 8; i += 1) await withinLimits(async () => burn(100));',
    [7, null],
  ],
  ['counts nothing between files', 'await withinLimits(async () => 1); burn(900);', [7, null]],
])('a process with limits %s', async (_what, program, end) => {
  expect(await endOf(program)).toEqual(end);
});
