import { expect, test } from 'vitest';
import { character } from '../character.tsx';
import { List } from './List.tsx';

test('a list has a name', () => {
  const html = character(
    <List label="Declaraties">
      <li>Bril</li>
    </List>,
  );
  expect(html).toMatch(/<ul [^>]*aria-label="Declaraties"[^>]*><li>Bril/);
});
