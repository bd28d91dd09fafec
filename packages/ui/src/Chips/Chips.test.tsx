import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { Chips } from './Chips.tsx';

test('marks the active filter', () => {
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

test('submits the value of a filter with its form', () => {
  const html = renderMarkup(
    <Chips
      label="Filter"
      chips={[{ key: 'b', label: 'Open', value: 'open', active: true }]}
      submits={{ form: 'search', name: 'status' }}
    />,
  );
  expect(html).toMatch(/<button type="submit" form="search" value="open"[^>]* name="status">Open/);
  expect(html).toContain('aria-current="true"');
});
