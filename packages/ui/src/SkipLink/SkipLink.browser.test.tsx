import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SkipLink } from './SkipLink.tsx';

it('moves to the content with one hashchange, and without a history entry', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
  });
  root.render(
    <>
      <SkipLink target="content" text="Naar de inhoud" />
      <main id="content" tabIndex={-1}>
        Je declaraties
      </main>
    </>,
  );
  const heard = vi.fn<() => void>();
  addEventListener('hashchange', heard);
  onTestFinished(() => removeEventListener('hashchange', heard));
  history.replaceState({ of: 'the router' }, '', location.pathname);
  const entries = history.length;
  const link = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect.element(link).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(heard).toHaveBeenCalledOnce();
  expect([history.length, location.hash, history.state]).toEqual([
    entries,
    '#content',
    { of: 'the router' },
  ]);
});
