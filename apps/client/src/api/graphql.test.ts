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

test('sends an operation as a POST of JSON with our own header', async () => {
  const fetch = respond(() => json({ data: { a: 1 } }));
  await expect(graphqlInBrowser({ query: '{ a }' })).resolves.toEqual({ data: { a: 1 } });
  const [path, options] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/graphql');
  expect(options).toMatchObject({ method: 'POST', body: '{"query":"{ a }"}' });
  // Calls carry the session and are never cached (§7).
  expect(options).toMatchObject({ credentials: 'same-origin', cache: 'no-store' });
  const headers = new Headers(options?.headers);
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('x-mijn')).toBe('1');
  expect(headers.has('x-mijn-background')).toBe(false);
});

test('marks a poll as a background call', async () => {
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
  ['a string instead of an object', () => json('hallo'), 'syntax', 200],
  ['a connection lost on the way', () => Promise.resolve(new Response(cutOff)), 'network', 0],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'network', 0],
])('rejects with the right error for %s', async (_name, response, kind, status) => {
  respond(response);
  await expect(graphqlInBrowser({ query: '{ a }' })).rejects.toMatchObject({ kind, status });
});

test('dispatches an event when the gateway does not know the operation of this release', async () => {
  const told = vi.fn<(event: Event) => void>();
  vi.stubGlobal('dispatchEvent', told);
  respond(() => json({ errors: [{ message: '', extensions: { soort: 'outdated' } }] }, 400));
  const refused = { kind: 'refusal', status: 426 };
  await expect(graphqlInBrowser({ query: '{ a }' })).rejects.toMatchObject(refused);
  expect(told.mock.calls.map(([{ type }]) => type)).toEqual(['outdated']);
});

const whenEnded = (signal: AbortSignal | null | undefined, tell: (reason: unknown) => void) =>
  signal?.addEventListener('abort', () => tell(signal.reason));

/** Never answers before the call is aborted. */
const noAnswer: typeof globalThis.fetch = (_path, { signal } = {}) =>
  new Promise((_resolve, reject) => {
    whenEnded(signal, reject);
  });

/** Never completes its body before the call is aborted. */
const halfAnAnswer: typeof globalThis.fetch = async (_path, { signal } = {}) =>
  new Response(
    new ReadableStream({ start: (body) => whenEnded(signal, (why) => body.error(why)) }),
  );

describe.each([
  ['no answer', noAnswer],
  ['half an answer', halfAnAnswer],
])('%s', (_name, response) => {
  test.each([undefined, new AbortController().signal])(
    'times out after twenty seconds with a network error',
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

  test('rejects with an AbortError when the caller aborts', async () => {
    respond(response);
    const end = new AbortController();
    const answer = graphqlInBrowser({ query: '{ a }' }, { signal: end.signal });
    end.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('keeps the signal of the caller in a browser without AbortSignal.any', async () => {
  const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any') ?? {};
  Reflect.deleteProperty(AbortSignal, 'any');
  onTestFinished(() => void Object.defineProperty(AbortSignal, 'any', any));
  const { signal } = new AbortController();
  const fetch = respond(() => json({ data: {} }));
  await graphqlInBrowser({ query: '{ a }' }, { signal });
  expect(fetch.mock.calls[0]?.[1]?.signal).toBe(signal);
});

test('makes no calls after sign-out', async () => {
  vi.resetModules();
  const fresh = await import('./graphql.ts');
  const fetch = respond(() => json({}));
  fresh.stopCalls();
  await expect(fresh.graphqlInBrowser({ query: '{ a }' })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(fetch).not.toHaveBeenCalled();
  // Stopping cannot be undone, so the tests that share this process need a fresh module.
  vi.resetModules();
});
