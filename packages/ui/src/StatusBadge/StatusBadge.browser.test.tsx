import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../mount.testing.tsx';
import { StatusBadge } from './StatusBadge.tsx';

it('drops its icon before its text breaks at 200 % text size', async () => {
  mount(
    <div style={{ overflowWrap: 'anywhere' }}>
      <StatusBadge kind="info" text="Betaalverzoek" />
    </div>,
    { width: 400, largeLetters: true },
  );
  const words = page.getByText('Betaalverzoek');
  await expect.element(words).toBeVisible();
  const badge = words.element().parentElement;
  const { width, height } = badge?.getBoundingClientRect() ?? new DOMRect();
  // Half an icon too narrow.
  badge?.parentElement?.style.setProperty('inline-size', `${width - 16}px`);
  expect(badge?.getBoundingClientRect().width).toBeLessThan(width);
  expect(badge?.getBoundingClientRect().height).toBe(height);
});
