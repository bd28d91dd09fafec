import { expect, test } from 'vitest';
import { digitsIn, splitDate, joinDate, parseWholeDay } from './dateParts.ts';

test('splits a day in parts and joins them again', () => {
  expect(splitDate('2026-11-04')).toEqual({ day: '4', month: '11', year: '2026' });
  expect(joinDate({ day: '4', month: '11', year: '2026' })).toBe('2026-11-04');
});

test("joins an empty part to an invalid day, and empty parts to ''", () => {
  expect(joinDate({ day: '', month: '11', year: '2026' })).toBe('2026-11-00');
  expect(joinDate({ day: '', month: '', year: '' })).toBe('');
  expect(splitDate('0000-11-00')).toEqual({ day: '', month: '11', year: '' });
  expect(splitDate('')).toEqual({ day: '', month: '', year: '' });
});

test.each([
  '14-11-2026',
  '14/11/2026',
  '１４－１１－２０２６',
  '２０２６／１１／１４',
  ' 14.11.2026 ',
  '2026-11-14',
  '14 november 2026',
  '14 Nov. 2026',
  '14 11 2026',
  '\u200E14-\u200E11-\u200E2026',
  '14\u201311\u20132026',
  '14\u201111\u22122026\u200B',
  '14\u00AD-11-2026\n',
])('parses a pasted day: %s', (text) => {
  expect(parseWholeDay(text)).toEqual({ day: '14', month: '11', year: '2026' });
});

test('reads plain and full-width digits, and drops everything else', () => {
  expect(['12', '１２', ' 1a2-'].map(digitsIn)).toEqual(['12', '12', '12']);
});

test('accepts Dutch and English month names', () => {
  const months = ['2 mrt 2026', '2 maart 2026', '2 March 2026'];
  expect(months.map((text) => parseWholeDay(text)?.month)).toEqual(['3', '3', '3']);
  expect(parseWholeDay('2 mei 2026')?.month).toBe('5');
});

test('leaves other pasted text to the field', () => {
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
