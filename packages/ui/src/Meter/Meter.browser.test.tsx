import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../mount.testing.tsx';
import { Meter } from './Meter.tsx';

test('breaks no word at 200 % text size, and aligns values at the end', async () => {
  await page.viewport(390, 844);
  // The width of a card's content on a phone of 390 px.
  const place = mount(
    <Meter
      header={<strong>Nog 8 behandelingen</strong>}
      parts={[
        { kind: 'used', label: 'Gebruikt', size: 1, value: '1 behandeling' },
        { kind: 'remaining', label: 'Over', size: 8, value: '8 behandelingen' },
      ]}
    />,
    { width: 260, largeLetters: true },
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
