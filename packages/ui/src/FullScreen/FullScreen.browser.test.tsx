import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FullScreen } from './FullScreen.tsx';

test('does not block another page while its own is hidden, and comes back with it', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const [close, again] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const show = (hidden: boolean) =>
    flushSync(() =>
      root.render(
        <>
          <button onClick={again}>Probeer opnieuw</button>
          <div hidden={hidden}>
            <h1>Zorgpas</h1>
            <FullScreen open title="Voor de balie" closeText="Sluiten" onClose={close}>
              <p>Sanne</p>
            </FullScreen>
          </div>
        </>,
      ),
    );
  const screen = page.getByRole('dialog', { name: 'Voor de balie' });
  show(false);
  await expect.element(screen).toBeVisible();
  show(true);
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  expect(again).toHaveBeenCalledOnce();
  show(false);
  await expect.element(screen).toBeVisible();
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => close.mock.calls).toHaveLength(1);
});
