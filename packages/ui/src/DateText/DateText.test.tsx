import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { DateText } from './DateText.tsx';

test('renders a day for people and for machines', () => {
  expect(renderMarkup(<DateText day="2026-11-12" />)).toBe(
    '<time dateTime="2026-11-12">dag 2026-11-12</time>',
  );
});
