import { ViewTransition } from 'react';
import { Outlet } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createMemoryRouter } from '../../api/memoryRouter.testing.tsx';
import { mount } from '../../api/mount.testing.tsx';
import { onRouter } from '../../api/onPage.testing.tsx';
import { useMovement } from './useMovement.ts';

it('adds a transition type for navigations between a list and its items only', async () => {
  const moved: string[][] = [];
  const moves = { deeper: 'deeper', back: 'back', default: 'none' };
  function Frame() {
    useMovement();
    return (
      <ViewTransition
        default="none"
        update={moves}
        onUpdate={(_view, types) => void moved.push([...types])}
      >
        <div>
          <Outlet />
        </div>
      </ViewTransition>
    );
  }
  const paths = ['/declaraties/overzicht', '/declaraties/:nummer', '/facturen'];
  const children = paths.map((path) => ({ path, Component: () => <h1>{path}</h1> }));
  const router = createMemoryRouter([{ Component: Frame, children }], undefined, paths[0]);
  mount(onRouter(router));
  const heading = page.getByRole('heading');
  await expect.element(heading).toHaveTextContent('/declaraties/overzicht');
  // The effects have run after two frames.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (const [to, title] of [
    ['/declaraties/D2026-1', '/declaraties/:nummer'],
    ['/declaraties/overzicht', '/declaraties/overzicht'],
    ['/facturen', '/facturen'],
  ] as const) {
    await router.navigate(to);
    await expect.element(heading).toHaveTextContent(title);
  }
  await expect.poll(() => moved).toEqual([['deeper'], ['back']]);
});
