import { expect, test } from 'vitest';
import { inLanes } from './inLanes.ts';

/** Does all of them in so many lanes; tells the order in which each began and ended. */
async function orderOf(lanes: number): Promise<string[]> {
  const told: string[] = [];
  await inLanes(lanes, [3, 1, 1], async (turns) => {
    told.push(`begin ${turns}`);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    told.push(`end ${turns}`);
  });
  return told;
}

test('in one lane each begins when the one before has ended', async () => {
  expect(await orderOf(1)).toEqual(['begin 3', 'end 3', 'begin 1', 'end 1', 'begin 1', 'end 1']);
});

test('in two lanes a short one makes room for the next beside a long one', async () => {
  expect(await orderOf(2)).toEqual(['begin 3', 'begin 1', 'end 1', 'begin 1', 'end 3', 'end 1']);
});

test('all are done once, and what goes wrong in one is told', async () => {
  const done: number[] = [];
  const work = async (item: number): Promise<void> => {
    if (item === 2) throw new Error('not this one');
    done.push(item);
  };
  await expect(inLanes(2, [1, 2, 3, 4], work)).rejects.toThrow('not this one');
  expect(done).toEqual([1, 3, 4]);
});
