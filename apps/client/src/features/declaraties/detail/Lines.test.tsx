import { expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { line } from './declaratie.testing.ts';
import { Lines } from './Lines.tsx';

const medicines = {
  ...line,
  prestatie: 'Medicijnen op recept',
  gedeclareerdBedrag: 8_000,
  eigenRisicoBedrag: 5_000,
  uitgekeerdBedrag: 1_500,
  stappen: [{ stap: 'wettelijkeBijdrage' as const, bedrag: -1_000, uitleg: '' }],
};

it('adds up from left to right, with columns for contribution and uncovered amounts', () => {
  expect(words(<Lines regels={[medicines, medicines]} />)).toMatch(
    /Behandeling Gedeclareerd Niet vergoed Eigen bijdrage Eigen risico Vergoed .* € 80,00 .*−\s?€ 5,00 .*−\s?€ 10,00 .*−\s?€ 50,00 .* € 15,00$/,
  );
});

it('leaves out an empty column', () => {
  const paid = { ...line, gedeclareerdBedrag: 4_500, uitgekeerdBedrag: 4_500 };
  expect(words(<Lines regels={[paid, paid]} />)).not.toMatch(
    /Niet vergoed|Eigen bijdrage|Eigen risico/,
  );
});

it('leaves the amounts of a single line to the staircase', () => {
  expect(words(<Lines regels={[medicines]} />)).toMatch(/^Medicijnen op recept [^€]*$/);
});

it('names a treatment, or else the kind of care, in the reader’s language', () => {
  const told = { ...line, prestatie: 'Medicijnen op recept' };
  const html = show(<Lines regels={[told, { ...line, zorgSoort: 'Ziekenhuis' }, line]} />, 'en');
  const unknown = show(<Lines regels={[{ ...line, zorgSoort: 'Kuuroord' }]} />, 'en');
  expect(unknown).toContain('<span lang="nl">Kuuroord</span>');
  expect(html).toContain('<strong>Prescribed medicines</strong>');
  expect(html).toContain('<strong>Hospital</strong>');
  expect(html).toContain('<strong>–</strong>');
});
