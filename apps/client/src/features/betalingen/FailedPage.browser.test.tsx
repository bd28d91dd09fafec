import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { onPage } from '../../api/onPage.testing.tsx';
import { pauseFor } from '../../api/useFollowUp.ts';
import { betaalverzoekOf, betalingOf } from './betaling.testing.ts';
import type { BetaalverzoekInfo, BetalingOutcome } from './betaling.ts';
import { Component } from './FailedPage.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

type Other = NonNullable<BetaalverzoekInfo['betaling']>['status'];

/** Loader data of a cancelled payment, while another payment of its request has this status. */
function known(other: Other, open: number) {
  const betaling: BetalingOutcome = {
    ...betalingOf('geannuleerd'),
    ontvangen: null,
    teVeel: null,
    betaalverzoek: { ...betaalverzoekOf(open), betaling: { betalingId: 'b-2', status: other } },
    betaalverzoeken: null,
  };
  return { kind: 'known', betaling } as const;
}

/** Mounts the page with data `first`; each revalidation returns `then`. */
function show(first: ReturnType<typeof known>, then: ReturnType<typeof known>) {
  const loader = vi.fn(async () => then);
  mount(onPage(Component, { data: first, loader }));
  return loader;
}

const text = (words: string | RegExp) => page.getByText(words);

it('shows automatically that another payment has succeeded, once it is checked', async () => {
  const look = show(known('inBehandeling', 15_420), known('betaald', 0));
  await expect.element(text(/Een andere betaling wordt nog gecontroleerd/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(pauseFor(0));
  await expect.element(text('Het betaalverzoek is al betaald.')).toBeVisible();
  // The request is settled, so the page stops revalidating.
  await vi.advanceTimersByTimeAsync(pauseFor(1) + pauseFor(2));
  expect(look).toHaveBeenCalledOnce();
});

it('offers a retry automatically once the other payment fails too', async () => {
  show(known('inBehandeling', 15_420), known('mislukt', 15_420));
  const retry = page.getByRole('button', { name: 'Probeer opnieuw' });
  await expect.element(text(/Een andere betaling wordt nog gecontroleerd/)).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(pauseFor(0));
  await expect.element(retry).toBeVisible();
});

it('does not revalidate when no other payment is under way', async () => {
  const look = show(known('geannuleerd', 15_420), known('geannuleerd', 15_420));
  await expect.element(page.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(pauseFor(0) + pauseFor(1));
  expect(look).not.toHaveBeenCalled();
});
