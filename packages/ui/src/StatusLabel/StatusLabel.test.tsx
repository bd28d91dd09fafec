import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { StatusLabel } from './StatusLabel.tsx';

test('a status is a word with an icon', () => {
  const html = teken(<StatusLabel soort="inBehandeling" tekst="In behandeling" />);
  expect(woorden(html)).toBe('In behandeling');
  expect(html).toContain('<svg');
  expect(html).toContain('aria-hidden="true"');
});
