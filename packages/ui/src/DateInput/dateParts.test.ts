import { expect, test } from 'vitest';
import { splitDate, joinDate, parseWholeDay } from './dateParts.ts';

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

test.each([
  '14-11-2026',
  '14/11/2026',
  ' 14.11.2026 ',
  '2026-11-14',
  '14 november 2026',
  '14 Nov. 2026',
  '14 11 2026',
])('a whole day that is pasted is read: %s', (text) => {
  expect(parseWholeDay(text)).toEqual({ day: '14', month: '11', year: '2026' });
});

test('months go by their Dutch and English names', () => {
  const months = ['2 mrt 2026', '2 maart 2026', '2 March 2026'];
  expect(months.map((text) => parseWholeDay(text)?.month)).toEqual(['3', '3', '3']);
  expect(parseWholeDay('2 mei 2026')?.month).toBe('5');
});

test('what is no whole day is left to the field it was pasted in', () => {
  for (const text of [
    '14',
    '2026',
    '14-11',
    '32-1-2026',
    '1-13-2026',
    '1 foo 2026',
    'nota 14-11-2026',
  ]) {
    expect(parseWholeDay(text)).toBeUndefined();
  }
});
