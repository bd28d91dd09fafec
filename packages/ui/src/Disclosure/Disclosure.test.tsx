import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Disclosure } from './Disclosure.tsx';

test('what is folded in stands in the page, behind a line to press', () => {
  const html = renderMarkup(
    <Disclosure title="Wat er straks verandert">Bram wordt 16.</Disclosure>,
  );
  expect(html).toMatch(/<details[^>]*><summary/);
  expect(html).not.toContain(' open');
  expect(words(html)).toBe('Wat er straks verandert Bram wordt 16.');
});

test('it can be open from the start', () => {
  expect(
    renderMarkup(
      <Disclosure title="Meer" open>
        Uitleg
      </Disclosure>,
    ),
  ).toContain(' open');
});
