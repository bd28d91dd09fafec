import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { betalingOf } from './betaling.testing.ts';
import { Waiting } from './Waiting.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('asks who waits for long whether they paid, in the heading too, and forbids to pay again only then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  mount(<Waiting betaling={betalingOf('open')} />);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Betaal niet opnieuw.');
  vi.advanceTimersByTime(15_000);
  vi.useRealTimers();
  await expect.element(heading).toHaveTextContent('We controleren of je hebt betaald.');
  await expect.element(page.getByText('Heb je betaald? Betaal niet opnieuw.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ga terug naar het betaalverzoek' }))
    .toBeVisible();
});
