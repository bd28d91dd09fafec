import { expect, test } from 'vitest';
import { character } from '../character.tsx';
import { Stack } from './Stack.tsx';

test('the room between is chosen by name', () => {
  const spacious = character(<Stack space="spacious">a</Stack>);
  expect(spacious).not.toBe(character(<Stack>a</Stack>));
});
