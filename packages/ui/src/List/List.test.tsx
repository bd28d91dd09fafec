import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { List } from './List.tsx';

test('has an accessible name', () => {
  const html = renderMarkup(
    <List label="Declaraties">
      <li>Bril</li>
    </List>,
  );
  expect(html).toMatch(/<ul [^>]*aria-label="Declaraties"[^>]*><li>Bril/);
});
