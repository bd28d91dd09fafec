import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  flushSync(() => root.unmount());
  place.remove();
});

const show = (active: boolean) =>
  flushSync(() =>
    root.render(<ProgressBar active={active} minimum={0.3} step={0.06} speedMs={600} />),
  );

const running = () =>
  place.getAnimations({ subtree: true }).find((one) => !('transitionProperty' in one));

/** Returns the part of the window that the bar takes at a time in milliseconds. */
function part(ms: number): number {
  const animation = running();
  animation?.pause();
  if (animation) animation.currentTime = ms;
  const bar = place.querySelector('[aria-hidden] > div');
  return (bar?.getBoundingClientRect().width ?? Number.NaN) / document.documentElement.clientWidth;
}

test('grows in steps, and reaches its end only when done', () => {
  show(true);
  expect(part(0)).toBeCloseTo(0.3);
  expect(part(600)).toBeCloseTo(0.36);
  expect(part(1200)).toBeCloseTo(0.42);
  expect(part(60_000)).toBeCloseTo(0.94);
  show(false);
  expect(running()).toBeUndefined();
  expect(part(0)).toBeCloseTo(1);
});

test('restarts with the next navigation', () => {
  show(true);
  expect(part(3000)).toBeCloseTo(0.6);
  show(false);
  show(true);
  expect(part(0)).toBeCloseTo(0.3);
});

test('grows without layout or paint', () => {
  show(true);
  const animation = running();
  const effect = animation?.effect;
  const keyframes = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
  expect(keyframes.map(({ transform }) => transform)).toEqual(['scaleX(0.3)', 'scaleX(0.94)']);
});
