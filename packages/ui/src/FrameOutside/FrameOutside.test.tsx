import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { FrameOutside } from './FrameOutside.tsx';

test('the header names the insurer, and the drawing stands with the content', () => {
  const html = character(
    <FrameOutside
      merk="AZVZ"
      brandName="Ankerzee"
      texts={{ toContent: 'Naar de inhoud' }}
      illustration={<svg />}
      footer="Privacy"
    >
      <h1>Niet gevonden</h1>
    </FrameOutside>,
  );
  expect(words(html)).toBe('Naar de inhoud Ankerzee Niet gevonden Privacy');
  expect(html).toMatch(/<main[^>]*><div[^>]*><svg/);
});
