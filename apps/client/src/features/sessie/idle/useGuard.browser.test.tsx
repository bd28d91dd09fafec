import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { markSessieGone } from '../../../api/sessieGone.ts';
import { SilenceQuestion } from './SilenceQuestion.tsx';

afterEach(() => {
  markSessieGone(false);
  vi.restoreAllMocks();
});

/** A document that navigates to another frame, which mounts the watch again. */
function Frames() {
  const [frame, setFrame] = useState(0);
  return (
    <>
      <SilenceQuestion key={frame} />
      <button onClick={() => setFrame(frame + 1)}>Ander kader</button>
    </>
  );
}

it('keeps the known end of the session for the next frame of an old document', async () => {
  const begun = performance.timeOrigin - 20 * 60_000;
  vi.spyOn(Performance.prototype, 'timeOrigin', 'get').mockReturnValue(begun);
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ stilMs: 900_000 }));
  mount(<Frames />);
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await expect.poll(() => document.body.hidden).toBe(false);
  asked.mockReturnValue(new Promise(() => undefined));
  await page.getByRole('button', { name: 'Ander kader' }).click();
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  dispatchEvent(new Event('focus'));
  expect(document.body.hidden).toBe(false);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks whose session it is when a page stays although its own session is gone', async () => {
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ stilMs: 600_000 }));
  mount(<SilenceQuestion />);
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  markSessieGone(true);
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  expect(asked.mock.lastCall?.[0]).toContain('/sessie');
});
