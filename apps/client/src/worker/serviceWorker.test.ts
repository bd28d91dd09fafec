import { describe, expect, it } from 'vitest';
import {
  addressOf,
  answerTo,
  client,
  device,
  clients,
  happens,
  held,
  network,
  person,
  registration,
  runWorker,
} from './serviceWorker.testing.ts';

runWorker();

const names = () => [...(held.get('mijn-b3')?.keys() ?? [])];
const hold = { data: 'hold', ports: [] };
const navigate = { mode: 'navigate' };
const isAway = () => network.mockRejectedValue(new TypeError('Failed to fetch'));

describe('a new worker', () => {
  const first = ['/offline?taal=nl', '/offline?taal=en', '/assets/letters.woff2'];
  const rest = ['/assets/main.js', '/merk/logo.svg'];

  it('is active once it holds the font and the offline page in both languages, fetched without cookies', async () => {
    await happens('install');
    expect(names()).toEqual(first);
    expect(held.get('mijn-b3')?.get('/offline?taal=nl')).toBe('network /offline');
    expect(network.mock.calls.map(([, options]) => options?.credentials)).toEqual(
      Array(3).fill('omit'),
    );
  });

  it('caches the files when a page says so, each once, and resumes where it was stopped', async () => {
    await happens('install');
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await Promise.all([happens('message', hold), happens('message', hold)]);
    expect(names()).toEqual([...first, '/merk/logo.svg']);
    await happens('message', hold);
    expect(names().toSorted()).toEqual([...first, ...rest].toSorted());
    const asked = network.mock.calls.map(([one]) => addressOf(one));
    expect(asked.slice(3)).toEqual(['/assets/main.js', '/merk/logo.svg', '/assets/main.js']);
    expect(network.mock.calls.map(([, options]) => options?.credentials)).toEqual(
      Array(6).fill('omit'),
    );
  });

  it('caches all files before it is active when an earlier worker is active', async () => {
    registration.active = {};
    await happens('install');
    expect(names()).toEqual([...first, ...rest]);
  });

  it('fetches no file that an earlier build holds, except those that may have changed', async () => {
    held.set(
      'mijn-b2',
      new Map([
        ['/assets/main.js', 'held'],
        ['/merk/logo.svg', 'held'],
      ]),
    );
    await happens('message', hold);
    expect(held.get('mijn-b3')?.get('/assets/main.js')).toBe('held');
    expect(held.get('mijn-b3')?.get('/merk/logo.svg')).toBe('network /merk/logo.svg');
  });

  it('goes without a file that cannot be fetched, but not without its offline page', async () => {
    network.mockImplementation(async (asked) => {
      if (addressOf(asked) === '/assets/main.js') throw new TypeError('Failed to fetch');
      return new Response('x', { status: addressOf(asked) === '/merk/logo.svg' ? 404 : 200 });
    });
    registration.active = {};
    await happens('install');
    expect(names()).toEqual(first);
    network.mockResolvedValue(new Response('', { status: 503 }));
    await expect(happens('install')).rejects.toThrow('The offline page answers 503');
  });

  it('claims the pages, sends them its scripts, and deletes the oldest builds', async () => {
    for (const name of ['mijn-b0', 'mijn-b1', 'other', 'mijn-b2', 'mijn-b3'])
      held.set(name, new Map());
    await happens('activate');
    expect([...held.keys()]).toEqual(['mijn-b1', 'other', 'mijn-b2', 'mijn-b3']);
    expect(clients.claim).toHaveBeenCalledOnce();
    expect(client.postMessage).toHaveBeenCalledWith({ scripts: ['/assets/main.js'] });
  });
});

describe('a page', () => {
  it('comes from the network, and is never cached', async () => {
    expect(await answerTo('/overzicht', navigate)).toBe('network /overzicht');
    expect(held.size).toBe(0);
  });

  it.each([
    ['nl', 'nl'],
    // Without a chosen language that of the device is used.
    [undefined, 'en'],
  ])('is the offline page without a network: %s', async (chosen, shown) => {
    await happens('install');
    held.get('mijn-b3')?.set('/offline?taal=en', 'en').set('/offline?taal=nl', 'nl');
    person.language = chosen;
    isAway();
    expect(await answerTo('/overzicht', navigate)).toBe(shown);
  });

  it('fails without network and cache', async () => {
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
])('leaves %s to the browser', async (_what, path, including) => {
  expect(await answerTo(path, including)).toBeUndefined();
});

describe('a file of the build', () => {
  it('comes from the cache, without a request', async () => {
    held.set('mijn-b2', new Map([['/assets/a.js', 'held']]));
    expect(await answerTo('/assets/a.js')).toBe('held');
    expect(network).not.toHaveBeenCalled();
  });

  it('is cached at its first use, unless the answer is an error', async () => {
    expect(await answerTo('/assets/a.js')).toBe('network /assets/a.js');
    expect(held.get('mijn-b3')?.get('/assets/a.js')).toBe('network /assets/a.js');
    network.mockResolvedValue(new Response('gone', { status: 404 }));
    expect(await answerTo('/assets/b.js')).toBe('gone');
    expect(held.get('mijn-b3')?.has('/assets/b.js')).toBe(false);
  });
});

it.each(['/assets/a.js', '/merk/logo.svg'])(
  'serves %s from the network on a device that is full',
  async (file) => {
    device.isFull = true;
    expect(await answerTo(file)).toBe(`network ${file}`);
  },
);

it('fetches a file of the brand again, and falls back to the cached one without a network', async () => {
  held.set('mijn-b3', new Map([['/merk/logo.svg', 'held']]));
  expect(await answerTo('/merk/logo.svg')).toBe('network /merk/logo.svg');
  isAway();
  expect(await answerTo('/merk/logo.svg')).toBe('held');
});
