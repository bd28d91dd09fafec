import { afterEach, expect, it, vi } from 'vitest';
import { chooseFont } from './chooseFont.ts';

const root = document.documentElement;
const font = 'data:font/woff2,';
const asked = (part: ParentNode) => part.querySelector<HTMLLinkElement>('link[as="font"]');

/** A document that begins so long after the way to it (ms), on such a line, with or without a service worker. */
function open(began: number, effectiveType?: string, worker: object | null = null): void {
  vi.spyOn(performance, 'now').mockReturnValue(began);
  vi.stubGlobal('navigator', {
    ...(effectiveType && { connection: { effectiveType } }),
    serviceWorker: { controller: worker },
  });
  chooseFont(font, 200);
}

/** What the parser does behind the head. */
function startBody(): void {
  const { body } = document;
  body.remove();
  root.append(body);
}

afterEach(() => {
  asked(document)?.remove();
  delete root.dataset['font'];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each(['3g', '4g', undefined])(
  'the first frame waits for the font where the page came quickly, whatever the browser says of the line: %s',
  (line) => {
    open(120, line);
    expect(asked(document.head)).toHaveProperty('rel', 'preload');
    expect(asked(document.head)).toHaveProperty('crossOrigin', 'anonymous');
    expect(root.dataset['font']).toBeUndefined();
  },
);

it.each(['slow-2g', '2g', '3g'])(
  'on a slow line the page is read in the stand-in, and no font is asked for: %s',
  async (line) => {
    open(700, line);
    expect(root.dataset['font']).toBe('stand-in');
    startBody();
    await new Promise(requestAnimationFrame);
    expect(asked(document)).toBeNull();
  },
);

it.each([
  ['of which nothing is known', undefined, null],
  ['that is quicker than its answer was', '4g', null],
  ['that is slow, where the service worker holds it', '3g', {}],
])('on a line %s the font is asked for, and nothing waits', async (_what, line, worker) => {
  open(700, line, worker);
  expect(asked(document)).toBeNull();
  startBody();
  await vi.waitUntil(() => asked(document.body));
  expect(asked(document.head)).toBeNull();
  expect(root.dataset['font']).toBeUndefined();
});
