import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { SkipLink } from './SkipLink.tsx';

test('links past the navigation', () => {
  expect(renderMarkup(<SkipLink target="inhoud" text="Naar de inhoud" />)).toContain(
    'href="#inhoud"',
  );
});
