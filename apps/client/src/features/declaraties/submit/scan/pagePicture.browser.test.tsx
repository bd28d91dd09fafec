import { pathOfFilePage } from '@mijn/domain/filePaths';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import { drawBill } from '../photo/drawnBill.testing.ts';
import { place } from '../state/readNota.testing.ts';
import { CutOut } from './CutOut.tsx';
import { type PagePicture, usePagePicture } from './pagePicture.ts';

const shown = { address: 'blob:page', width: 1200, height: 1600 };

interface PieceProps {
  readonly name: string;
  readonly load: () => Promise<PagePicture>;
}

function Piece({ name, load }: PieceProps) {
  return usePagePicture('b2', 1, load) ? name : 'not yet';
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows the part of the page that it was read from, and loads a page once', async () => {
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

it('leaves its room empty when the page cannot be loaded', async () => {
  const missing = vi.fn(() => Promise.resolve(new Response(null, { status: 404 })));
  vi.stubGlobal('fetch', missing);
  mount(<CutOut place={place} what="het bedrag" />);
  await expect.poll(() => missing.mock.calls.length).toBe(1);
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

it('keeps a page while it is shown, and loads it again after that', async () => {
  const load = vi.fn<() => Promise<PagePicture>>(async () => shown);
  const forgotten = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const part = document.createElement('div');
  const root = createRoot(part);
  onTestFinished(() => root.unmount());
  const draw = (...names: readonly string[]) => {
    root.render(names.map((name) => <Piece key={name} name={name} load={load} />));
    return expect.poll(() => part.textContent).toBe(names.join(''));
  };
  await draw('amount', 'day');
  await draw('day');
  await draw('amount', 'day');
  expect(load).toHaveBeenCalledTimes(1);
  expect(forgotten).not.toHaveBeenCalled();
  await draw();
  await expect.poll(() => forgotten.mock.calls).toEqual([[shown.address]]);
  await draw('day');
  expect(load).toHaveBeenCalledTimes(2);
  forgotten.mockRestore();
});
