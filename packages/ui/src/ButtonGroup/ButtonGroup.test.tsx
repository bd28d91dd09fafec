import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

test('keeps the order of its buttons', () => {
  const html = renderMarkup(
    <ButtonGroup>
      <button type="button">Verder</button>
      <button type="button">Terug</button>
    </ButtonGroup>,
  );
  expect(words(html)).toBe('Verder Terug');
});
