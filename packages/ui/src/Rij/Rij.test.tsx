import { FileText } from 'lucide-react';
import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { Rij } from './Rij.tsx';

test('a row with an address is one link by its title', () => {
  const html = teken(
    <Rij
      pictogram={FileText}
      titel="Bril"
      ondertitel="18 november"
      href="/declaraties/1"
      bedrag="€ 249"
    />,
  );
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<a [^>]*data-router[^>]*>Bril<\/a>/);
  expect(woorden(html)).toBe('Bril 18 november € 249');
});

test('a row without an address is no link', () => {
  expect(teken(<Rij pictogram={FileText} titel="Bril" />)).not.toContain('<a ');
});

test('in a list of amounts the amount comes right after the title', () => {
  const html = teken(
    <Rij
      pictogram={FileText}
      titel="Premie"
      ondertitel="1 mei"
      bedrag="€ 5"
      status="Betaald"
      kolom
    />,
  );
  expect(woorden(html)).toBe('Premie € 5 1 mei Betaald');
});
