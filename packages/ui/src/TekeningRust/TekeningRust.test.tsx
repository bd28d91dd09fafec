import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { TekeningRust } from './TekeningRust.tsx';

test('each brand has a calm of its own', () => {
  const duinen = teken(<TekeningRust merk="ZZ" />);
  expect(duinen).toContain('aria-hidden="true"');
  expect(duinen).not.toBe(teken(<TekeningRust merk="AZVZ" />));
});
