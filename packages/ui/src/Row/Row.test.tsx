import { FileText } from 'lucide-react';
import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Row } from './Row.tsx';

test('a row with an address is one link by its title', () => {
  const html = renderMarkup(
    <Row
      icon={FileText}
      title="Bril"
      subtitle="18 november"
      href="/declaraties/1"
      status="Nieuw"
    />,
  );
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<a [^>]*data-router[^>]*>Bril<\/a>/);
  expect(words(html)).toBe('Bril 18 november Nieuw');
});

test('a row without an address is no link', () => {
  expect(renderMarkup(<Row icon={FileText} title="Bril" />)).not.toContain('<a ');
});
