import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const width = () => Number.parseFloat(document.querySelector('rect')?.getAttribute('width') ?? '');

const pass = (ms: number) => flushSync(() => void vi.advanceTimersByTime(ms));

test('it steps on every so many milliseconds, and never to its end before it is done', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (active: boolean) =>
    flushSync(() =>
      root.render(<ProgressBar active={active} minimum={0.3} step={0.06} speedMs={600} />),
    );
  show(true);
  expect(width()).toBe(30);
  pass(599);
  expect(width()).toBe(30);
  pass(1);
  expect(width()).toBeCloseTo(36);
  pass(600);
  expect(width()).toBeCloseTo(42);
  pass(60_000);
  expect(width()).toBe(94);
  show(false);
  expect(width()).toBe(100);
  flushSync(() => root.unmount());
});
