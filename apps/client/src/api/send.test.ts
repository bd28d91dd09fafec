import { describe, expect, it } from 'vitest';
import { ApiError } from './apiError.ts';
import type { Graphql } from './graphql.ts';
import { operation } from './operation.ts';
import { send } from './send.ts';

const trekIn = operation(`mutation ($nummer: String!) { trekDeclaratieIn(nummer: $nummer) }`);
const via = (graphql: Graphql) => send(trekIn, { nummer: '1' }, graphql);
const refuses = (status: number) =>
  via(async () => ({
    errors: [{ message: '', path: ['trekDeclaratieIn'], extensions: { status, redenen: [] } }],
  }));

describe('a change that is sent', () => {
  it('goes with its text and its variables', async () => {
    const sent: unknown[] = [];
    const outcome = await via(async (request) => {
      sent.push(request);
      return { data: { trekDeclaratieIn: true } };
    });
    expect(outcome).toBe('succeeded');
    expect(sent).toEqual([
      { query: expect.stringContaining('trekDeclaratieIn'), variables: { nummer: '1' } },
    ]);
  });

  it.each([
    [409, 'occupied'],
    [404, 'verouderd'],
    [401, 'verouderd'],
    [500, 'mislukt'],
  ])('answered by %i it is %s', async (status, outcome) => {
    expect(await refuses(status)).toBe(outcome);
  });

  it('can be tried again when there is no connection', async () => {
    const without = via(() => Promise.reject(new ApiError('network', 0)));
    expect(await without).toBe('mislukt');
  });
});
