import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AppRouter } from './AppRouter.tsx';
import { isBackground } from './revalidation.ts';
import { createMemoryRouter } from './memoryRouter.testing.tsx';
import { pauseFor, useFollowUp } from './useFollowUp.ts';

let root: Root | undefined;
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  root?.unmount();
  document.body.replaceChildren();
});

function Followed() {
  useFollowUp(true);
  return (
    <>
      <output>look {useLoaderData<() => number>()}</output>
      <input aria-label="Question" />
    </>
  );
}

/** Opens a claim that is being judged; the next answer comes when the test gives it. */
function open({ lost = false } = {}) {
  const looks: boolean[] = [];
  const next = Promise.withResolvers<string>();
  const ended = vi.fn();
  const follow = ({ context }: LoaderFunctionArgs) => {
    const times = looks.push(isBackground(context));
    if (lost && times === 1) throw new Error('no connection');
    return times;
  };
  const wait = ({ request }: LoaderFunctionArgs) => {
    request.signal.addEventListener('abort', ended);
    return next.promise;
  };
  const data = { loaderData: { declaratie: 0 } };
  const router = createMemoryRouter(
    [
      {
        id: 'declaratie',
        path: '/',
        Component: Followed,
        loader: follow,
        ErrorBoundary: () => <h1>Lost</h1>,
      },
      { id: 'next', path: '/next', Component: () => <h1>Next</h1>, loader: wait },
    ],
    data,
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<AppRouter router={router} />);
  return { router, looks, next, ended };
}

const told = page.getByRole('status');

it('revalidates in the background, repeatedly', async () => {
  const { looks } = open();
  await expect.element(told).toHaveTextContent('look 0');
  await vi.advanceTimersByTimeAsync(pauseFor(0));
  await expect.element(told).toHaveTextContent('look 1');
  await vi.advanceTimersByTimeAsync(pauseFor(1));
  await expect.element(told).toHaveTextContent('look 2');
  expect(looks).toEqual([true, true]);
});

it('keeps unsent input when a revalidation finds no connection, and tries again', async () => {
  const { looks } = open({ lost: true });
  await userEvent.fill(page.getByLabelText('Question'), 'Why?');
  await vi.advanceTimersByTimeAsync(pauseFor(0));
  expect(looks).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(pauseFor(1));
  await expect.element(told).toHaveTextContent('look 2');
  await expect.element(page.getByLabelText('Question')).toHaveValue('Why?');
});

it('does not interrupt a navigation', async () => {
  const { router, looks, next, ended } = open();
  await expect.element(told).toHaveTextContent('look 0');
  const way = router.navigate('/next');
  await vi.advanceTimersByTimeAsync(3 * pauseFor(0));
  expect(looks).toEqual([]);
  expect(ended).not.toHaveBeenCalled();
  next.resolve('there');
  await way;
  await expect.element(page.getByRole('heading', { name: 'Next' })).toBeVisible();
});
