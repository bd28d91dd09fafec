import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { DateInput } from './DateInput.tsx';

const labels = { day: 'Dag', month: 'Maand', year: 'Jaar' };

test('three fields, each with its label, hold the day', () => {
  const html = character(
    <DateInput
      id="datum"
      legend="Wanneer?"
      labels={labels}
      waarde="2026-11-04"
      onValueChange={() => undefined}
    />,
  );
  expect(words(html)).toBe('Wanneer? Dag Maand Jaar');
  expect(html).toMatch(/id="datum"[^>]*value="4"/);
  expect(html).toMatch(/value="11"/);
  expect(html).toMatch(/value="2026"/);
});
