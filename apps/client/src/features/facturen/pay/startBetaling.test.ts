import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/response.ts';
import type { Graphql } from '../../../api/graphql.ts';
import { startBetaling } from './startBetaling.ts';

const address = 'http://ideal.localhost:3003/betalen/tr_1';
const hosts = ['ideal.localhost:3003'];
const kenmerk = '5000056789012345';

const respondsWith = (redirect: string) => () =>
  Promise.resolve({ data: { startBetaling: { redirect } } });

const refuses = (status: number) => () =>
  Promise.resolve({
    data: { startBetaling: null },
    errors: [{ message: 'x', path: ['startBetaling'], extensions: { status } }],
  });

const start = (kenmerken: readonly string[], graphql: Graphql) =>
  startBetaling(kenmerken, hosts, { graphql });

describe('startBetaling', () => {
  it("asks for this payment request and returns the bank's address", async () => {
    const requested: unknown[] = [];
    const started = await start([kenmerk], (request) => {
      requested.push(request.variables);
      return respondsWith(address)();
    });
    expect(started).toEqual({ succeeded: true, value: address });
    expect(requested).toEqual([{ kenmerk, kenmerken: [] }]);
  });

  it('asks for several in one payment', async () => {
    const requested: unknown[] = [];
    await start([kenmerk, 'b', 'c'], (request) => {
      requested.push(request.variables);
      return respondsWith(address)();
    });
    expect(requested).toEqual([{ kenmerk, kenmerken: ['b', 'c'] }]);
  });

  it('refuses an address that is not the payment provider’s', async () => {
    const elsewhere = await start([kenmerk], respondsWith('https://elders.example/'));
    expect(elsewhere).toEqual({ succeeded: false, problem: 'failed' });
  });

  it.each([
    [409, 'conflict'],
    [503, 'unavailable'],
    [404, 'missing'],
    [401, 'loggedOut'],
    [500, 'failed'],
  ])('maps status %i', async (status, problem) => {
    expect(await start([kenmerk], refuses(status))).toEqual({
      succeeded: false,
      problem,
    });
  });

  it('detects that there is no network', async () => {
    const gone = await start([kenmerk], () => Promise.reject(new ApiError('network', 0)));
    expect(gone).toEqual({ succeeded: false, problem: 'offline' });
  });
});
