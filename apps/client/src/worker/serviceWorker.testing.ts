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

/** A request of the worker. */
export type Asked = string | { readonly url: string };
/** Returns the path and query of a request. */
export const addressOf = (asked: Asked): string => {
  const { pathname, search } = new URL(typeof asked === 'string' ? asked : asked.url, origin);
  return pathname + search;
};

/** Cached texts by cache name and address. */
export const held = new Map<string, Map<string, string>>();
/** The cache of shared files, with whole responses and not only their text. */
export const sharedStore = fakeCaches();
/** State of the device; a full one refuses to store. */
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

/** Listeners of the worker, by event. */
const listeners = new Map<string, (event: object) => void>();
/** A window of the app. */
export const client = {
  url: `${origin}/berichten?lees=1`,
  postMessage: vi.fn<(news: object) => void>(),
  focus: vi.fn<() => Promise<void>>(async () => undefined),
  navigate: vi.fn<(to: string) => Promise<object | null>>(async () => ({})),
};
/** All windows of the app. */
export const clients = {
  claim: vi.fn<() => Promise<void>>(),
  matchAll: vi.fn<() => Promise<unknown[]>>(async () => [client]),
  openWindow: vi.fn<(to: string) => Promise<void>>(),
};
/** The notifications shown. */
export const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
/** The registration; `active` is set when an earlier worker is active. */
export const registration: { showNotification: typeof showNotification; active: object | null } = {
  showNotification,
  active: null,
};
/** The network behind the cache. */
export const network = vi.fn<(asked: Asked, options?: RequestInit) => Promise<Response>>();
/** The user of the browser, with the chosen language. */
export const person: { language: string | undefined } = { language: 'nl' };

/** Runs the worker in a stubbed browser that the tests of this file inspect. */
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

/** Dispatches an event to the worker, and waits for its work. */
export async function happens(kind: string, event: object = {}): Promise<void> {
  const work: unknown[] = [];
  listeners.get(kind)?.({ ...event, waitUntil: (one: unknown) => work.push(one) });
  await Promise.all(work);
}

/** Returns the worker's answer; undefined when it leaves the request to the browser. */
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
