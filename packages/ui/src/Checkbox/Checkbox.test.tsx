import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { Checkbox } from './Checkbox.tsx';

test('ties label and hint to the box', () => {
  const html = renderMarkup(
    <Checkbox id="buitenland" label="In het buitenland" hint="Ook op vakantie" />,
  );
  expect(html).toContain('<label for="buitenland"');
  expect(html).toContain('aria-describedby="buitenland-hint"');
});
