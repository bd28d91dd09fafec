import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/response.ts';
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

describe('starting to pay', () => {
  it('asks for this payment request and gives the address of the bank', async () => {
    const requested: unknown[] = [];
    const started = await startBetaling([kenmerk], hosts, (request) => {
      requested.push(request.variables);
      return respondsWith(address)();
    });
    expect(started).toEqual({ succeeded: true, value: address });
    expect(requested).toEqual([{ kenmerk, kenmerken: [] }]);
  });

  it('asks for several in one payment', async () => {
    const requested: unknown[] = [];
    await startBetaling([kenmerk, 'b', 'c'], hosts, (request) => {
      requested.push(request.variables);
      return respondsWith(address)();
    });
    expect(requested).toEqual([{ kenmerk, kenmerken: ['b', 'c'] }]);
  });

  it('sends nobody to another address than the payment provider’s', async () => {
    const elsewhere = await startBetaling(
      [kenmerk],
      hosts,
      respondsWith('https://elders.example/'),
    );
    expect(elsewhere).toEqual({ succeeded: false, problem: 'failed' });
  });

  it.each([
    [409, 'conflict'],
    [503, 'unavailable'],
    [404, 'missing'],
    [401, 'loggedOut'],
    [500, 'failed'],
  ])('tells what %i means', async (status, problem) => {
    expect(await startBetaling([kenmerk], hosts, refuses(status))).toEqual({
      succeeded: false,
      problem,
    });
  });

  it('knows that there is no network', async () => {
    const gone = await startBetaling([kenmerk], hosts, () =>
      Promise.reject(new ApiError('network', 0)),
    );
    expect(gone).toEqual({ succeeded: false, problem: 'offline' });
  });
});
