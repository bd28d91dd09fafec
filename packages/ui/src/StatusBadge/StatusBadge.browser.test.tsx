import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../mount.testing.tsx';
import { StatusBadge } from './StatusBadge.tsx';

it('gives up its drawing before its word breaks, in letters twice as large', async () => {
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
  // It lacks half of its drawing.
  badge?.parentElement?.style.setProperty('inline-size', `${width - 16}px`);
  expect(badge?.getBoundingClientRect().width).toBeLessThan(width);
  expect(badge?.getBoundingClientRect().height).toBe(height);
});
