import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useRouteError } from './hooks.ts';
import { createMemoryRouter } from './memory.testing.tsx';
import { Outlet } from './Outlet.tsx';
import type { PageData, Route } from './route.ts';
import { RouterProvider } from './RouterProvider.tsx';

const Failed = () => <p>Failed: {String(useRouteError())}</p>;
const Frame = () => (
  <main>
    Frame <Outlet />
  </main>
);
const Shown = () => <p>Shown</p>;

/** What stands there of a page in a frame, each with what is told of it. */
function draw(frame: Partial<Route>, inner: Partial<Route>, errors?: PageData['errors']) {
  const child: Route = { id: 'inner', path: '/', Component: Shown, ...inner };
  const routes: Route[] = [{ id: 'frame', Component: Frame, children: [child], ...frame }];
  const router = createMemoryRouter(routes, { loaderData: {}, errors });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe('what stands at an address', () => {
  it('is each route within the one round it, one without anything of its own in none', () => {
    expect(draw({}, {})).toBe('<main>Frame <p>Shown</p></main>');
    expect(draw({ Component: undefined }, {})).toBe('<p>Shown</p>');
  });

  it('is nothing within the innermost route', () => {
    expect(draw({}, { Component: Frame })).toBe('<main>Frame <main>Frame </main></main>');
  });

  it('is the error of a route in its own place, within the frame round it', () => {
    const html = draw({ ErrorBoundary: Failed }, { ErrorBoundary: Failed }, { inner: 'gone' });
    expect(html).toBe('<main>Frame <p>Failed: gone</p></main>');
  });

  it('is what the route shows where it has no page for its error', () => {
    expect(draw({}, {}, { inner: 'gone' })).toBe('<main>Frame <p>Shown</p></main>');
  });
});
