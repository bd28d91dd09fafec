import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { Trap } from './Trap.tsx';

const treden = [
  { soort: 'gedeclareerd', label: 'Gedeclareerd', cents: 11_000 },
  { soort: 'nietVergoed', label: 'Niet vergoed', cents: 1_500, uitleg: 'Niet verzekerd' },
  { soort: 'eigenRisico', label: 'Eigen risico', cents: 1_250 },
  { soort: 'uitbetaald', label: 'Uitbetaald', cents: 8_250 },
] as const;
const kolommen = { onderdeel: 'Onderdeel', bedrag: 'Bedrag' };

test('the figures stand in a table for everybody, what goes off with a minus', () => {
  const html = teken(<Trap bijschrift="Zo komen wij eraan" kolommen={kolommen} treden={treden} />);
  expect(woorden(html)).toBe(
    'Zo komen wij eraan Onderdeel Bedrag Gedeclareerd € 110.00 Niet vergoed Niet verzekerd € -15.00 ' +
      'Eigen risico € -12.50 Uitbetaald € 82.50',
  );
  expect(html.match(/scope="row"/g)).toHaveLength(4);
});
