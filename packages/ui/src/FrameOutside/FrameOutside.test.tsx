import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { FrameOutside } from './FrameOutside.tsx';

test('the header names the insurer, and the content stands in the main part', () => {
  const html = renderMarkup(
    <FrameOutside
      brand="AZVZ"
      brandName="Ankerzee"
      texts={{ toContent: 'Naar de inhoud' }}
      footer="Privacy"
    >
      <h1>Niet gevonden</h1>
    </FrameOutside>,
  );
  expect(words(html)).toBe('Naar de inhoud Ankerzee Niet gevonden Privacy');
  expect(html).toMatch(/<main[^>]*><h1>/);
});
