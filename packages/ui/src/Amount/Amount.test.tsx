import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Amount } from './Amount.tsx';

test('an amount is written as the app writes it', () => {
  expect(words(renderMarkup(<Amount cents={8250} />))).toBe('€ 82.50');
});

test('what goes off has a minus, whichever way it is given', () => {
  expect(words(renderMarkup(<Amount cents={1250} deduction />))).toBe('€ -12.50');
  expect(words(renderMarkup(<Amount cents={-1250} deduction />))).toBe('€ -12.50');
});

test('without surroundings an amount is refused rather than guessed', () => {
  expect(() => renderToStaticMarkup(<Amount cents={1} />)).toThrow('UiProvider');
});
