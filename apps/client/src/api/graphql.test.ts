import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { graphqlInBrowser } from './graphql.ts';

const respond = (response: typeof globalThis.fetch) => {
  const fetch = vi.fn<typeof globalThis.fetch>(response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => {
  vi.restoreAllMocks();
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

test('a document that a build knows by its name is asked by that', async () => {
  const fetch = respond(() => json({ data: {} }));
  await graphqlInBrowser({ query: 'Frame-0123456789abcdef', variables: { a: 1 } });
  expect(fetch.mock.calls[0]?.[1]?.body).toBe(
    '{"documentId":"Frame-0123456789abcdef","variables":{"a":1}}',
  );
});

test('a poll says that nobody asked for it', async () => {
  const fetch = respond(() => json({ data: {} }));
  await graphqlInBrowser({ query: '{ a }' }, { background: true });
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('x-mijn-background')).toBe('1');
});

const page = (status: number) => Promise.resolve(new Response('<html>', { status }));

const cutOff = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut off')) });

test.each([
  ['a page instead of JSON', () => Promise.resolve(new Response('<html>')), 'syntax', 200],
  ['a page of a proxy that reaches no gateway', () => page(502), 'unreachable', 502],
  ['a page of a proxy that waits for the gateway in vain', () => page(504), 'unreachable', 504],
  ['a page of a proxy that asks for a login', () => page(403), 'syntax', 403],
  ['a refusal', () => json({}, 401), 'refusal', 401],
  ['a word instead of an answer', () => json('hallo'), 'syntax', 200],
  ['a connection lost on the way', () => Promise.resolve(new Response(cutOff)), 'network', 0],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'network', 0],
])('%s is told as what it is', async (_name, response, kind, status) => {
  respond(response);
  await expect(graphqlInBrowser({ query: '{ a }' })).rejects.toMatchObject({ kind, status });
});

test('what this release of the gateway does not have is told to the window too', async () => {
  const told = vi.fn<(event: Event) => void>();
  vi.stubGlobal('dispatchEvent', told);
  respond(() => json({ errors: [{ message: '', extensions: { soort: 'outdated' } }] }, 400));
  const refused = { kind: 'refusal', status: 426 };
  await expect(graphqlInBrowser({ query: '{ a }' })).rejects.toMatchObject(refused);
  expect(told.mock.calls.map(([{ type }]) => type)).toEqual(['outdated']);
});

const whenEnded = (signal: AbortSignal | null | undefined, tell: (reason: unknown) => void) =>
  signal?.addEventListener('abort', () => tell(signal.reason));

/** Never answers, until the call is ended. */
const noAnswer: typeof globalThis.fetch = (_path, { signal } = {}) =>
  new Promise((_resolve, reject) => {
    whenEnded(signal, reject);
  });

/** Never answers to the end, until the call is ended. */
const halfAnAnswer: typeof globalThis.fetch = async (_path, { signal } = {}) =>
  new Response(
    new ReadableStream({ start: (body) => whenEnded(signal, (why) => body.error(why)) }),
  );

describe.each([
  ['no answer', noAnswer],
  ['half an answer', halfAnAnswer],
])('%s', (_name, response) => {
  test.each([undefined, new AbortController().signal])(
    'is given up after twenty seconds, and then no connection',
    async (signal) => {
      const late = new AbortController();
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
      respond(response);
      const answer = graphqlInBrowser({ query: '{ a }' }, signal && { signal });
      late.abort(new DOMException('late', 'TimeoutError'));
      await expect(answer).rejects.toMatchObject({ kind: 'network', status: 0 });
      expect(timeout).toHaveBeenCalledWith(20_000);
    },
  );

  test('that its caller ends is no failure', async () => {
    respond(response);
    const end = new AbortController();
    const answer = graphqlInBrowser({ query: '{ a }' }, { signal: end.signal });
    end.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('a browser that cannot join two ends keeps that of the caller', async () => {
  const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any') ?? {};
  Reflect.deleteProperty(AbortSignal, 'any');
  onTestFinished(() => void Object.defineProperty(AbortSignal, 'any', any));
  const { signal } = new AbortController();
  const fetch = respond(() => json({ data: {} }));
  await graphqlInBrowser({ query: '{ a }' }, { signal });
  expect(fetch.mock.calls[0]?.[1]?.signal).toBe(signal);
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
