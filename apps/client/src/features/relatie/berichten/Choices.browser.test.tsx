import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hear } from '../../../api/hear.testing.ts';
import { mount } from '../../../api/mount.testing.tsx';
import { Choices } from './Choices.tsx';

afterEach(() => void vi.restoreAllMocks());

it('says aloud that mail comes from now on', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { kiesBerichten: true } }));
  mount(<Choices mail={false} pushSleutel={null} pushHashes={[]} email={null} />);
  const start = page.getByRole('button', { name: 'E-mail aanzetten' });
  await expect.element(start).toBeVisible();
  const heard = hear();
  await start.click();
  await expect.poll(heard).toEqual(['Je krijgt een e-mail bij een nieuw bericht.']);
});
