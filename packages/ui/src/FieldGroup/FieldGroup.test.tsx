import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { FieldGroup } from './FieldGroup.tsx';

test('has the question as legend, and is described by its error', () => {
  const html = renderMarkup(
    <FieldGroup legend="Voor wie?" error="Kies iemand">
      <input type="radio" aria-label="Lotte" />
    </FieldGroup>,
  );
  const id = /<fieldset[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<p id="${id}"`);
  expect(words(html)).toBe('Voor wie? Kies iemand');
});
