import { expect, it, vi } from 'vitest';
import { memoizePerRequest } from './memoizePerRequest.ts';

it('calls once per owner and key, and shares the result', async () => {
  const once = memoizePerRequest<number>();
  const ask = vi.fn(() => Promise.resolve(ask.mock.calls.length));
  const [one, other] = [{}, {}];
  expect(await Promise.all([once(one, 'a', ask), once(one, 'a', ask)])).toEqual([1, 1]);
  expect(await once(one, 'b', ask)).toBe(2);
  expect(await once(other, 'a', ask)).toBe(3);
  expect(ask).toHaveBeenCalledTimes(3);
});
