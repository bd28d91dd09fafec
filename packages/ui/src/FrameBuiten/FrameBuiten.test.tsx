import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { FrameBuiten } from './FrameBuiten.tsx';

test('the header names the insurer, and the drawing stands with the content', () => {
  const html = teken(
    <FrameBuiten
      merk="AZVZ"
      merknaam="Ankerzee"
      teksten={{ naarInhoud: 'Naar de inhoud' }}
      tekening={<svg />}
      voet="Privacy"
    >
      <h1>Niet gevonden</h1>
    </FrameBuiten>,
  );
  expect(woorden(html)).toBe('Naar de inhoud Ankerzee Niet gevonden Privacy');
  expect(html).toMatch(/<main[^>]*><div[^>]*><svg/);
});
