import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Vinkje } from './Vinkje.tsx';

test('the words belong to the box', () => {
  const html = teken(<Vinkje id="buitenland" label="In het buitenland" hint="Ook op vakantie" />);
  expect(html).toContain('<label for="buitenland"');
  expect(html).toContain('aria-describedby="buitenland-hint"');
});
