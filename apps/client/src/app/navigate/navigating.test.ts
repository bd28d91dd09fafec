import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';

const navigation = { state: 'idle' };
const router = {
  state: { navigation },
  subscribe: (listener: () => void) => listeners.push(listener),
};
const listeners: (() => void)[] = [];

function navigateTo(url: string, more: object = {}): Event {
  const destination = { url, sameDocument: false, ...more };
  return Object.assign(new Event('navigate'), { destination, downloadRequest: null, ...more });
}

test('is navigating during every change of screen or document, and not otherwise', async () => {
  const browser = new EventTarget();
  vi.stubGlobal('navigation', browser);
  const pageEvents = new EventTarget();
  vi.stubGlobal('addEventListener', pageEvents.addEventListener.bind(pageEvents));
  const { isNavigating, watchNavigation } = await import('./navigating.ts');
  watchNavigation(router);
  expect(isNavigating()).toBe(false);

  navigation.state = 'loading';
  listeners[0]?.();
  expect(isNavigating()).toBe(true);
  navigation.state = 'idle';
  listeners[0]?.();
  expect(isNavigating()).toBe(false);

  for (const elsewhere of [
    navigateTo('tel:0881234567'),
    navigateTo('http://localhost/a.pdf', { downloadRequest: 'a.pdf' }),
    navigateTo('http://localhost/facturen', { sameDocument: true }),
  ]) {
    browser.dispatchEvent(elsewhere);
    expect(isNavigating()).toBe(false);
  }
  browser.dispatchEvent(navigateTo('http://localhost/digid'));
  expect(isNavigating()).toBe(true);
  browser.dispatchEvent(new Event('navigateerror'));
  expect(isNavigating()).toBe(false);
  browser.dispatchEvent(navigateTo('http://localhost/digid'));
  pageEvents.dispatchEvent(new Event('pageshow'));
  expect(isNavigating()).toBe(false);
  vi.unstubAllGlobals();
});

test('is never navigating on the server', async () => {
  const { useNavigating } = await import('./navigating.ts');
  const Probe = () => String(useNavigating());
  expect(renderToString(createElement(Probe))).toBe('false');
});
