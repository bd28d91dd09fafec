import { expect, test } from 'vitest';
import { character } from '../character.tsx';
import { SkipLink } from './SkipLink.tsx';

test('leads past the navigation', () => {
  expect(character(<SkipLink naar="content" tekst="Naar de inhoud" />)).toContain('href="#inhoud"');
});
