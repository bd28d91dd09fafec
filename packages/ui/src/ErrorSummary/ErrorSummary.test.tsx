import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

test('links each error to its field, under a focusable heading', () => {
  const html = renderMarkup(
    <ErrorSummary
      title="Er klopt nog iets niet"
      errors={[{ fieldId: 'bedrag', text: 'Vul een bedrag in' }]}
    />,
  );
  expect(html).toMatch(/^<section tabindex="-1" aria-labelledby=/);
  expect(html).toContain('<a href="#bedrag">Vul een bedrag in</a>');
});
