import { expect, it } from 'vitest';
import { perJaar } from './perJaar.ts';

const rij = (datum: string) => ({ datum });

it('puts the invoices of one year under one heading, the newest first as they came', () => {
  const rijen = [rij('2026-11-01'), rij('2026-01-01'), rij('2025-12-01')];
  expect(perJaar(rijen)).toEqual([
    { jaar: '2026', rijen: rijen.slice(0, 2) },
    { jaar: '2025', rijen: rijen.slice(2) },
  ]);
});

it('has no headings without invoices', () => {
  expect(perJaar([])).toEqual([]);
});
