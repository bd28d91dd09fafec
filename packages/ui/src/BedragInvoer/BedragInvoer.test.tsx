import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { BedragInvoer } from './BedragInvoer.tsx';

test('a phone shows its keyboard of figures', () => {
  expect(teken(<BedragInvoer name="bedrag" />)).toContain('inputMode="decimal"');
});
