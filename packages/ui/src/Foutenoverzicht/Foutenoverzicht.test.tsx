import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Foutenoverzicht } from './Foutenoverzicht.tsx';

test('each error is a link to its field, under a heading that takes the focus', () => {
  const html = teken(
    <Foutenoverzicht
      titel="Er klopt nog iets niet"
      fouten={[{ veldId: 'bedrag', tekst: 'Vul een bedrag in' }]}
    />,
  );
  expect(html).toMatch(/^<section tabindex="-1" aria-labelledby=/);
  expect(html).toContain('<a href="#bedrag">Vul een bedrag in</a>');
});
