import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { CallerGoneError } from '../http/signal.ts';
import { ProviderError } from '../provider/providerError.ts';
import { shapeError } from './graphqlErrors.ts';

/** Shapes a failed field; returns the error for the client and the lines of the log. */
function told(cause: Error, path?: string[]) {
  const log: string[] = [];
  const error = new GraphQLError('999990081', { originalError: cause, path: path ?? null });
  const answer = shapeError(error, pino({}, { write: (line) => void log.push(line) }));
  return { answer, log };
}

describe('a field that failed', () => {
  it('returns status, reasons, kind and path of an error of the insurer', () => {
    const cause = new ProviderError('refused', 403, ['GeenZenZ']);
    expect(told(cause, ['declaraties']).answer).toEqual({
      message: 'provider: refused 403',
      path: ['declaraties'],
      extensions: { status: 403, redenen: ['GeenZenZ'], soort: 'refused' },
    });
  });

  it('returns only the status of an error of our own', () => {
    expect(told(new Error('999990081')).answer).toEqual({
      message: 'gateway: 500',
      extensions: { status: 500, redenen: [], soort: 'intern' },
    });
    expect(told(new Refusal(401, 'x')).answer.extensions).toMatchObject({ status: 401 });
  });

  it('unwraps errors of GraphQL and its compiler', () => {
    const inner = new GraphQLError('x', { originalError: new ProviderError('unreachable', 503) });
    expect(told(inner).answer.extensions).toMatchObject({ status: 503, soort: 'unreachable' });
  });
});

describe('the log', () => {
  it('names kind and position of an error, without its message', () => {
    const { log } = told(new TypeError('999990081'));
    expect(log).toHaveLength(1);
    expect(log[0]).not.toContain('999990081');
    expect(JSON.parse(log[0] ?? '')).toMatchObject({
      msg: 'a field failed',
      kind: 'TypeError',
      position: expect.arrayContaining([expect.stringContaining('graphqlErrors.test.ts')]),
    });
  });

  it('reports a failure of the insurer without a position', () => {
    const { log } = told(new ProviderError('shape', 500));
    expect(JSON.parse(log[0] ?? '')).not.toHaveProperty('position');
    expect(log[0]).toContain('provider: shape 500');
  });

  it.each([
    ['was only refused', new ProviderError('refused', 404)],
    ['nobody waits for any more', new CallerGoneError()],
    ['broke since nobody waits', new Error('aborted', { cause: new CallerGoneError() })],
  ])('does not report what %s', (_what, cause) => {
    expect(told(cause).log).toEqual([]);
  });
});
