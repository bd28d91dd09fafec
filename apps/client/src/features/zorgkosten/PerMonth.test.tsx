import { describe, expect, it } from 'vitest';
import { words } from '../../api/show.testing.tsx';
import { PerMonth } from './PerMonth.tsx';
import { toLine } from './zorgkosten.testing.ts';

const line = toLine({ reimbursed: 8250, eigenRisico: 2000, notReimbursed: 750 });

describe('care per month', () => {
  it('tells the same in a table as in bars; months without care are left out', () => {
    const text = words(<PerMonth lines={[line]} year={2026} withEigenRisico />);
    expect(text).toMatch(/november .*€ 82,50 .*€ 20,00 .*€ 0,00 .*€ 7,50 .*€ 110,00$/);
    expect(text).not.toContain('oktober');
  });

  it('leaves own risk out when that is asked', () => {
    const text = words(<PerMonth lines={[line]} year={2026} withEigenRisico={false} />);
    expect(text).not.toContain('Eigen risico');
    expect(text).toMatch(/€ 90,00$/);
  });
});
