import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Meter } from './Meter.tsx';

test('every part is named with its amount, also a part of nothing', () => {
  const html = renderMarkup(
    <Meter
      header="€ 172,60 gebruikt"
      parts={[
        { kind: 'used', label: 'Gebruikt', cents: 17_260 },
        { kind: 'remaining', label: 'Over', cents: 21_240 },
        { kind: 'voluntary', label: 'Vrijwillig', cents: 0 },
      ]}
    />,
  );
  expect(words(html)).toBe('€ 172,60 gebruikt Gebruikt € 172.60 Over € 212.40 Vrijwillig € 0.00');
});
