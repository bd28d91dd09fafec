import { House } from 'lucide-react';
import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { Icon } from './Icon.tsx';

test('has two sizes, and is hidden from screen readers', () => {
  expect(renderMarkup(<Icon icon={House} />)).toContain('width="24"');
  const small = renderMarkup(<Icon icon={House} small />);
  expect(small).toContain('width="20"');
  expect(small).toContain('aria-hidden="true"');
});
