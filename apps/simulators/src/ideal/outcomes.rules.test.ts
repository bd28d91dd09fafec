import { describe, expect, it } from 'vitest';
import type { Status } from './betaling.ts';
import { isOutcome, isReported, mayMoveTo, outcomes, possibleOutcomes } from './outcomes.rules.ts';

const ends: readonly Status[] = ['failed', 'canceled', 'expired'];

describe('what can still become of a payment', () => {
  it.each<[Status, readonly string[]]>([
    ['open', ['paid', 'failed', 'canceled', 'expired', 'pending']],
    ['pending', ['paid', 'failed', 'canceled', 'expired']],
    ['failed', ['paid']],
    ['canceled', ['paid']],
    ['expired', ['paid']],
    ['paid', []],
  ])('%s: %j, in the order of the buttons', (status, possible) => {
    expect(possibleOutcomes(status)).toEqual(possible);
  });

  it('is paid after all, also when it had ended without', () => {
    for (const end of ends) expect(mayMoveTo(end, 'paid')).toBe(true);
  });

  it('is nothing more once it is paid', () => {
    for (const end of [...ends, 'open', 'pending', 'paid'] as const) {
      expect(mayMoveTo('paid', end)).toBe(false);
    }
  });

  it('is never another end, nor the same, nor open again', () => {
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
])('Mollie tells by webhook of a payment that is %s: %s', (status, told) => {
  expect(isReported(status)).toBe(told);
});

it.each<readonly [string | null, boolean]>([
  ...outcomes.map((word) => [word, true] as const),
  ['open', false],
  ['constructor', false],
  ['', false],
  [null, false],
])('%j is the word of a button: %s', (word, isOne) => {
  expect(isOutcome(word)).toBe(isOne);
});
