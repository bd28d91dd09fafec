import { House } from 'lucide-react';
import { expect, test } from 'vitest';
import { character } from '../character.tsx';
import { Pictogram } from './Icon.tsx';

test('an icon has one of two sizes and is not read out', () => {
  expect(character(<Pictogram icon={House} />)).toContain('width="24"');
  const small = character(<Pictogram icon={House} small />);
  expect(small).toContain('width="20"');
  expect(small).toContain('aria-hidden="true"');
});
