import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Skeleton } from './Skeleton.tsx';

test('announces loading once, and hides its lines', () => {
  const html = renderMarkup(<Skeleton kind="row" count={3} text="Bezig met laden" />);
  expect(words(html)).toBe('Bezig met laden');
  expect(html.match(/aria-hidden="true"/g)).toHaveLength(3);
});
