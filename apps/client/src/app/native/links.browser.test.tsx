import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchClicks, watchOpenedLinks } from './links.ts';

const gateway = 'https://mijn.test';
const nativePromise =
  vi.fn<(plugin: string, method: string, options: object) => Promise<unknown>>();
const listeners = new Map<string, (data: unknown) => void>();
const goTo = vi.fn<(path: string) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  nativePromise.mockResolvedValue(undefined);
  globalThis.Capacitor = {
    nativePromise,
    addListener: (_plugin, event, listener) => listeners.set(event, listener),
  };
});
afterEach(() => {
  globalThis.Capacitor = undefined;
  document.body.replaceChildren();
});

watchClicks(gateway, goTo);

/** Clicks a link of the app; returns whether the browser would have followed it. */
function click(link: string): boolean {
  let isFollowed = false;
  const last = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  document.body.addEventListener('click', last);
  onTestFinished(() => document.body.removeEventListener('click', last));
  document.body.innerHTML = link;
  const part = document.querySelector<HTMLElement>('b') ?? document.querySelector('a');
  part?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return isFollowed;
}

test.each([
  [`<a href="${gateway}/facturen?a=b#c"><b>Bills</b></a>`, '/facturen?a=b#c'],
  [`<a href="${gateway}/declaraties/D-1">Claim</a>`, '/declaraties/D-1'],
])('keeps a full address of the gateway’s page in the app: %s', (link, path) => {
  click(link);
  expect(goTo).toHaveBeenCalledExactlyOnceWith(path);
});

test.each([
  '<a href="https://elsewhere.test/facturen">Elsewhere</a>',
  `<a href="${gateway}/nothing-of-ours">No page</a>`,
  `<a href="${gateway}/facturen" download>A file</a>`,
  `<a href="${gateway}/facturen" target="_blank">Another tab</a>`,
  '<a href="/facturen">The router’s</a>',
  '<b>No link</b>',
])('leaves any other click alone: %s', (link) => {
  expect(click(link)).toBe(true);
  expect(nativePromise).not.toHaveBeenCalled();
});

test('opens the login in the system’s browser', async () => {
  click('<a href="/digid?terug=facturen">Log in</a>');
  await expect
    .poll(() => nativePromise.mock.calls)
    .toMatchObject([
      ['Browser', 'open', { url: expect.stringContaining(`${gateway}/app2app?terug=facturen`) }],
    ]);
  expect(goTo).not.toHaveBeenCalled();
});

function open(data: unknown): void {
  watchOpenedLinks(gateway, goTo);
  listeners.get('appUrlOpen')?.(data);
}

test('follows a verified link of ours and closes the browser over the app', () => {
  open({ url: `${gateway}/facturen?a=b#c` });
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/facturen?a=b#c');
  expect(nativePromise).toHaveBeenCalledExactlyOnceWith('Browser', 'close', {});
});

test.each([
  { url: 'https://elsewhere.test/facturen' },
  { url: 'mijn:facturen' },
  { url: 'no address' },
  { url: 7 },
  null,
])('ignores a link of another site: %j', (data) => {
  open(data);
  expect(goTo).not.toHaveBeenCalled();
  expect(nativePromise).not.toHaveBeenCalled();
});

test('ignores a link of ours to no page', () => {
  open({ url: `${gateway}/nothing-of-ours` });
  expect(goTo).not.toHaveBeenCalled();
});
