import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { Groep } from './Groep.tsx';

test('the question is the legend, and its error describes the group', () => {
  const html = teken(
    <Groep legenda="Voor wie?" fout="Kies iemand">
      <input type="radio" aria-label="Lotte" />
    </Groep>,
  );
  const id = /<fieldset[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<p id="${id}"`);
  expect(woorden(html)).toBe('Voor wie? Kies iemand');
});
