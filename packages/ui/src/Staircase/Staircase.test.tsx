import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Staircase } from './Staircase.tsx';

const treads = [
  { kind: 'declared', label: 'Gedeclareerd', cents: 11_000 },
  { kind: 'notCovered', label: 'Niet vergoed', cents: 1_500, explanation: 'Niet verzekerd' },
  { kind: 'eigenRisico', label: 'Eigen risico', cents: 1_250 },
  { kind: 'paidOut', label: 'Uitbetaald', cents: 8_250 },
] as const;
const columns = { part: 'Onderdeel', amount: 'Bedrag' };

test('renders a table, with deductions negative', () => {
  const html = renderMarkup(
    <Staircase caption="Zo komen wij eraan" columns={columns} treads={treads} />,
  );
  expect(words(html)).toBe(
    'Zo komen wij eraan Onderdeel Bedrag Gedeclareerd € 110.00 Niet vergoed Niet verzekerd € -15.00 ' +
      'Eigen risico € -12.50 Uitbetaald € 82.50',
  );
  expect(html.match(/scope="row"/g)).toHaveLength(4);
});

test('keeps the roles of a table in the block layout', () => {
  const html = renderMarkup(
    <Staircase caption="Zo komen wij eraan" columns={columns} treads={treads} />,
  );
  const parts = html.match(/<(?:table|thead|tbody|tr|th|td)\b[^>]*>/g) ?? [];
  const exposed = parts.filter((part) => !part.includes('aria-hidden'));
  expect(exposed).toHaveLength(18);
  expect(exposed.filter((part) => !part.includes(' role="'))).toEqual([]);
});
