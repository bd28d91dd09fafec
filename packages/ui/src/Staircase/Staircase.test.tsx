import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { Staircase } from './Staircase.tsx';

const treads = [
  { soort: 'gedeclareerd', label: 'Gedeclareerd', cents: 11_000 },
  { soort: 'nietVergoed', label: 'Niet vergoed', cents: 1_500, uitleg: 'Niet verzekerd' },
  { soort: 'eigenRisico', label: 'Eigen risico', cents: 1_250 },
  { soort: 'paidOut', label: 'Uitbetaald', cents: 8_250 },
] as const;
const columns = { part: 'Onderdeel', bedrag: 'Bedrag' };

test('the figures stand in a table for everybody, what goes off with a minus', () => {
  const html = character(
    <Staircase caption="Zo komen wij eraan" columns={columns} treads={treads} />,
  );
  expect(words(html)).toBe(
    'Zo komen wij eraan Onderdeel Bedrag Gedeclareerd € 110.00 Niet vergoed Niet verzekerd € -15.00 ' +
      'Eigen risico € -12.50 Uitbetaald € 82.50',
  );
  expect(html.match(/scope="row"/g)).toHaveLength(4);
});
