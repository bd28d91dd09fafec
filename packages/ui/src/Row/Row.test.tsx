import { FileText } from 'lucide-react';
import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Row } from './Row.tsx';

test('is one link named by its title', () => {
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

test('is not a link without an address', () => {
  expect(renderMarkup(<Row icon={FileText} title="Bril" />)).not.toContain('<a ');
});
