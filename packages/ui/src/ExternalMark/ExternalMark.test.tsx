import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { ExternalMark } from './ExternalMark.tsx';

test('renders an arrow, and text for screen readers', () => {
  const markup = renderMarkup(
    <a href="https://elders.example">
      Contact
      <ExternalMark text="(andere website)" />
    </a>,
  );
  expect(markup).toMatch(/<span[^>]* aria-hidden="true">\u2060<svg/);
  expect(words(markup)).toMatch(/\(andere website\)$/);
});
