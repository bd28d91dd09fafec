import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { FrameOutside } from './FrameOutside.tsx';

test('names the insurer in the header, and renders the content in main', () => {
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
