import { describe, expect, it } from 'vitest';
import { retention, retentionKinds, termOn } from './retention.ts';

describe('termOn', () => {
  const terms = [
    { since: '2020-01-01', amount: 7, unit: 'jaren' },
    { since: '2027-01-01', amount: 5, unit: 'jaren' },
  ] as const;

  it('returns the last term that has begun, from its first day on', () => {
    expect(termOn(terms, '2026-12-31').amount).toBe(7);
    expect(termOn(terms, '2027-01-01').amount).toBe(5);
  });

  it('returns the first term before all of them', () => {
    expect(termOn(terms, '2019-12-31').amount).toBe(7);
  });
});

it('orders the terms of every kind by their days', () => {
  for (const kind of retentionKinds) {
    const days = retention[kind].terms.map(({ since }) => since);
    expect(days).toEqual(days.toSorted());
  }
});
