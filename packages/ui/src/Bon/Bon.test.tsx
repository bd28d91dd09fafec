import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { Bon } from './Bon.tsx';

const html = teken(
  <Bon
    bijschrift="Wat je betaalt"
    kolommen={{ wat: 'Onderdeel', bedrag: 'Bedrag' }}
    regels={[
      { sleutel: 'a', wat: 'Premie november', bij: 'voor Sanne', cents: 15_420 },
      { sleutel: 'b', wat: 'Premie december', cents: 15_420 },
    ]}
    totalen={[
      { sleutel: 't', wat: 'Totaal', cents: 30_840 },
      { sleutel: 'e', wat: 'Te betalen', cents: 30_840, eind: true },
    ]}
  />,
);

test('a receipt says what each line costs and what it comes to', () => {
  expect(woorden(html)).toBe(
    'Wat je betaalt Onderdeel Bedrag Premie november voor Sanne € 154.20 ' +
      'Premie december € 154.20 Totaal € 308.40 Te betalen € 308.40',
  );
});

test('every amount has a head that says what it is', () => {
  expect(html.match(/<th scope="row"/g)).toHaveLength(4);
  expect(html.match(/<tfoot>.*<\/tfoot>/)?.[0]).toContain('Te betalen');
});
