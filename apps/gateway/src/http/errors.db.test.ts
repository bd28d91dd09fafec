import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, test } from 'vitest';
import { ProviderError } from '../provider/providerError.ts';
import {
  describeError,
  type ErrorShape,
  positionOf,
  registerErrorResponses,
  statusOf,
} from './errors.ts';
import { Refusal, TooBusyRefusal } from './refusal.ts';
import { logRequests } from './requestLog.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** Throws the error in a route of this shape; returns the answer, the log and the rendered pages. */
async function answerTo(error: unknown, errorShape?: ErrorShape) {
  const log: string[] = [];
  const shown: unknown[] = [];
  app = Fastify({ logger: { stream: { write: (line) => void log.push(line) } } });
  logRequests(app);
  registerErrorResponses(app, async (_request, reply, status, isPlain) => {
    shown.push({ status, isPlain });
    return reply.code(status).type('text/html').send('<p>page');
  });
  const config = errorShape ? { errorShape } : {};
  app.get('/', { config }, () => Promise.reject(error));
  const { statusCode, headers, body } = await app.inject('/');
  const errors = log.filter((line) => line.includes('a request failed'));
  return { statusCode, headers, body, errors, shown };
}

describe('the answer to an error', () => {
  it.each<[unknown, number]>([
    [new Refusal(403, 'no'), 403],
    [new ProviderError('refused', 404), 404],
    [Object.assign(new Error('a'), { statusCode: 415 }), 415],
    [Object.assign(new Error('a'), { statusCode: 302 }), 500],
    [Object.assign(new Error('a'), { statusCode: 600 }), 500],
    [Object.assign(new Error('a'), { statusCode: '404' }), 500],
    [new Error('a'), 500],
    ['text', 500],
  ])('has the status of %s, by default 500', (error, status) => {
    expect(statusOf(error)).toBe(status);
  });

  it("is a plain status, with the request's identifier only for our own failures", async () => {
    const refused = await answerTo(new Refusal(403, 'a word for the log'));
    expect(JSON.parse(refused.body)).toEqual({ status: 403 });
    expect(refused.headers['cache-control']).toBe('no-store');
    await app?.close();
    const failed = await answerTo(new Error('999990081'));
    expect(JSON.parse(failed.body)).toEqual({ status: 500, request: expect.any(String) });
  });

  it('is a list of errors with the status in GraphQL', async () => {
    const { body } = await answerTo(new Refusal(401, 'x'), 'graphql');
    expect(JSON.parse(body)).toEqual({
      errors: [
        {
          message: 'gateway 401',
          extensions: { status: 401, redenen: [], soort: 'refused' },
        },
      ],
    });
  });

  it.each<[unknown, object]>([
    [new Refusal(404, 'x'), { status: 404, isPlain: false }],
    [new Refusal(503, 'x'), { status: 503, isPlain: false }],
    [new Refusal(429, 'x'), { status: 429, isPlain: true }],
    [new TooBusyRefusal(), { status: 503, isPlain: true }],
  ])('is a page for a page, a static one when many are refused: %s', async (error, page) => {
    const { shown, body } = await answerTo(error, 'page');
    expect(shown).toEqual([page]);
    expect(body).toBe('<p>page');
  });

  it.each([
    [413, { connection: 'close' }],
    [408, { connection: 'close' }],
    [503, { 'retry-after': '5' }],
  ] as const)('sends connection or retry-after with %i', async (status, headers) => {
    expect((await answerTo(new Refusal(status, 'x'))).headers).toMatchObject(headers);
  });

  it('lists the allowed methods for 405', async () => {
    const { headers } = await answerTo(new Refusal(405, 'x', { allow: 'GET, POST' }));
    expect(headers.allow).toBe('GET, POST');
  });
});

describe('the log', () => {
  it('names kind, code and position of an error, without its message', async () => {
    const cause = Object.assign(new TypeError('999990081'), { code: 'EPIPE' });
    const { errors } = await answerTo(new Error('999990081', { cause }));
    expect(errors).toHaveLength(1);
    expect(errors[0]).not.toContain('999990081');
    expect(JSON.parse(errors[0] ?? '')).toMatchObject({
      kind: 'Error',
      cause: 'TypeError EPIPE',
      position: expect.arrayContaining([expect.stringContaining('errors.db.test.ts')]),
    });
  });

  it('does not report refusals', async () => {
    expect((await answerTo(new Refusal(403, 'x'))).errors).toEqual([]);
  });
});

test('describes our own errors by message, and others by kind', () => {
  expect(describeError(new Refusal(503, 'the database is away'))).toEqual({
    kind: 'Refusal',
    message: 'the database is away',
  });
  expect(describeError(new ProviderError('shape', 500, [], 'totaal: invalid_type'))).toEqual({
    kind: 'ProviderError',
    message: 'provider: shape 500',
  });
  expect(describeError('999990081')).toEqual({ kind: 'string' });
  expect(positionOf('999990081')).toBeUndefined();
});
