import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { Feiten } from './Feiten.tsx';

test('facts are terms with their values and a way to change them', () => {
  const html = teken(
    <Feiten
      feiten={[{ sleutel: 'w', term: 'Voor wie', waarde: 'Lotte', actie: <a href="#w">Wijzig</a> }]}
    />,
  );
  expect(html).toMatch(/<dt>Voor wie<\/dt><dd>Lotte<\/dd>/);
  expect(woorden(html)).toBe('Voor wie Lotte Wijzig');
});
