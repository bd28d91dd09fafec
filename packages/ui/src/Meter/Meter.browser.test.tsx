import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Meter } from './Meter.tsx';

export * as tokens from '@mijn/ui/tokens.css';
export * as basis from '@mijn/ui/base.css';

test('in letters twice as large no word of the answer is broken, and each value stands at the end', async () => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = '200%';
  const place = document.body.appendChild(document.createElement('div'));
  // What a card leaves of a phone of 390, for a part of a budget.
  place.style.width = '260px';
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    document.documentElement.removeAttribute('style');
  });
  root.render(
    <Meter
      header={<strong>Nog 8 behandelingen</strong>}
      parts={[
        { kind: 'used', label: 'Gebruikt', size: 1, value: '1 behandeling' },
        { kind: 'remaining', label: 'Over', size: 8, value: '8 behandelingen' },
      ]}
    />,
  );
  const answer = page.getByText('Nog 8 behandelingen');
  await expect.element(answer).toBeVisible();
  const text = answer.element().firstChild;
  const range = document.createRange();
  if (text) range.setStart(text, 'Nog 8 '.length);
  if (text) range.setEnd(text, 'Nog 8 behandelingen'.length);
  const lines = () => [...range.getClientRects()].filter(({ width }) => width > 0);
  await expect.poll(lines).toHaveLength(1);
  for (const value of place.querySelectorAll('dd')) {
    expect(value.getBoundingClientRect().right).toBeCloseTo(place.getBoundingClientRect().right, 0);
  }
});
