import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { FieldGroup } from './FieldGroup.tsx';

test('the question is the legend, and its error describes the group', () => {
  const html = renderMarkup(
    <FieldGroup legend="Voor wie?" error="Kies iemand">
      <input type="radio" aria-label="Lotte" />
    </FieldGroup>,
  );
  const id = /<fieldset[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<p id="${id}"`);
  expect(words(html)).toBe('Voor wie? Kies iemand');
});
