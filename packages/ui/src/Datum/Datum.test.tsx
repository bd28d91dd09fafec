import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Datum } from './Datum.tsx';

test('a day can be read by people and by machines', () => {
  expect(teken(<Datum dag="2026-11-12" />)).toBe(
    '<time dateTime="2026-11-12">dag 2026-11-12</time>',
  );
});
