import { House } from 'lucide-react';
import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Pictogram } from './Pictogram.tsx';

test('an icon has one of two sizes and is not read out', () => {
  expect(teken(<Pictogram icoon={House} />)).toContain('width="24"');
  const klein = teken(<Pictogram icoon={House} klein />);
  expect(klein).toContain('width="20"');
  expect(klein).toContain('aria-hidden="true"');
});
