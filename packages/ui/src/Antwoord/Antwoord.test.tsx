import { Banknote } from 'lucide-react';
import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Antwoord } from './Antwoord.tsx';

test('the answer is a heading', () => {
  const html = teken(
    <Antwoord soort="positief" pictogram={Banknote} titel="Je krijgt € 82,50.">
      <p>Dat staat morgen op je rekening.</p>
    </Antwoord>,
  );
  expect(html).toMatch(/<h2[^>]*>Je krijgt € 82,50.<\/h2>/);
});
