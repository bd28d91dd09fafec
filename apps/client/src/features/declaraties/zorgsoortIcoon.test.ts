import { FileText, LockKeyhole, Smile } from 'lucide-react';
import { expect, it } from 'vitest';
import { zorgsoortIcoon } from './zorgsoortIcoon.ts';

it('draws a claim by its first kind of care', () => {
  expect(zorgsoortIcoon(['Tandarts', 'Medicijnen'])).toBe(Smile);
});

it('draws a sheet for care that it does not know', () => {
  expect(zorgsoortIcoon(['Kraamzorg'])).toBe(FileText);
  expect(zorgsoortIcoon([])).toBe(FileText);
});

it('shows a lock where care is hidden', () => {
  expect(zorgsoortIcoon(null)).toBe(LockKeyhole);
});
