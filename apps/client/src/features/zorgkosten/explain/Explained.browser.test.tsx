import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hear } from '../../../api/hear.testing.ts';
import { mount } from '../../../api/mount.testing.tsx';
import { behindLine } from '../behind.testing.ts';
import { Explained } from './Explained.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('says aloud that the message about care one never had was sent', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ data: { reageerOpDeclaratie: 'r-1' } }),
  );
  mount(<Explained behind={behindLine} name="Tom" address="/zorgkosten?regel=D1.1" />);
  await page.getByText('Deze zorg had ik niet').click();
  const heard = hear();
  await page.getByRole('button', { name: 'Meld dat je deze zorg niet had' }).click();
  await expect
    .poll(heard)
    .toEqual([
      expect.stringContaining('Je melding is verstuurd. Wij vragen het na bij de zorgverlener.'),
    ]);
});
