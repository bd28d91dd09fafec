import { expect, test } from 'vitest';
import { character } from '../character.tsx';
import { TextArea } from './TextArea.tsx';

test('there is room for several lines', () => {
  expect(character(<TextArea name="opmerking" />)).toMatch(/<textarea rows="4" name="opmerking"/);
});
