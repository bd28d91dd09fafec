import { Banknote } from 'lucide-react';
import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { Answer } from './Answer.tsx';

test('renders its title as a heading', () => {
  const html = renderMarkup(
    <Answer kind="positive" icon={Banknote} title="Je krijgt € 82,50.">
      <p>Dat staat morgen op je rekening.</p>
    </Answer>,
  );
  expect(html).toMatch(/<h2[^>]*>Je krijgt € 82,50.<\/h2>/);
});
