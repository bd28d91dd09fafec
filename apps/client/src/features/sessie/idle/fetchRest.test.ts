import { backgroundHeader } from '@mijn/domain/headers';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchRest } from './fetchRest.ts';

afterEach(() => void vi.restoreAllMocks());

const json = (content: unknown, status = 200) => Response.json(content, { status });

test.each([
  ['what is left', () => json({ stilMs: 60_000 }), { ms: 60_000, isLast: false }],
  ['that it is the last', () => json({ stilMs: 5, isLast: true }), { ms: 5, isLast: true }],
  ['that there is no session', () => json({}, 401), 'no'],
  ['that it is somebody else’s', () => json({}, 409), 'another'],
  ['nothing that is understood', () => json({ stilMs: '60' }), 'unknown'],
  ['nothing at all', () => json(null), 'unknown'],
  ['no JSON', () => new Response('<html>'), 'unknown'],
  ['a failure', () => json({ stilMs: 60_000 }, 503), 'unknown'],
  ['no answer', () => Response.error(), 'unknown'],
])('parses an answer with %s', async (_name, response, rest) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => response());
  expect(await fetchRest(false)).toEqual(rest);
});

test('returns "unknown" without a connection', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no connection'));
  expect(await fetchRest(true)).toBe('unknown');
});

test.each([
  [true, null],
  [false, '1'],
])('renews the session for a person’s input only: %s', async (asInput, mark) => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(json({ stilMs: 1 }));
  await fetchRest(asInput);
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get(backgroundHeader)).toBe(mark);
});
