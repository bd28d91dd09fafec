import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { Gate } from './gate.testing.ts';

const gate = new Gate(new pg.Client());
afterEach(() => gate.close());

it('waits for nobody who came to their end after the last rest', async () => {
  const actor = gate.start('somebody', { isDead: false }, () => Promise.resolve());
  await expect.poll(() => actor.isDone).toBe(true);
  await gate.waitForMove();
  expect(await gate.settle()).toEqual([actor]);
}, 10_000);
