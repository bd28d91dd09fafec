import { Bell } from 'lucide-react';
import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { StatusBadge } from './StatusBadge.tsx';

test('a status is a word with an icon', () => {
  const html = character(<StatusBadge soort="inBehandeling" tekst="In behandeling" />);
  expect(words(html)).toBe('In behandeling');
  expect(html).toContain('<svg');
  expect(html).toContain('aria-hidden="true"');
});

test('a status can bear an icon of its own, and words of another language', () => {
  const html = character(
    <StatusBadge soort="warning" tekst="Herinnering" symbol={Bell} lang="nl" />,
  );
  expect(html).toContain('lucide-bell');
  expect(html).toContain('lang="nl"');
});
