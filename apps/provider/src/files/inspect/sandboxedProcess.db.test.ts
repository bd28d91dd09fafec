import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { isObject } from '@mijn/domain/values';
import { waitFor } from '@mijn/dev-env/waitFor';
import { afterEach, describe, expect, it } from 'vitest';
import { overLimitSignal } from './overLimit.ts';
import { createSandboxedProcess, type SandboxedProcess } from './sandboxedProcess.ts';

interface Answer {
  readonly id: number;
  readonly pid: number;
  readonly memory: number;
}

/** A child that answers, ends in some way, or hangs, as ordered. */
const script = `
  process.on('disconnect', () => process.exit());
  process.on('message', ({ id, does, memory = 1 }) => {
    if (does === 'answer') process.send({ id, pid: process.pid, memory });
    else if (does === 'exit') process.exit(1);
    else if (does !== 'hang') process.kill(process.pid, does);
  });`;

const started: ChildProcess[] = [];
let sandboxed: SandboxedProcess<Order, Answer>;

interface Order {
  readonly does: string;
  readonly memory?: number;
}

function create(program = process.execPath): void {
  sandboxed = createSandboxedProcess<Order, Answer>({
    start: () => {
      const stdio: ['ignore', 'ignore', 'ignore', 'ipc'] = ['ignore', 'ignore', 'ignore', 'ipc'];
      const child = spawn(program, ['-e', script], { stdio });
      started.push(child);
      return child;
    },
    isAnswer: (message): message is Answer => isObject(message) && 'pid' in message,
    wallMs: 10_000,
    renewAbove: 100,
  });
}

async function pidAfter(order: Order): Promise<number> {
  const outcome = await sandboxed.ask(order);
  if (outcome.kind !== 'answered') throw new Error(outcome.kind);
  return outcome.answer.pid;
}

afterEach(() => {
  sandboxed.stop();
  started.length = 0;
});

describe('createSandboxedProcess', () => {
  it('starts at the first order and serves the next ones too', async () => {
    create();
    expect(started).toEqual([]);
    expect(await pidAfter({ does: 'answer' })).toBe(await pidAfter({ does: 'answer' }));
    expect(started).toHaveLength(1);
  });

  it('is running before the first order when warm, and again right after a loss', async () => {
    create();
    sandboxed.warm();
    expect(started).toHaveLength(1);
    await sandboxed.ask({ does: 'exit' });
    expect(started).toHaveLength(2);
    expect(await pidAfter({ does: 'answer' })).toBe(started[1]?.pid);
  });

  it.each([
    ['over its limit', overLimitSignal, 'overLimit'],
    ['killed by the machine', 'SIGKILL', 'lost'],
    ['crashed', 'SIGSEGV', 'lost'],
    ['out of its own heap', 'SIGABRT', 'lost'],
    ['ended', 'exit', 'lost'],
  ])(
    'reports a process that is %s, and uses a new one for the next order',
    async (_how, does, kind) => {
      create();
      expect(await sandboxed.ask({ does })).toEqual({ kind });
      expect(await pidAfter({ does: 'answer' })).toBe(started[1]?.pid);
    },
  );

  it('reports a process that cannot be started as lost', async () => {
    create('/nowhere/node');
    expect(await sandboxed.ask({ does: 'answer' })).toEqual({ kind: 'lost' });
  });

  it('replaces a process that died between two orders', async () => {
    create();
    const first = await pidAfter({ does: 'answer' });
    process.kill(first, 'SIGKILL');
    await waitFor('its end', async () => started[0]?.connected === false);
    expect(await pidAfter({ does: 'answer' })).not.toBe(first);
  });

  it('renews a process that uses too much memory after an order', async () => {
    create();
    const first = await pidAfter({ does: 'answer', memory: 101 });
    expect(await pidAfter({ does: 'answer' })).not.toBe(first);
  });

  it('ends the process when it is stopped', async () => {
    create();
    await pidAfter({ does: 'answer' });
    const [child] = started;
    const ended = child && once(child, 'exit');
    sandboxed.stop();
    await ended;
    expect(started).toHaveLength(1);
  });
});

it('kills a process that hangs and reports it as lost', async () => {
  sandboxed = createSandboxedProcess<Order, Answer>({
    start: () =>
      spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
    isAnswer: (message): message is Answer => isObject(message) && 'pid' in message,
    wallMs: 1,
    renewAbove: 100,
  });
  expect(await sandboxed.ask({ does: 'hang' })).toEqual({ kind: 'lost' });
});
