import { expect, it } from 'vitest';
import { keptSince, keptSinceInstant } from './keptSince.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

it('returns the first day that is still kept', () => {
  expect(keptSince('concepten', day('2026-11-30')).toString()).toBe('2026-10-31');
  expect(keptSince('inzagen', day('2028-02-29')).toString()).toBe('2023-02-28');
});

it('keeps the time of day in the Netherlands across a change to winter time', () => {
  const now = Temporal.Instant.from('2026-11-10T11:00:00Z');
  expect(keptSinceInstant('concepten', now).toString()).toBe('2026-10-11T10:00:00Z');
});
