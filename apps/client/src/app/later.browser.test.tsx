import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../api/mount.testing.tsx';
import { later } from './later.ts';

const Watch = () => <output>on guard</output>;

it('retries a part that failed to load, with longer pauses', async () => {
  const load = vi
    .fn<() => Promise<typeof Watch>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(Watch);
  const waits = vi.spyOn(globalThis, 'setTimeout');
  const Later = later(load, 7);
  mount(<Later />);
  await expect.element(page.getByText('on guard')).toBeVisible();
  const own = waits.mock.calls.map(([, waitMs]) => waitMs).filter((ms) => ms && ms % 7 === 0);
  waits.mockRestore();
  expect(load).toHaveBeenCalledTimes(3);
  expect(own.slice(0, 3)).toEqual([7, 14, 28]);
});
