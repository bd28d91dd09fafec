import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { AmountInput } from './AmountInput.tsx';

test('a phone shows its keyboard of figures', () => {
  expect(renderMarkup(<AmountInput enterKeyHint="done" name="bedrag" />)).toContain(
    'inputMode="decimal"',
  );
});
