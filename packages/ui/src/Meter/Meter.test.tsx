import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { Meter } from './Meter.tsx';

test('every part is named with its amount, also a part of nothing', () => {
  const html = character(
    <Meter
      header="€ 172,60 gebruikt"
      parts={[
        { soort: 'used', label: 'Gebruikt', cents: 17_260 },
        { soort: 'remaining', label: 'Over', cents: 21_240 },
        { soort: 'voluntary', label: 'Vrijwillig', cents: 0 },
      ]}
    />,
  );
  expect(words(html)).toBe('€ 172,60 gebruikt Gebruikt € 172.60 Over € 212.40 Vrijwillig € 0.00');
});
