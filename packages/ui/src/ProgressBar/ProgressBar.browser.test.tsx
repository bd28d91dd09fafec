import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const width = () => Number.parseFloat(document.querySelector('rect')?.getAttribute('width') ?? '');

test('it steps on every so many milliseconds, and never to its end before it is done', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (active: boolean) =>
    root.render(<ProgressBar active={active} minimum={0.3} step={0.06} speedMs={600} />);
  show(true);
  await expect.poll(width).toBe(30);
  vi.advanceTimersByTime(599);
  await expect.poll(width).toBe(30);
  vi.advanceTimersByTime(1);
  await expect.poll(width).toBeCloseTo(36);
  vi.advanceTimersByTime(600);
  await expect.poll(width).toBeCloseTo(42);
  vi.advanceTimersByTime(60_000);
  await expect.poll(width).toBe(94);
  show(false);
  await expect.poll(width).toBe(100);
  root.unmount();
});
