import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '../../../api/mount.testing.tsx';
import { markSessieGone } from '../../../api/sessieGone.ts';
import { SilenceQuestion } from './SilenceQuestion.tsx';

afterEach(() => {
  markSessieGone(false);
  vi.restoreAllMocks();
});

it('asks whose session it is by now where a page stays though its own was found gone', async () => {
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ stilMs: 600_000 }));
  mount(<SilenceQuestion />);
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  markSessieGone(true);
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  expect(asked.mock.lastCall?.[0]).toContain('/sessie');
});
