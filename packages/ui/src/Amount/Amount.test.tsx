import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Amount } from './Amount.tsx';

test("formats the amount with the app's formatter", () => {
  expect(words(renderMarkup(<Amount cents={8250} />))).toBe('€ 82.50');
});

test('shows a deduction with a minus, whatever its sign', () => {
  expect(words(renderMarkup(<Amount cents={1250} deduction />))).toBe('€ -12.50');
  expect(words(renderMarkup(<Amount cents={-1250} deduction />))).toBe('€ -12.50');
});

test('throws without UiProvider', () => {
  expect(() => renderToStaticMarkup(<Amount cents={1} />)).toThrow('UiProvider');
});
