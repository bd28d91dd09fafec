import { FileText, LockKeyhole, Smile } from 'lucide-react';
import { expect, it } from 'vitest';
import { zorgsoortIcon } from './zorgsoortIcon.ts';

it('draws a claim by its first kind of care', () => {
  expect(zorgsoortIcon(['Tandarts', 'Medicijnen'])).toBe(Smile);
});

it('draws a sheet for care that it does not know', () => {
  expect(zorgsoortIcon(['Kraamzorg'])).toBe(FileText);
  expect(zorgsoortIcon([])).toBe(FileText);
});

it('shows a lock where care is hidden', () => {
  expect(zorgsoortIcon(null)).toBe(LockKeyhole);
});
