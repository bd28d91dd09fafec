import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Facts } from './Facts.tsx';

test('renders terms with their values and actions', () => {
  const html = renderMarkup(
    <Facts
      facts={[{ key: 'w', term: 'Voor wie', value: 'Lotte', action: <a href="#w">Wijzig</a> }]}
    />,
  );
  expect(html).toMatch(/<dt>Voor wie<\/dt><dd>Lotte<\/dd>/);
  expect(words(html)).toBe('Voor wie Lotte Wijzig');
});
