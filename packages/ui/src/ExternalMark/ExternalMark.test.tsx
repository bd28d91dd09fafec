import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { ExternalMark } from './ExternalMark.tsx';

test('the mark of a link that leaves the app is an arrow to see and words to hear', () => {
  const markup = renderMarkup(
    <a href="https://elders.example">
      Contact
      <ExternalMark text="(andere website)" />
    </a>,
  );
  expect(markup).toMatch(/<span[^>]* aria-hidden="true">\u2060<svg/);
  expect(words(markup)).toMatch(/\(andere website\)$/);
});
