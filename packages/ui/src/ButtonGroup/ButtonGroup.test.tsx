import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

test('buttons stand in the order they are given', () => {
  const html = character(
    <ButtonGroup>
      <button type="button">Verder</button>
      <button type="button">Terug</button>
    </ButtonGroup>,
  );
  expect(words(html)).toBe('Verder Terug');
});
