import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { useLocation } from './hooks.ts';
import { createMemoryHistory, routeOf } from './memory.testing.tsx';
import { Outlet } from './Outlet.tsx';
import { Router } from './Router.ts';
import { RouterProvider } from './RouterProvider.tsx';
import { useScroll } from './useScroll.ts';

beforeEach(() => {
  sessionStorage.clear();
  history.scrollRestoration = 'auto';
  scrollTo(0, 0);
});

function Frame() {
  useScroll();
  return <Outlet />;
}

function List() {
  return (
    <>
      <h1 style={{ marginTop: 2000 }}>List</h1>
      <output>{useLocation().search}</output>
      <h2 id="part two" style={{ marginTop: 1000, marginBottom: 3000 }}>
        One
      </h2>
    </>
  );
}

const pages = [
  { id: 'list', path: '/list', Component: List },
  routeOf(<h1 style={{ height: 3000 }}>Other</h1>, '/other'),
  routeOf(<h1>Start</h1>, '/'),
];

function open(start?: string) {
  const history = { ...createMemoryHistory(start), height: () => scrollY };
  const routes = [{ id: 'root', Component: Frame, children: pages }];
  const router = new Router({ routes, history, context: {}, data: { loaderData: {} } });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<RouterProvider router={router} />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return router;
}

const heading = (name: string) => page.getByRole('heading', { name });

it('begins a page at its top, keeps the place for more rows, and comes back to where it was left', async () => {
  const router = open();
  await router.navigate('/list');
  await expect.element(heading('List')).toBeInTheDocument();
  scrollTo(0, 900);
  await router.navigate('?show=40', { replace: true, preventScrollReset: true });
  await expect.element(page.getByRole('status')).toHaveTextContent('?show=40');
  expect(scrollY).toBe(900);
  await router.navigate('/other');
  await expect.element(heading('Other')).toBeInTheDocument();
  await expect.poll(() => scrollY).toBe(0);
  await router.navigate(-1);
  await expect.element(heading('List')).toBeInTheDocument();
  await expect.poll(() => scrollY).toBe(900);
});

it('goes to the part of a page that an address names, and to its top where there is none such', async () => {
  const router = open();
  await router.navigate('/list#part%20two');
  await expect.element(heading('One')).toBeInTheDocument();
  const top = () => Math.round(heading('One').element().getBoundingClientRect().top);
  await expect.poll(top).toBe(0);
  for (const hash of ['#nowhere', '#%E0%A4%A']) {
    await router.navigate('/other');
    await expect.element(heading('Other')).toBeInTheDocument();
    scrollTo(0, 500);
    await router.navigate(`/list${hash}`);
    await expect.element(heading('List')).toBeInTheDocument();
    await expect.poll(() => scrollY).toBe(0);
  }
});

it('keeps the heights for the document that is loaded again, and lets the browser place that', async () => {
  const router = open('/list');
  await expect.element(heading('List')).toBeInTheDocument();
  await expect.poll(() => history.scrollRestoration).toBe('manual');
  scrollTo(0, 700);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  const { key } = router.state.page.location;
  const again = open('/list');
  await expect.poll(() => again.heights).toEqual({ [key]: 700 });
  expect(history.scrollRestoration).toBe('manual');
});

it.each(['no JSON', '{"entry-0":"700"}', '[]', 'null'])(
  'takes nothing from what somebody else kept in its place: %s',
  async (kept) => {
    sessionStorage.setItem('scroll-heights', kept);
    const router = open();
    await expect.element(heading('Start')).toBeInTheDocument();
    await expect.poll(() => history.scrollRestoration).toBe('manual');
    expect(router.heights).toEqual({});
  },
);
