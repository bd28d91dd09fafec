import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { DateInput } from './DateInput.tsx';

const labels = { day: 'Dag', month: 'Maand', year: 'Jaar' };

test('renders three labelled fields with the day', () => {
  const html = renderMarkup(
    <DateInput
      id="datum"
      name="behandelDatum"
      legend="Wanneer?"
      labels={labels}
      value="2026-11-04"
      onValueChange={() => undefined}
    />,
  );
  expect(words(html)).toBe('Wanneer? Dag Maand Jaar');
  expect(html).toMatch(/id="datum"[^>]*value="4"/);
  for (const part of ['day', 'month', 'year']) {
    expect(html).toContain(`name="behandelDatum-${part}"`);
  }
  expect(html).toMatch(/value="11"/);
  expect(html).toMatch(/value="2026"/);
});
