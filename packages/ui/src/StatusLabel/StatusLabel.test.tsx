import { Bell } from 'lucide-react';
import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { StatusLabel } from './StatusLabel.tsx';

test('a status is a word with an icon', () => {
  const html = teken(<StatusLabel soort="inBehandeling" tekst="In behandeling" />);
  expect(woorden(html)).toBe('In behandeling');
  expect(html).toContain('<svg');
  expect(html).toContain('aria-hidden="true"');
});

test('a status can bear an icon of its own, and words of another language', () => {
  const html = teken(
    <StatusLabel soort="waarschuwing" tekst="Herinnering" pictogram={Bell} lang="nl" />,
  );
  expect(html).toContain('lucide-bell');
  expect(html).toContain('lang="nl"');
});
