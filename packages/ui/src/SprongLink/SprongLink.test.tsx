import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { SprongLink } from './SprongLink.tsx';

test('leads past the navigation', () => {
  expect(teken(<SprongLink naar="inhoud" tekst="Naar de inhoud" />)).toContain('href="#inhoud"');
});
