import { pathOfFilePage } from '@mijn/domain/filePaths';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { drawBill } from '../submit/photo/drawnBill.testing.ts';
import { place } from '../submit/read/nota.testing.ts';
import { CutOut } from './CutOut.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows the piece of the page where it was read; one page is fetched once', async () => {
  const bill = await drawBill();
  const asked = vi.fn<(path: string) => Promise<Response>>(() =>
    Promise.resolve(new Response(bill)),
  );
  vi.stubGlobal('fetch', asked);
  mount(
    <>
      <CutOut place={place} what="het bedrag" />
      <CutOut place={{ ...place, boven: 0.4 }} what="de datum" />
    </>,
  );
  const amount = page.getByRole('img', { name: 'Stukje van je nota: het bedrag' });
  await expect.element(amount).toBeVisible();
  await expect.element(page.getByRole('img', { name: /de datum/ })).toBeVisible();
  expect(asked.mock.calls.map(([path]) => path)).toEqual([pathOfFilePage('b1', 1)]);
  const [x = 0, y = 0] = (amount.element().getAttribute('viewBox') ?? '').split(' ').map(Number);
  expect([x > 0 && x < 0.1 * 1200, y > 0 && y < 0.2 * 1600]).toEqual([true, true]);
});

it('leaves its room where the page cannot be had', async () => {
  const missing = vi.fn(() => Promise.resolve(new Response(null, { status: 404 })));
  vi.stubGlobal('fetch', missing);
  mount(<CutOut place={place} what="het bedrag" />);
  await expect.poll(() => missing.mock.calls.length).toBe(1);
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});
