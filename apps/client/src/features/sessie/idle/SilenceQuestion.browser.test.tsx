import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { SilenceQuestion } from './SilenceQuestion.tsx';

afterEach(() => void vi.restoreAllMocks());

it.each([
  [110_000, 'Binnen twee minuten word je uitgelogd.'],
  [65_000, 'Binnen twee minuten word je uitgelogd.'],
  [45_000, 'Binnen een minuut word je uitgelogd.'],
  [20_000, 'Binnen 30 seconden word je uitgelogd.'],
  [8_000, 'Binnen 10 seconden word je uitgelogd.'],
])('announces no more of %s milliseconds than are left', async (left, told) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ stilMs: left }));
  mount(<SilenceQuestion />);
  await expect.element(page.getByRole('alertdialog').getByRole('status')).toHaveTextContent(told);
});
