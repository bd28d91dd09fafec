import { Banknote } from 'lucide-react';
import { expect, test } from 'vitest';
import { character } from '../character.tsx';
import { Answer } from './Answer.tsx';

test('the answer is a heading', () => {
  const html = character(
    <Answer soort="positive" symbol={Banknote} titel="Je krijgt € 82,50.">
      <p>Dat staat morgen op je rekening.</p>
    </Answer>,
  );
  expect(html).toMatch(/<h2[^>]*>Je krijgt € 82,50.<\/h2>/);
});
