import { expect, it } from 'vitest';
import { formatDay, formatDayWithoutYear } from './dayOnScreen.ts';

it('formats a day with no-break spaces', () => {
  expect(formatDay('2026-11-12', 'nl')).toBe('12\u00A0november\u00A02026');
  expect(formatDayWithoutYear('2026-11-12', 'en')).toBe('12\u00A0November');
});
