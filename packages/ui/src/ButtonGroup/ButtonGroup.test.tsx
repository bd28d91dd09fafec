import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

test('buttons stand in the order they are given', () => {
  const html = renderMarkup(
    <ButtonGroup>
      <button type="button">Verder</button>
      <button type="button">Terug</button>
    </ButtonGroup>,
  );
  expect(words(html)).toBe('Verder Terug');
});
