import { afterEach, expect, test, vi } from 'vitest';
import { graphqlInBrowser } from './graphql.ts';

const beantwoord = (antwoord: () => Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(antwoord);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

const json = (inhoud: unknown, status = 200) => Promise.resolve(Response.json(inhoud, { status }));

test('an operation is a POST of JSON with the header of our own', async () => {
  const fetch = beantwoord(() => json({ data: { a: 1 } }));
  await expect(graphqlInBrowser({ query: '{ a }' })).resolves.toEqual({ data: { a: 1 } });
  const [pad, opties] = fetch.mock.calls[0] ?? [];
  expect(pad).toBe('/graphql');
  expect(opties).toMatchObject({ method: 'POST', body: '{"query":"{ a }"}' });
  const koppen = new Headers(opties?.headers);
  expect(koppen.get('content-type')).toBe('application/json');
  expect(koppen.get('x-mijn')).toBe('1');
  expect(koppen.has('x-mijn-achtergrond')).toBe(false);
});

test('a poll says that nobody asked for it', async () => {
  const fetch = beantwoord(() => json({ data: {} }));
  await graphqlInBrowser({ query: '{ a }' }, { achtergrond: true });
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('x-mijn-achtergrond')).toBe('1');
});

test.each([
  ['a page instead of JSON', () => Promise.resolve(new Response('<html>')), 'syntax', 200],
  ['a refusal', () => json({}, 401), 'weigering', 401],
  ['a word instead of an answer', () => json('hallo'), 'syntax', 200],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'netwerk', 0],
])('%s is told as what it is', async (_naam, antwoord, soort, status) => {
  beantwoord(antwoord);
  await expect(graphqlInBrowser({ query: '{ a }' })).rejects.toMatchObject({ soort, status });
});

test('after signing out no call leaves any more', async () => {
  vi.resetModules();
  const vers = await import('./graphql.ts');
  const fetch = beantwoord(() => json({}));
  vers.stopAanroepen();
  await expect(vers.graphqlInBrowser({ query: '{ a }' })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(fetch).not.toHaveBeenCalled();
});
