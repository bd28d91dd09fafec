import { sharing } from '@mijn/domain/paths';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { fakeCaches } from './fakeCaches.testing.ts';

const origin = 'https://mijn.test';
const build = {
  id: 'b3',
  files: ['/assets/main.js', '/merk/logo.svg'],
  font: '/assets/letters.woff2',
  scripts: ['/assets/main.js'],
};

/** What a worker asks. */
export type Asked = string | { readonly url: string };
/** The address of what is asked, without its origin. */
export const addressOf = (asked: Asked): string => {
  const { pathname, search } = new URL(typeof asked === 'string' ? asked : asked.url, origin);
  return pathname + search;
};

/** The caches of a browser, by name; each by address. */
export const held = new Map<string, Map<string, string>>();
/** The cache of what was shared: with whole answers, not only their text. */
export const sharedStore = fakeCaches();
/** Whether the device keeps anything: one that is full does not. */
export const device = { isFull: false };
const failWhenFull = () => {
  if (device.isFull) throw new DOMException('full', 'QuotaExceededError');
};
const caches = {
  open: async (name: string) => {
    failWhenFull();
    if (name === sharing.cache) return sharedStore.caches.open(name);
    if (!held.has(name)) held.set(name, new Map());
    return {
      put: async (asked: Asked, response: Response) =>
        held.get(name)?.set(addressOf(asked), await response.text()),
      match: async (asked: Asked) => held.get(name)?.get(addressOf(asked)),
    };
  },
  match: async (asked: Asked) => {
    failWhenFull();
    const found = [...held.values()].find((cache) => cache.has(addressOf(asked)));
    return found && new Response(found.get(addressOf(asked)));
  },
  keys: async () => [...held.keys()],
  has: sharedStore.caches.has,
  delete: async (name: string) =>
    name === sharing.cache ? sharedStore.caches.delete(name) : held.delete(name),
};

/** What the worker hears of, by kind. */
const listeners = new Map<string, (event: object) => void>();
/** A window of the app. */
export const client = {
  url: `${origin}/berichten?lees=1`,
  postMessage: vi.fn<(news: object) => void>(),
  focus: vi.fn<() => Promise<void>>(async () => undefined),
  navigate: vi.fn<(to: string) => Promise<object | null>>(async () => ({})),
};
/** All windows of it. */
export const clients = {
  claim: vi.fn<() => Promise<void>>(),
  matchAll: vi.fn<() => Promise<unknown[]>>(async () => [client]),
  openWindow: vi.fn<(to: string) => Promise<void>>(),
};
/** What the person is told. */
export const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
/** Whether an earlier worker answers. */
export const registration: { showNotification: typeof showNotification; active: object | null } = {
  showNotification,
  active: null,
};
/** What is not held. */
export const network = vi.fn<(asked: Asked, options?: RequestInit) => Promise<Response>>();
/** Whose browser it is, and the language they chose. */
export const person: { language: string | undefined } = { language: 'nl' };

/** Has the worker run in a browser that the tests of this file look into. */
export function runWorker(): void {
  beforeAll(async () => {
    vi.stubGlobal('self', {
      addEventListener: (kind: string, hear: (event: object) => void) => listeners.set(kind, hear),
      location: { origin },
      skipWaiting: async () => undefined,
      clients,
      registration,
      cookieStore: {
        get: async () => (person.language === undefined ? null : { value: person.language }),
      },
    });
    vi.stubGlobal('BUILD', build);
    vi.stubGlobal('caches', caches);
    vi.stubGlobal('fetch', network);
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    await import('./serviceWorker.ts');
  });
  afterAll(() => vi.unstubAllGlobals());
  beforeEach(() => {
    vi.clearAllMocks();
    held.clear();
    person.language = 'nl';
    device.isFull = false;
    registration.active = null;
    network.mockImplementation(async (asked) => new Response(`network ${addressOf(asked)}`));
  });
}

/** Lets something happen to the worker, and waits for what it does then. */
export async function happens(kind: string, event: object = {}): Promise<void> {
  const work: unknown[] = [];
  listeners.get(kind)?.({ ...event, waitUntil: (one: unknown) => work.push(one) });
  await Promise.all(work);
}

/** What the worker answers; undefined where it leaves the request to the browser. */
export async function answerTo(path: string, including: object = {}): Promise<string | undefined> {
  const responses: Promise<Response>[] = [];
  const request = { method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...including };
  const work: Promise<unknown>[] = [];
  const respondWith = (response: Promise<Response>) => void responses.push(response);
  const waitUntil = (one: Promise<unknown>) => void work.push(one);
  listeners.get('fetch')?.({ request, respondWith, waitUntil });
  const response = await responses[0];
  await Promise.all(work);
  return response?.type === 'error' ? 'error' : response?.text();
}
