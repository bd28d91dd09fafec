import { expect, it } from 'vitest';
import { words } from '../../api/show.testing.tsx';
import { CompareYears } from './CompareYears.tsx';
import { toLine } from './zorgkosten.testing.ts';

const parts = { reimbursed: 8250, eigenRisico: 2000, wettelijkeBijdrage: 500, notReimbursed: 750 };

it('puts two years side by side, with and without own risk', () => {
  const before = { succeeded: true, value: [toLine({ ...parts, reimbursed: 10_000 })] } as const;
  const both = { year: 2026, now: parts, before };
  expect(words(<CompareYears {...both} withEigenRisico />)).toMatch(
    /Vergoed 2025 € 100,00 2026 € 82,50 .*Samen 2025 € 132,50 2026 € 115,00 Zelf betaald 2025 € 32,50 2026 € 32,50$/,
  );
  expect(words(<CompareYears {...both} withEigenRisico={false} />)).toMatch(
    /Samen, zonder eigen risico 2025 € 112,50 2026 € 95,00 Zelf betaald 2025 € 12,50 2026 € 12,50$/,
  );
});

const failed = (status: number) => (
  <CompareYears
    year={2026}
    now={parts}
    before={{ succeeded: false, status, redenen: [] }}
    withEigenRisico
  />
);

it('says that the previous year failed, with a retry, and renders nothing without one', () => {
  expect(words(failed(500))).toBe(
    '2025 en 2026 naast elkaar Dit deel kunnen we nu niet laten zien. Probeer opnieuw',
  );
  expect(words(failed(404))).toBe('');
});
