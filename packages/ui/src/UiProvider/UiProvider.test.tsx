import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Amount } from '../Amount/Amount.tsx';
import { DateText } from '../DateText/DateText.tsx';

test('provides its formatters to all components below', () => {
  const html = renderMarkup(
    <>
      <Amount cents={100} />
      <DateText day="2026-11-21" />
    </>,
  );
  expect(words(html)).toBe('€ 1.00 dag 2026-11-21');
});

test('makes a component throw that lacks it', () => {
  expect(() => renderToStaticMarkup(<DateText day="2026-11-21" />)).toThrow('No <UiProvider>');
});
