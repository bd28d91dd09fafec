import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Disclosure } from './Disclosure.tsx';

test('renders its content collapsed under a summary', () => {
  const html = renderMarkup(
    <Disclosure title="Wat er straks verandert">Bram wordt 16.</Disclosure>,
  );
  expect(html).toMatch(/<details[^>]*><summary/);
  expect(html).not.toContain(' open');
  expect(words(html)).toBe('Wat er straks verandert Bram wordt 16.');
});

test('can be open initially', () => {
  expect(
    renderMarkup(
      <Disclosure title="Meer" open>
        Uitleg
      </Disclosure>,
    ),
  ).toContain(' open');
});
