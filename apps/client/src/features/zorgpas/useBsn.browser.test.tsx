import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { Front } from './sides.tsx';
import { Desk } from './Desk.tsx';
import { useBsn } from './useBsn.ts';
import { zorgpasOf } from './zorgpas.testing.ts';

let asked: unknown[] = [];
beforeEach(() => {
  asked = [];
});
afterEach(() => void vi.restoreAllMocks());

/** Stubs the insurer: returns a BSN, or fails. */
function insurer(works = true) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_path, options) => {
    const { variables } = await new Response(options?.body).json();
    asked.push(variables);
    return works
      ? Response.json({ data: { zorgpassen: [{ bsn: '999990081' }] } })
      : new Response('', { status: 503 });
  });
}

function Probe() {
  const bsn = useBsn('700410137');
  return (
    <>
      <Front pass={zorgpasOf()} bsn={bsn} />
      <Desk side="front" pass={zorgpasOf()} bsn={bsn} main />
    </>
  );
}

const show = page.getByRole('button', { name: 'Toon Burgerservicenummer' });
const number = page.getByText('999 990 081');

it('makes no call and renders no BSN before the tap', async () => {
  insurer();
  mount(<Probe />);
  await expect.element(show).toBeVisible();
  expect(asked).toEqual([]);
  expect(document.documentElement.outerHTML).not.toMatch(/999 ?990 ?081/);
});

it('shows it at a tap, and removes it at another', async () => {
  insurer();
  mount(<Probe />);
  await show.click();
  await expect.element(number).toBeVisible();
  expect(asked).toEqual([{ relatienummer: '700410137' }]);
  await page.getByRole('button', { name: /Verberg/ }).click();
  await expect.element(number).not.toBeInTheDocument();
});

/** Shows the BSN; returns the action after half a minute. */
async function shownForAWhile(): Promise<() => void> {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await show.click();
  const then = () => timers.mock.calls.find(([, ms]) => ms === 30_000)?.[0];
  await expect.poll(then).toBeTypeOf('function');
  return () => {
    const perform = then();
    if (typeof perform === 'function') perform();
  };
}

it('hides it after half a minute', async () => {
  insurer();
  mount(<Probe />);
  const then = await shownForAWhile();
  await expect.element(number).toBeVisible();
  then();
  await expect.element(number).not.toBeInTheDocument();
});

it('hides it when the page is hidden', async () => {
  insurer();
  mount(<Probe />);
  await shownForAWhile();
  await expect.element(number).toBeVisible();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(number).not.toBeInTheDocument();
});

/**
 * Stubs an insurer whose answer is released by the returned function, which resolves when it has arrived.
 */
function slowInsurer(): () => Promise<unknown> {
  const answer = Promise.withResolvers<Response>();
  vi.spyOn(globalThis, 'fetch').mockReturnValue(answer.promise);
  const read = vi.spyOn(Response.prototype, 'text');
  return async () => {
    answer.resolve(Response.json({ data: { zorgpassen: [{ bsn: '999990081' }] } }));
    await expect.poll(() => read.mock.results).toHaveLength(1);
    return read.mock.results[0]?.value;
  };
}

it('keeps it hidden when it arrives after the desk was closed', async () => {
  const answer = slowInsurer();
  mount(<Probe />);
  await page.getByRole('button', { name: 'Toon aan de balie' }).click();
  const desk = page.getByRole('dialog');
  await desk.getByRole('button', { name: 'Toon BSN' }).click();
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await answer();
  // The answer is rendered by then.
  await show.or(page.getByRole('button', { name: /Verberg/ })).hover();
  await expect.element(show).toBeVisible();
  await expect.element(number).not.toBeInTheDocument();
});

it('keeps it hidden when it arrives after the page was hidden', async () => {
  const answer = slowInsurer();
  mount(<Probe />);
  await show.click();
  await expect.element(show).toHaveAttribute('aria-disabled', 'true');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await answer();
  await expect.element(show).toHaveAttribute('aria-disabled', 'false');
  await expect.element(number).not.toBeInTheDocument();
});

it('shows a failure', async () => {
  insurer(false);
  mount(<Probe />);
  await show.click();
  await expect.element(page.getByText('Dat lukt nu niet. Probeer het opnieuw.')).toBeVisible();
});

it('keeps the screen on at the desk, until it is closed', async () => {
  insurer();
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  vi.stubGlobal('navigator', Object.create(navigator, { wakeLock: { value: { request } } }));
  mount(<Probe />);
  await page.getByRole('button', { name: 'Toon aan de balie' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Voor de balie' })).toBeVisible();
  await expect.poll(() => request).toHaveBeenCalledWith('screen');
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect.poll(() => release).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
