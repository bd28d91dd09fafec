import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { Notice } from './Notice.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('disappears at once when dismissed, and is dismissed for the session', async () => {
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ data: { sluitMelding: true } }));
  mount(<Notice name="toonOntvangstNieuwsbrief" />);
  await page.getByRole('button', { name: 'Niet nu' }).click();
  await expect.element(page.getByText('Wil je onze nieuwsbrief?')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^De melding is weg\./)).toBeInTheDocument();
  expect(JSON.stringify(asked.mock.calls)).toContain('toonOntvangstNieuwsbrief');
});
