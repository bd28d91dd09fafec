import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Lijst } from './Lijst.tsx';

test('a list has a name', () => {
  const html = teken(
    <Lijst label="Declaraties">
      <li>Bril</li>
    </Lijst>,
  );
  expect(html).toMatch(/<ul [^>]*aria-label="Declaraties"[^>]*><li>Bril/);
});
