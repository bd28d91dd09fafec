import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Receipt } from './Receipt.tsx';

const html = renderMarkup(
  <Receipt
    caption="Wat je betaalt"
    columns={{ label: 'Onderdeel', amount: 'Bedrag' }}
    lines={[
      { key: 'a', label: 'Premie november', note: 'voor Sanne', cents: 15_420 },
      { key: 'b', label: 'Premie december', cents: 15_420 },
    ]}
    totals={[
      { key: 't', label: 'Totaal', cents: 30_840 },
      { key: 'e', label: 'Te betalen', cents: 30_840, final: true },
    ]}
  />,
);

test('shows the amount of each line and the totals', () => {
  expect(words(html)).toBe(
    'Wat je betaalt Onderdeel Bedrag Premie november voor Sanne € 154.20 ' +
      'Premie december € 154.20 Totaal € 308.40 Te betalen € 308.40',
  );
});

test('gives every amount a row header', () => {
  expect(html.match(/<th scope="row"/g)).toHaveLength(4);
  expect(html.match(/<tfoot.*<\/tfoot>/)?.[0]).toContain('Te betalen');
});
