import { afterEach, expect, test, vi } from 'vitest';
import { graphqlInBrowser } from './graphql.ts';

const respond = (response: () => Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

const json = (content: unknown, status = 200) =>
  Promise.resolve(Response.json(content, { status }));

test('an operation is a POST of JSON with the header of our own', async () => {
  const fetch = respond(() => json({ data: { a: 1 } }));
  await expect(graphqlInBrowser({ query: '{ a }' })).resolves.toEqual({ data: { a: 1 } });
  const [path, options] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/graphql');
  expect(options).toMatchObject({ method: 'POST', body: '{"query":"{ a }"}' });
  // With the session, and never kept (§7).
  expect(options).toMatchObject({ credentials: 'same-origin', cache: 'no-store' });
  const headers = new Headers(options?.headers);
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('x-mijn')).toBe('1');
  expect(headers.has('x-mijn-background')).toBe(false);
});

test('a poll says that nobody asked for it', async () => {
  const fetch = respond(() => json({ data: {} }));
  await graphqlInBrowser({ query: '{ a }' }, { background: true });
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('x-mijn-background')).toBe('1');
});

test.each([
  ['a page instead of JSON', () => Promise.resolve(new Response('<html>')), 'syntax', 200],
  ['a refusal', () => json({}, 401), 'refusal', 401],
  ['a word instead of an answer', () => json('hallo'), 'syntax', 200],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'network', 0],
])('%s is told as what it is', async (_name, response, kind, status) => {
  respond(response);
  await expect(graphqlInBrowser({ query: '{ a }' })).rejects.toMatchObject({ kind, status });
});

test('after signing out no call leaves any more', async () => {
  vi.resetModules();
  const fresh = await import('./graphql.ts');
  const fetch = respond(() => json({}));
  fresh.stopCalls();
  await expect(fresh.graphqlInBrowser({ query: '{ a }' })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(fetch).not.toHaveBeenCalled();
  // Nothing undoes it: the tests that share this process get a module of their own.
  vi.resetModules();
});
