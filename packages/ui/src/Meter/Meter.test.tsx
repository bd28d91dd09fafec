import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { Meter } from './Meter.tsx';

test('every part is named with its amount, also a part of nothing', () => {
  const html = teken(
    <Meter
      kop="€ 172,60 gebruikt"
      delen={[
        { soort: 'gebruikt', label: 'Gebruikt', cents: 17_260 },
        { soort: 'over', label: 'Over', cents: 21_240 },
        { soort: 'vrijwillig', label: 'Vrijwillig', cents: 0 },
      ]}
    />,
  );
  expect(woorden(html)).toBe('€ 172,60 gebruikt Gebruikt € 172.60 Over € 212.40 Vrijwillig € 0.00');
});
