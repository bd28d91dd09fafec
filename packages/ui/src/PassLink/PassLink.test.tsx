import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { PassLink } from './PassLink.tsx';

test('is one link whose name is all its text', () => {
  const html = renderMarkup(
    <PassLink brand="ZZ" href="/zorgpas" kind="Zorgpas" name="S. de Vries" text="Bekijk je pas" />,
  );
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('href="/zorgpas"');
  expect(words(html)).toBe('Zorgpas S. de Vries Bekijk je pas');
});
