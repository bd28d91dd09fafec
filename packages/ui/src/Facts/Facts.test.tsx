import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { Facts } from './Facts.tsx';

test('facts are terms with their values and a way to change them', () => {
  const html = character(
    <Facts
      facts={[{ sleutel: 'w', term: 'Voor wie', waarde: 'Lotte', action: <a href="#w">Wijzig</a> }]}
    />,
  );
  expect(html).toMatch(/<dt>Voor wie<\/dt><dd>Lotte<\/dd>/);
  expect(words(html)).toBe('Voor wie Lotte Wijzig');
});
