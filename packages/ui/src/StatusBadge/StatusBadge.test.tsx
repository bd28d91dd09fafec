import { Bell } from 'lucide-react';
import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { StatusBadge } from './StatusBadge.tsx';

test('renders text with an icon', () => {
  const html = renderMarkup(<StatusBadge kind="inProgress" text="In behandeling" />);
  expect(words(html)).toBe('In behandeling');
  expect(html).toContain('<svg');
  expect(html).toContain('aria-hidden="true"');
});

test('accepts an icon and a language', () => {
  const html = renderMarkup(
    <StatusBadge kind="warning" text="Herinnering" icon={Bell} lang="nl" />,
  );
  expect(html).toContain('lucide-bell');
  expect(html).toContain('lang="nl"');
});
