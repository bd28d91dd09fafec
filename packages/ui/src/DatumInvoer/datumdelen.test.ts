import { expect, test } from 'vitest';
import { splitsDatum, voegDatum } from './datumdelen.ts';

test('a day is split as people write it, and joined again', () => {
  expect(splitsDatum('2026-11-04')).toEqual({ dag: '4', maand: '11', jaar: '2026' });
  expect(voegDatum({ dag: '4', maand: '11', jaar: '2026' })).toBe('2026-11-04');
});

test('a part that is left empty gives no real day, nothing at all gives nothing', () => {
  expect(voegDatum({ dag: '', maand: '11', jaar: '2026' })).toBe('2026-11-00');
  expect(voegDatum({ dag: '', maand: '', jaar: '' })).toBe('');
  expect(splitsDatum('0000-11-00')).toEqual({ dag: '', maand: '11', jaar: '' });
  expect(splitsDatum('')).toEqual({ dag: '', maand: '', jaar: '' });
});
