import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { DatumInvoer } from './DatumInvoer.tsx';

const labels = { dag: 'Dag', maand: 'Maand', jaar: 'Jaar' };

test('three fields, each with its label, hold the day', () => {
  const html = teken(
    <DatumInvoer
      id="datum"
      legenda="Wanneer?"
      labels={labels}
      waarde="2026-11-04"
      onWijzig={() => undefined}
    />,
  );
  expect(woorden(html)).toBe('Wanneer? Dag Maand Jaar');
  expect(html).toMatch(/id="datum"[^>]*value="4"/);
  expect(html).toMatch(/value="11"/);
  expect(html).toMatch(/value="2026"/);
});
