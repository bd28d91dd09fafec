import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const origin = 'https://mijn.test';
const build = {
  id: 'b3',
  files: { nl: ['/assets/nl.js', '/merk/logo.svg'], en: ['/assets/en.js'] },
  font: '/assets/letters.woff2',
  scripts: ['/assets/main.js'],
};

type Asked = string | { readonly url: string };
const addressOf = (asked: Asked): string => {
  const { pathname, search } = new URL(typeof asked === 'string' ? asked : asked.url, origin);
  return pathname + search;
};

/** The caches of a browser, by name; each by address. */
const held = new Map<string, Map<string, string>>();
const caches = {
  open: async (name: string) => {
    if (!held.has(name)) held.set(name, new Map());
    return {
      put: async (asked: Asked, response: Response) =>
        held.get(name)?.set(addressOf(asked), await response.text()),
      match: async (asked: Asked) => held.get(name)?.get(addressOf(asked)),
    };
  },
  match: async (asked: Asked) => {
    const found = [...held.values()].find((cache) => cache.has(addressOf(asked)));
    return found && new Response(found.get(addressOf(asked)));
  },
  keys: async () => [...held.keys()],
  delete: async (name: string) => held.delete(name),
};

const listeners = new Map<string, (event: object) => void>();
const client = {
  url: `${origin}/berichten?lees=1`,
  postMessage: vi.fn<(news: object) => void>(),
  focus: vi.fn<() => Promise<void>>(async () => undefined),
  navigate: vi.fn<(to: string) => Promise<object | null>>(async () => ({})),
};
const clients = {
  claim: vi.fn<() => Promise<void>>(),
  matchAll: vi.fn<() => Promise<unknown[]>>(async () => [client]),
  openWindow: vi.fn<(to: string) => Promise<void>>(),
};
const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
const registration: { showNotification: typeof showNotification; active: object | null } = {
  showNotification,
  active: null,
};
const network = vi.fn<(asked: Asked, options?: RequestInit) => Promise<Response>>();
let language: string | undefined;

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (kind: string, hear: (event: object) => void) => listeners.set(kind, hear),
    location: { origin },
    skipWaiting: async () => undefined,
    clients,
    registration,
    cookieStore: { get: async () => (language === undefined ? null : { value: language }) },
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
  language = 'nl';
  registration.active = null;
  network.mockImplementation(async (asked) => new Response(`network ${addressOf(asked)}`));
});

/** Lets something happen to the worker, and waits for what it does then. */
async function happens(kind: string, event: object = {}): Promise<void> {
  const work: unknown[] = [];
  listeners.get(kind)?.({ ...event, waitUntil: (one: unknown) => work.push(one) });
  await Promise.all(work);
}

/** What the worker answers; undefined where it leaves the request to the browser. */
async function answerTo(path: string, including: object = {}): Promise<string | undefined> {
  const responses: Promise<Response>[] = [];
  const request = { method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...including };
  const respondWith = (response: Promise<Response>) => void responses.push(response);
  listeners.get('fetch')?.({ request, respondWith });
  const response = await responses[0];
  return response?.type === 'error' ? 'error' : response?.text();
}

const hold = { data: 'hold', ports: [] };
const navigate = { mode: 'navigate' };
const isAway = () => network.mockRejectedValue(new TypeError('Failed to fetch'));

describe('a new worker', () => {
  const first = ['/offline?taal=nl', '/offline?taal=en', '/assets/letters.woff2'];
  const rest = ['/assets/nl.js', '/merk/logo.svg'];
  const names = () => [...(held.get('mijn-b3')?.keys() ?? [])];

  it('answers once it holds the font and the offline page in both languages, asked without cookies', async () => {
    await happens('install');
    expect(names()).toEqual(first);
    expect(held.get('mijn-b3')?.get('/offline?taal=nl')).toBe('network /offline');
    expect(network.mock.calls.map(([, options]) => options?.credentials)).toEqual(
      Array(3).fill('omit'),
    );
  });

  it('holds the files of the language when a page says so, each once, and goes on where it was stopped', async () => {
    await happens('install');
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await Promise.all([happens('message', hold), happens('message', hold)]);
    expect(names()).toEqual([...first, '/merk/logo.svg']);
    await happens('message', hold);
    expect(names().toSorted()).toEqual([...first, ...rest].toSorted());
    const asked = network.mock.calls.map(([one]) => addressOf(one));
    expect(asked.slice(3)).toEqual(['/assets/nl.js', '/merk/logo.svg', '/assets/nl.js']);
    expect(network.mock.calls.map(([, options]) => options?.credentials)).toEqual(
      Array(6).fill('omit'),
    );
  });

  it('holds all of it before it answers where an earlier one does so meanwhile', async () => {
    registration.active = {};
    await happens('install');
    expect(names()).toEqual([...first, ...rest]);
  });

  it('fetches no file that an earlier build holds, but for what may have changed', async () => {
    held.set(
      'mijn-b2',
      new Map([
        ['/assets/nl.js', 'held'],
        ['/merk/logo.svg', 'held'],
      ]),
    );
    await happens('message', hold);
    expect(held.get('mijn-b3')?.get('/assets/nl.js')).toBe('held');
    expect(held.get('mijn-b3')?.get('/merk/logo.svg')).toBe('network /merk/logo.svg');
  });

  it('goes without a file that cannot be fetched, and not without its offline page', async () => {
    network.mockImplementation(async (asked) => {
      if (addressOf(asked) === '/assets/nl.js') throw new TypeError('Failed to fetch');
      return new Response('x', { status: addressOf(asked) === '/merk/logo.svg' ? 404 : 200 });
    });
    registration.active = {};
    await happens('install');
    expect(names()).toEqual(first);
    network.mockResolvedValue(new Response('', { status: 503 }));
    await expect(happens('install')).rejects.toThrow('The offline page answers 503');
  });

  it('takes the pages over, tells them its scripts, and lets the oldest builds go', async () => {
    for (const name of ['mijn-b0', 'mijn-b1', 'other', 'mijn-b2', 'mijn-b3'])
      held.set(name, new Map());
    await happens('activate');
    expect([...held.keys()]).toEqual(['mijn-b1', 'other', 'mijn-b2', 'mijn-b3']);
    expect(clients.claim).toHaveBeenCalledOnce();
    expect(client.postMessage).toHaveBeenCalledWith({ scripts: ['/assets/main.js'] });
  });
});

