import { FileText, LockKeyhole, Smile } from 'lucide-react';
import { expect, it } from 'vitest';
import { zorgsoortIcon } from './zorgsoortIcon.ts';

it('is the icon of the first kind of care', () => {
  expect(zorgsoortIcon(['Tandarts', 'Medicijnen'])).toBe(Smile);
});

it('is a sheet for unknown care', () => {
  expect(zorgsoortIcon(['Kraamzorg'])).toBe(FileText);
  expect(zorgsoortIcon([])).toBe(FileText);
});

it('is a lock for hidden care', () => {
  expect(zorgsoortIcon(null)).toBe(LockKeyhole);
});
