import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { Receipt } from './Receipt.tsx';

const html = character(
  <Receipt
    caption="Wat je betaalt"
    columns={{ what: 'Onderdeel', bedrag: 'Bedrag' }}
    regels={[
      { sleutel: 'a', what: 'Premie november', at: 'voor Sanne', cents: 15_420 },
      { sleutel: 'b', what: 'Premie december', cents: 15_420 },
    ]}
    totals={[
      { sleutel: 't', what: 'Totaal', cents: 30_840 },
      { sleutel: 'e', what: 'Te betalen', cents: 30_840, end: true },
    ]}
  />,
);

test('a receipt says what each line costs and what it comes to', () => {
  expect(words(html)).toBe(
    'Wat je betaalt Onderdeel Bedrag Premie november voor Sanne € 154.20 ' +
      'Premie december € 154.20 Totaal € 308.40 Te betalen € 308.40',
  );
});

test('every amount has a head that says what it is', () => {
  expect(html.match(/<th scope="row"/g)).toHaveLength(4);
  expect(html.match(/<tfoot>.*<\/tfoot>/)?.[0]).toContain('Te betalen');
});
