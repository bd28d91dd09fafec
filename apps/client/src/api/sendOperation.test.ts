import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './response.ts';
import type { Graphql } from './graphql.ts';
import { isOutdated, mayRetry, sendOperation } from './sendOperation.ts';
import { operation } from './operation.ts';

const withdraw = operation(`mutation ($nummer: String!) { trekDeclaratieIn(nummer: $nummer) }`);
const via = (graphql: Graphql, reportError?: (error: unknown) => void) =>
  sendOperation(withdraw, { nummer: '1' }, { graphql, reportError });
const refuses = (status: number) =>
  via(async () => ({
    errors: [{ message: '', path: ['trekDeclaratieIn'], extensions: { status, redenen: [] } }],
  }));

describe('sendOperation', () => {
  it('sends the text and the variables, and returns the value of the field', async () => {
    const sent: unknown[] = [];
    const result = await via(async (request) => {
      sent.push(request);
      return { data: { trekDeclaratieIn: true } };
    });
    expect(result).toEqual({ succeeded: true, value: true });
    expect(sent).toEqual([
      { query: expect.stringContaining('trekDeclaratieIn'), variables: { nummer: '1' } },
    ]);
  });

  it.each([
    [401, 'loggedOut'],
    [404, 'missing'],
    [409, 'conflict'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [500, 'failed'],
  ])('maps status %i to %s', async (status, problem) => {
    expect(await refuses(status)).toEqual({ succeeded: false, problem });
  });

  it('is never successful without a value', async () => {
    const silent = via(async () => ({ data: { trekDeclaratieIn: null } }));
    expect(await silent).toEqual({ succeeded: false, problem: 'missing' });
  });

  it('reports unforeseen errors, but neither refusals nor aborted calls', async () => {
    const report = vi.fn();
    const failsWith = (error: unknown) => via(() => Promise.reject(error), report);
    await failsWith(new ApiError('network', 0));
    await failsWith(new DOMException('', 'AbortError'));
    expect(report).not.toHaveBeenCalled();
    const bug = new TypeError('x');
    expect(await failsWith(bug)).toEqual({ succeeded: false, problem: 'failed' });
    expect(report.mock.calls).toEqual([[bug]]);
  });

  it('tells offline from any other failure', async () => {
    const without = via(() => Promise.reject(new ApiError('network', 0)));
    expect(await without).toEqual({ succeeded: false, problem: 'offline' });
    const broken = via(() => Promise.reject(new TypeError('x')));
    expect(await broken).toEqual({ succeeded: false, problem: 'failed' });
  });
});

it('is either retryable or outdated', () => {
  for (const problem of ['offline', 'unavailable', 'failed']) {
    expect([mayRetry(problem), isOutdated(problem)]).toEqual([true, false]);
  }
  for (const problem of ['loggedOut', 'missing', 'conflict']) {
    expect([mayRetry(problem), isOutdated(problem)]).toEqual([false, true]);
  }
  for (const phase of ['idle', 'busy', 'succeeded']) {
    expect([mayRetry(phase), isOutdated(phase)]).toEqual([false, false]);
  }
});
