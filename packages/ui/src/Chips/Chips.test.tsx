import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { Chips } from './Chips.tsx';

test('the filter that holds is marked', () => {
  const html = renderMarkup(
    <Chips
      label="Filter"
      chips={[
        { key: 'a', label: 'Alles', href: '?', active: true },
        { key: 'b', label: 'Open', href: '?status=open', active: false },
      ]}
    />,
  );
  expect(html).toMatch(/<a [^>]*href="\?"[^>]*aria-current="true"[^>]*>Alles/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
