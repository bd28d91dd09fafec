import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppRouter } from '../../../api/AppRouter.tsx';
import { createMemoryRouter } from '../../../api/memoryRouter.testing.tsx';
import { useLoaderData } from 'react-router';
import type { FullRelatie } from '../person.ts';
import { relatieOf } from '../relatie.testing.ts';
import { reloadAfterMs, useSaved } from '../MijnGegevensPage.tsx';

let root: Root | undefined;
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  root?.unmount();
  document.body.replaceChildren();
});

function Details() {
  const [shown, onSaved] = useSaved(useLoaderData<() => FullRelatie>());
  return (
    <>
      <output>{shown.roepnaam}</output>
      <button type="button" onClick={() => onSaved(relatieOf({ roepnaam: 'San' }))}>
        Save
      </button>
    </>
  );
}

/** Renders the page of Sanne, whose details are loaded again. */
function open(loader: () => FullRelatie) {
  const asked = vi.fn(loader);
  const route = { id: 'details', path: '/', Component: Details, loader: asked };
  const router = createMemoryRouter([{ ...route, ErrorBoundary: () => <h1>Lost</h1> }], {
    loaderData: { details: relatieOf() },
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<AppRouter router={router} />);
  return asked;
}

const told = page.getByRole('status');
const save = () => page.getByRole('button').click();

it('shows saved values at once, and the insurer’s two seconds later', async () => {
  const asked = open(() => relatieOf({ roepnaam: 'Sanneke' }));
  await expect.element(told).toHaveTextContent('Sanne');
  await save();
  await expect.element(told).toHaveTextContent('San');
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(reloadAfterMs);
  await expect.element(told).toHaveTextContent('Sanneke');
});

it('keeps the saved values on the page without a connection', async () => {
  const asked = open(() => {
    throw new Error('no connection');
  });
  await save();
  await vi.advanceTimersByTimeAsync(reloadAfterMs);
  await expect.poll(() => asked.mock.results).toMatchObject([{ type: 'throw' }]);
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(told).toHaveTextContent('San');
});
