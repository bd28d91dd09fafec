import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { StatusBadge } from './StatusBadge.tsx';

export * as tokens from '@mijn/ui/tokens.css';
export * as basis from '@mijn/ui/base.css';

test.each(['Aanmaning', 'Herinnering'])(
  'in letters twice as large "%s" is one word, also where other words may be broken',
  async (text) => {
    document.documentElement.style.fontSize = '200%';
    const place = document.body.appendChild(document.createElement('div'));
    // Beside the box by which it is chosen, on a phone of 390.
    Object.assign(place.style, { width: '218px', overflowWrap: 'anywhere' });
    const root = createRoot(place);
    onTestFinished(() => {
      root.unmount();
      place.remove();
      document.documentElement.removeAttribute('style');
    });
    root.render(<StatusBadge kind="warning" text={text} />);
    await expect.element(page.getByText(text)).toBeVisible();
    const words = place.querySelector('span > span');
    expect(words?.getClientRects()).toHaveLength(1);
    expect(words?.getBoundingClientRect().height).toBeLessThan(60);
    const badge = place.querySelector('span')?.getBoundingClientRect();
    expect(words?.getBoundingClientRect().right).toBeLessThanOrEqual(badge?.right ?? 0);
    expect(badge?.width).toBeLessThanOrEqual(218);
  },
);
