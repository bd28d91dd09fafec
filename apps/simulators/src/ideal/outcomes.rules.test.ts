import { describe, expect, it } from 'vitest';
import type { Status } from './betaling.ts';
import { isOutcome, isReported, mayMoveTo, outcomes, possibleOutcomes } from './outcomes.rules.ts';

const ends: readonly Status[] = ['failed', 'canceled', 'expired'];

describe('possibleOutcomes', () => {
  it.each<[Status, readonly string[]]>([
    ['open', ['paid', 'failed', 'canceled', 'expired', 'pending']],
    ['pending', ['paid', 'failed', 'canceled', 'expired']],
    ['failed', ['paid']],
    ['canceled', ['paid']],
    ['expired', ['paid']],
    ['paid', []],
  ])('are for %s: %j, in the order of the buttons', (status, possible) => {
    expect(possibleOutcomes(status)).toEqual(possible);
  });

  it('include paid after any other end', () => {
    for (const end of ends) expect(mayMoveTo(end, 'paid')).toBe(true);
  });

  it('are none once paid', () => {
    for (const end of [...ends, 'open', 'pending', 'paid'] as const) {
      expect(mayMoveTo('paid', end)).toBe(false);
    }
  });

  it('exclude another end, the same status, and reopening', () => {
    for (const end of ends) {
      for (const other of [...ends, 'open', 'pending'] as const) {
        expect(mayMoveTo(end, other)).toBe(false);
      }
    }
    expect(mayMoveTo('pending', 'open')).toBe(false);
    expect(mayMoveTo('pending', 'pending')).toBe(false);
    expect(mayMoveTo('open', 'open')).toBe(false);
  });
});

it.each<[Status, boolean]>([
  ['open', false],
  ['pending', false],
  ['paid', true],
  ['failed', true],
  ['canceled', true],
  ['expired', true],
])('reports a payment by webhook that is %s: %s', (status, told) => {
  expect(isReported(status)).toBe(told);
});

it.each<readonly [string | null, boolean]>([
  ...outcomes.map((word) => [word, true] as const),
  ['open', false],
  ['constructor', false],
  ['', false],
  [null, false],
])('checks whether %j is an outcome: %s', (word, isOne) => {
  expect(isOutcome(word)).toBe(isOne);
});
