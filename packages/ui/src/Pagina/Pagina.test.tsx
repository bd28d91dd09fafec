import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { Pagina } from './Pagina.tsx';

test('a page has one h1 that can take the focus', () => {
  const html = teken(<Pagina titel="Declaraties">inhoud</Pagina>);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*tabindex="-1"/);
});

test('the way back stands before the title', () => {
  const html = teken(
    <Pagina
      titel="Fysiotherapie"
      terug={{ href: '/declaraties/overzicht', label: 'Declaraties' }}
    />,
  );
  expect(woorden(html)).toBe('Declaraties Fysiotherapie');
  expect(html).toContain('href="/declaraties/overzicht"');
});