describe('a page', () => {
  it('comes from the network, and is never kept', async () => {
    expect(await answerTo('/overzicht', navigate)).toBe('network /overzicht');
    expect(held.size).toBe(0);
  });

  it.each([
    ['nl', 'nl'],
    // What was chosen is not known: the device's own.
    [undefined, 'en'],
  ])('is the offline page where the network does not answer: %s', async (chosen, shown) => {
    await happens('install');
    held.get('mijn-b3')?.set('/offline?taal=en', 'en').set('/offline?taal=nl', 'nl');
    language = chosen;
    isAway();
    expect(await answerTo('/overzicht', navigate)).toBe(shown);
  });

  it('fails where nothing is held either', async () => {
    isAway();
    expect(await answerTo('/overzicht', navigate)).toBe('error');
  });
});

it.each([
  ['a call', '/graphql', { method: 'POST' }],
  ['a posted form', '/overzicht', { method: 'POST', mode: 'navigate' }],
  ['the hand-over to DigiD', '/digid', navigate],
  ['what is downloaded', '/api/v1/declaraties/1/bestand', navigate],
  ['another site', 'https://elsewhere.test/assets/a.js', {}],
  ['what a page fetches', '/health/live', {}],
])('%s is left to the browser', async (_what, path, including) => {
  expect(await answerTo(path, including)).toBeUndefined();
});

describe('a file of the build', () => {
  it('comes from what is held, without asking the network', async () => {
    held.set('mijn-b2', new Map([['/assets/a.js', 'held']]));
    expect(await answerTo('/assets/a.js')).toBe('held');
    expect(network).not.toHaveBeenCalled();
  });

  it('is held from when it was first used, unless it is not there', async () => {
    expect(await answerTo('/assets/a.js')).toBe('network /assets/a.js');
    expect(held.get('mijn-b3')?.get('/assets/a.js')).toBe('network /assets/a.js');
    network.mockResolvedValue(new Response('gone', { status: 404 }));
    expect(await answerTo('/assets/b.js')).toBe('gone');
    expect(held.get('mijn-b3')?.has('/assets/b.js')).toBe(false);
  });
});

it('a file of the brand is asked anew, and is the held one without a network', async () => {
  held.set('mijn-b3', new Map([['/merk/logo.svg', 'held']]));
  expect(await answerTo('/merk/logo.svg')).toBe('network /merk/logo.svg');
  isAway();
  expect(await answerTo('/merk/logo.svg')).toBe('held');
});

describe('a push', () => {
  it('says that there is a message, and nothing of what came with it', async () => {
    await happens('push', { data: { text: () => 'Your claim for a psychologist' } });
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Nieuw bericht', {
      body: 'Er staat een bericht voor je klaar. Open de app om het te lezen.',
      tag: '/berichten',
    });
  });

  const tapped = { notification: { close: vi.fn<() => void>() } };

  it('that is tapped shows the messages anew where they stand open', async () => {
    await happens('notificationclick', tapped);
    expect(client.navigate).toHaveBeenCalledWith('/berichten');
    expect(clients.openWindow).not.toHaveBeenCalled();
    expect(tapped.notification.close).toHaveBeenCalled();
  });

  it.each([
    ['they stand nowhere', () => clients.matchAll.mockResolvedValueOnce([])],
    ['it cannot go there', () => client.navigate.mockRejectedValueOnce(new TypeError('not ours'))],
  ])('opens a window where %s', async (_when, given) => {
    given();
    await happens('notificationclick', tapped);
    expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('/berichten');
  });
});

it('what was shared is given once, to the form that asks for it; another site shares nothing', async () => {
  const form = new FormData();
  form.append('bestanden', new File(['x'], 'nota.pdf'));
  form.append('bestanden', 'words');
  // A relative address is the browser's to resolve.
  const redirect = vi.spyOn(Response, 'redirect').mockImplementation(() => new Response('onward'));
  const headers = new Headers();
  const share = { method: 'POST', mode: 'navigate', headers, formData: async () => form };
  expect(await answerTo('/delen', share)).toBe('onward');
  expect(redirect).toHaveBeenCalledWith('/declaraties/indienen?gedeeld=1', 303);
  const port = { postMessage: vi.fn<(files: readonly File[]) => void>() };
  listeners.get('message')?.({ data: 'anything', ports: [port] });
  expect(port.postMessage).not.toHaveBeenCalled();
  listeners.get('message')?.({ data: 'gedeeld', ports: [port] });
  listeners.get('message')?.({ data: 'gedeeld', ports: [port] });
  const given = port.postMessage.mock.calls.map(([files]) => files.map(({ name }) => name));
  expect(given).toEqual([['nota.pdf'], []]);
  headers.set('origin', 'https://elsewhere.test');
  expect(await answerTo('/delen', share)).toBe('onward');
  expect(redirect).toHaveBeenLastCalledWith('/declaraties/indienen', 303);
  listeners.get('message')?.({ data: 'gedeeld', ports: [port] });
  expect(port.postMessage).toHaveBeenLastCalledWith([]);
  redirect.mockRestore();
});
