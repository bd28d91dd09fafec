import { describe, expect, it } from 'vitest';
import { words } from '../../api/show.testing.tsx';
import { PerMonth } from './PerMonth.tsx';
import { toLine } from './zorgkosten.testing.ts';

const line = toLine({ reimbursed: 8250, eigenRisico: 2000, notReimbursed: 750 });

describe('care per month', () => {
  it('tells the same in a table as in bars; months without care are left out', () => {
    const text = words(<PerMonth lines={[line]} year={2026} withEigenRisico />);
    expect(text).toMatch(/November .*€ 82,50 .*€ 20,00 .*€ 7,50 .*€ 110,00$/);
    expect(text).not.toContain('oktober');
  });

  it('is silent about a part that no month has', () => {
    const text = words(<PerMonth lines={[line]} year={2026} withEigenRisico />);
    expect(text).not.toMatch(/Wettelijke eigen bijdrage|€ 0,00/);
    const other = toLine({ wettelijkeBijdrage: 300 });
    const both = words(<PerMonth lines={[line, other]} year={2026} withEigenRisico />);
    expect(both).toContain('Wettelijke eigen bijdrage € 3,00');
  });

  it('leaves own risk out when that is asked', () => {
    const text = words(<PerMonth lines={[line]} year={2026} withEigenRisico={false} />);
    expect(text).not.toContain('Eigen risico');
    expect(text).toContain('Samen, zonder eigen risico € 90,00 en € 20,00 eigen risico');
  });

  it('has each month of own risk that is left out, so that they add up to the year', () => {
    const own = { ...toLine({ eigenRisico: 1000 }), datumIngang: '2026-03-01' };
    const text = words(<PerMonth lines={[line, own]} year={2026} withEigenRisico={false} />);
    expect(text).toMatch(/Maart .*€ 0,00 en € 10,00 eigen risico November .*en € 20,00 eigen/);
  });

  it('is a sentence where all of it was own risk and that is left out', () => {
    const own = toLine({ eigenRisico: 2000 });
    const html = words(<PerMonth lines={[own]} year={2026} withEigenRisico={false} />);
    expect(html).toBe('Per maand Alle kosten van 2026 vielen onder het eigen risico.');
    expect(words(<PerMonth lines={[own]} year={2026} withEigenRisico />)).toContain('November');
  });

  it.each([true, false])(
    'is not there where a bill was taken back (own risk: %s)',
    (withEigenRisico) => {
      const lines = [line, toLine({ reimbursed: -8250, eigenRisico: -2000, notReimbursed: -750 })];
      expect(words(<PerMonth lines={lines} year={2026} withEigenRisico={withEigenRisico} />)).toBe(
        '',
      );
    },
  );
});
