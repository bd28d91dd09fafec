import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

test('each error is a link to its field, under a heading that takes the focus', () => {
  const html = renderMarkup(
    <ErrorSummary
      title="Er klopt nog iets niet"
      errors={[{ fieldId: 'bedrag', text: 'Vul een bedrag in' }]}
    />,
  );
  expect(html).toMatch(/^<section tabindex="-1" aria-labelledby=/);
  expect(html).toContain('<a href="#bedrag">Vul een bedrag in</a>');
});
