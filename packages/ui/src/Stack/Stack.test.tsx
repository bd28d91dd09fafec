import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { Stack } from './Stack.tsx';

test('selects the space by name', () => {
  const spacious = renderMarkup(<Stack space="spacious">a</Stack>);
  expect(spacious).not.toBe(renderMarkup(<Stack>a</Stack>));
});
