import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { StepCounter } from './StepCounter.tsx';

test('shows the current step as text and as a bar', () => {
  const html = renderMarkup(<StepCounter text="Stap 2 van 4" current={2} total={4} />);
  expect(words(html)).toBe('Stap 2 van 4');
  expect(html.match(/<span/g)).toHaveLength(4);
});
