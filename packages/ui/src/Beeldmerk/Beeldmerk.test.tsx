import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { Beeldmerk } from './Beeldmerk.tsx';

test.each(['ZZ', 'AZVZ'] as const)('the mark of %s stands beside its name', (merk) => {
  const html = teken(<Beeldmerk merk={merk} naam="De naam" />);
  expect(woorden(html)).toBe('De naam');
  expect(html).toContain('aria-hidden="true"');
});

test('the brands have marks of their own', () => {
  const zz = teken(<Beeldmerk merk="ZZ" naam="" />);
  expect(zz).not.toBe(teken(<Beeldmerk merk="AZVZ" naam="" />));
});
