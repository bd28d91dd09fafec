import { expect, it } from 'vitest';
import { words } from '../../api/show.testing.tsx';
import { CompareYears } from './CompareYears.tsx';
import { YearOverview } from './YearOverview.tsx';

const parts = { reimbursed: 8250, eigenRisico: 2000, wettelijkeBijdrage: 500, notReimbursed: 750 };

it('says of each cost whether the tax office may count it', () => {
  const text = words(
    <YearOverview parts={parts} name="Sanne" year={2026} premie={180_000} pdf={undefined} />,
  );
  expect(text).toContain('Betaalde premie Bedrag € 1.800,00 Voor de belasting Telt niet mee');
  expect(text).toContain('Eigen risico Bedrag € 20,00 Voor de belasting Telt niet mee');
  expect(text).toContain('Niet vergoed Bedrag € 7,50 Voor de belasting Telt soms mee');
  expect(text).toContain('Alle zorg samen kostte € 115,00');
  expect(text).toContain('Zorgkosten van Sanne in 2026');
  const own = { parts, name: undefined, year: 2026, premie: null, pdf: undefined };
  expect(words(<YearOverview {...own} />)).toContain('Je zorgkosten in 2026');
});

it('leaves the premium out where the insurer does not tell it', () => {
  const text = words(
    <YearOverview parts={parts} name="Daan" year={2026} premie={null} pdf={undefined} />,
  );
  expect(text).not.toContain('betaald');
});

it('puts two years side by side, with and without own risk', () => {
  const before = { ...parts, reimbursed: 10_000 };
  const both = { year: 2026, now: parts, before };
  expect(words(<CompareYears {...both} withEigenRisico />)).toMatch(
    /Vergoed 2025 € 100,00 2026 € 82,50 .*Samen 2025 € 132,50 2026 € 115,00 Zelf 2025 € 32,50 2026 € 32,50$/,
  );
  expect(words(<CompareYears {...both} withEigenRisico={false} />)).toMatch(
    /Samen, zonder eigen risico 2025 € 112,50 2026 € 95,00 Zelf, zonder eigen risico 2025 € 12,50 2026 € 12,50$/,
  );
});
