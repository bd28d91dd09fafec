import { expect, it } from 'vitest';
import { createIncassoBank } from './incassoBank.ts';
import { sequenceNumbers } from './relaties.ts';
import { accountOf } from './toRelatie.ts';

const day = Temporal.PlainDate.from('2026-12-28');
const [jan, tom] = [accountOf(sequenceNumbers.jan), accountOf(sequenceNumbers.tom)];

it('debits two equal amounts on one day twice, and a repeated debit once', async () => {
  const bank = createIncassoBank();
  const outcomes = [];
  for (const key of ['a/1', 'b/1', 'a/1']) outcomes.push(await bank(jan, 5_000, day, key));
  expect(outcomes).toEqual(['succeeded', 'succeeded', 'succeeded']);
  expect([...bank.taken]).toEqual([
    ['a/1', 5_000],
    ['b/1', 5_000],
  ]);
});

it('refuses a debit beyond the balance, also when repeated', async () => {
  const bank = createIncassoBank();
  expect(await bank(tom, 15_000, day, 'a/1')).toBe('failed');
  expect(await bank(tom, 15_000, day, 'a/1')).toBe('failed');
  expect(bank.taken.size).toBe(0);
});
