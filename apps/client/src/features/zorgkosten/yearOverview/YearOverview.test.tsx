import { expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { YearOverview } from './YearOverview.tsx';

const parts = { reimbursed: 8250, eigenRisico: 2000, wettelijkeBijdrage: 500, notReimbursed: 750 };

const premie = {
  soortFactuur: 'Zorgpremie' as const,
  status: 'Betaald',
  bedrag: 180_000,
  openBedrag: 0,
  periode: '2026-03',
  premiePerJaar: null,
};
const paid = { succeeded: true as const, value: [premie] };

it('says for each cost whether it may be deductible', () => {
  const text = words(
    <YearOverview parts={parts} name="Sanne" year={2026} facturen={paid} pdf={undefined} />,
  );
  expect(text).toContain('Betaalde premie Bedrag € 1.800,00 Voor de belasting Telt niet mee');
  expect(text).toContain('Eigen risico Bedrag € 20,00 Voor de belasting Telt niet mee');
  expect(text).toContain('Niet vergoed Bedrag € 7,50 Voor de belasting Telt soms mee');
  expect(text).toContain('Alle zorg samen kostte € 115,00');
  expect(text).toContain('Zorgkosten van Sanne in 2026');
  const own = { parts, name: undefined, year: 2026, facturen: null, pdf: undefined };
  expect(words(<YearOverview {...own} />)).toContain('Je zorgkosten in 2026');
});

it('leaves out the premium if the insurer does not send it', () => {
  const text = words(
    <YearOverview parts={parts} name="Daan" year={2026} facturen={null} pdf={undefined} />,
  );
  expect(text).not.toContain('betaald');
});

const failed = (status: number) => (
  <YearOverview
    parts={parts}
    name="Daan"
    year={2026}
    facturen={{ succeeded: false, status, redenen: [] }}
    pdf={undefined}
  />
);

it('says that the premium failed, and nothing when the insurer does not send it', () => {
  expect(words(failed(500))).toContain(
    'We kunnen de betaalde premie nu niet laten zien. Probeer opnieuw',
  );
  expect(words(failed(404))).not.toContain('Probeer opnieuw');
});
