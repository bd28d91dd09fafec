import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { TekeningStatus } from './TekeningStatus.tsx';

test('each status has a drawing of its own', () => {
  const namen = ['zoek', 'slot', 'gereedschap', 'kapot'] as const;
  const tekeningen = namen.map((naam) => teken(<TekeningStatus naam={naam} />));
  expect(new Set(tekeningen).size).toBe(4);
});
