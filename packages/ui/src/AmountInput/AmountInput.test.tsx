import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { AmountInput } from './AmountInput.tsx';

test('opens the numeric keyboard of a phone', () => {
  expect(renderMarkup(<AmountInput enterKeyHint="done" name="bedrag" />)).toContain(
    'inputMode="decimal"',
  );
});
