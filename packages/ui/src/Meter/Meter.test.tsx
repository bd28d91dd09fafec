import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Amount } from '../Amount/Amount.tsx';
import { Meter } from './Meter.tsx';

test('shows a value that is not an amount as given', () => {
  const parts = [{ kind: 'used', label: 'Gebruikt', size: 6, value: '6 behandelingen' }] as const;
  expect(words(renderMarkup(<Meter parts={parts} />))).toBe('Gebruikt 6 behandelingen');
});

test('names every part with its amount, also a part of zero', () => {
  const html = renderMarkup(
    <Meter
      header="€ 172,60 gebruikt"
      parts={[
        { kind: 'used', label: 'Gebruikt', size: 17_260, value: <Amount cents={17_260} /> },
        { kind: 'remaining', label: 'Over', size: 21_240, value: <Amount cents={21_240} /> },
        { kind: 'voluntary', label: 'Vrijwillig', size: 0, value: <Amount cents={0} /> },
      ]}
    />,
  );
  expect(words(html)).toBe('€ 172,60 gebruikt Gebruikt € 172.60 Over € 212.40 Vrijwillig € 0.00');
});
