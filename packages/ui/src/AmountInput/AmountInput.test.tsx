import { expect, test } from 'vitest';
import { character } from '../character.tsx';
import { AmountInput } from './AmountInput.tsx';

test('a phone shows its keyboard of figures', () => {
  expect(character(<AmountInput name="bedrag" />)).toContain('inputMode="decimal"');
});
