import { expect, test } from 'vitest';
import { splitDate, joinDate } from './dateParts.ts';

test('a day is split as people write it, and joined again', () => {
  expect(splitDate('2026-11-04')).toEqual({ day: '4', month: '11', year: '2026' });
  expect(joinDate({ day: '4', month: '11', year: '2026' })).toBe('2026-11-04');
});

test('a part that is left empty gives no real day, nothing at all gives nothing', () => {
  expect(joinDate({ day: '', month: '11', year: '2026' })).toBe('2026-11-00');
  expect(joinDate({ day: '', month: '', year: '' })).toBe('');
  expect(splitDate('0000-11-00')).toEqual({ day: '', month: '11', year: '' });
  expect(splitDate('')).toEqual({ day: '', month: '', year: '' });
});
