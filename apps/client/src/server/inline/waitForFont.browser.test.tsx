import { afterEach, expect, it, vi } from 'vitest';
import { waitForFont } from './waitForFont.ts';

const added = () => document.head.querySelector<HTMLLinkElement>('link[as="font"]');
afterEach(() => {
  added()?.remove();
  vi.restoreAllMocks();
});

it.each([
  ['waits on a quick line', 120, true],
  ['waits for nothing on a slow one', 700, false],
])('the first frame %s', (_what, began, waits) => {
  vi.spyOn(performance, 'now').mockReturnValue(began);
  waitForFont('data:font/woff2,', 200);
  expect(added()?.getAttribute('rel')).toBe(waits ? 'preload' : undefined);
  expect(added()?.getAttribute('crossorigin')).toBe(waits ? '' : undefined);
});
