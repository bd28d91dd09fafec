import { expect, test } from 'vitest';
import { character } from '../character.tsx';
import { Chips } from './Chips.tsx';

test('the filter that holds is marked', () => {
  const html = character(
    <Chips
      label="Filter"
      chips={[
        { sleutel: 'a', label: 'Alles', href: '?', actief: true },
        { sleutel: 'b', label: 'Open', href: '?status=open', actief: false },
      ]}
    />,
  );
  expect(html).toMatch(/<a [^>]*href="\?"[^>]*aria-current="true"[^>]*>Alles/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
