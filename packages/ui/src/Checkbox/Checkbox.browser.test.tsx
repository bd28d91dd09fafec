import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../mount.testing.tsx';
import { Checkbox } from './Checkbox.tsx';

it.each([
  ['beside its box', false],
  ['under its box, in letters twice as large, where they have the whole line', true],
])('lays out its label on a phone %s', async (_where, largeLetters) => {
  mount(<Checkbox label="Zorgpremie november" />, { width: 245, largeLetters });
  const label = page.getByText('Zorgpremie november');
  await expect.element(label).toBeVisible();
  const box = page.getByRole('checkbox').element().getBoundingClientRect();
  const words = label.element().getBoundingClientRect();
  expect(words.top >= box.bottom).toBe(largeLetters);
  expect(words.left >= box.right).toBe(!largeLetters);
});
