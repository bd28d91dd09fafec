import { redirect } from 'react-router';
import { expect, it } from 'vitest';
import { isBackground, isLooking, look, revalidate } from './background.ts';
import { createMemoryRouter } from './memoryRouter.testing.tsx';

/** A page that shows `known`, and how its loader answers when it is asked again. */
function open(answer: () => unknown) {
  const asked: boolean[] = [];
  const page = {
    id: 'page',
    path: '/',
    ErrorBoundary: () => null,
    loader: ({ context }: { readonly context: Parameters<typeof isBackground>[0] }) => {
      asked.push(isBackground(context));
      return answer();
    },
  };
  const routes = [page, { id: 'login', path: '/login' }];
  const router = createMemoryRouter(routes, { loaderData: { page: 'known' } });
  return { router, asked };
}

function fail(): never {
  throw new Error('no connection');
}

it('takes nothing away where a look that nobody asked for fails', async () => {
  const { router, asked } = open(fail);
  await look(router);
  expect(asked).toEqual([true]);
  expect(router.state).toMatchObject({ loaderData: { page: 'known' }, errors: null });
});

it('shows what a look brings, and follows where it leads', async () => {
  const answers = [() => 'newer', () => redirect('/login')];
  const { router } = open(() => answers.shift()?.());
  await look(router);
  expect(router.state.loaderData).toEqual({ page: 'newer' });
  await look(router);
  expect(router.state.location.pathname).toBe('/login');
});

it('shows what failed to who asked', async () => {
  const { router, asked } = open(fail);
  await revalidate(router);
  expect(asked).toEqual([false]);
  expect(router.state.errors).toMatchObject({ page: { message: 'no connection' } });
});

it('is asked by somebody as soon as somebody waits for it', async () => {
  const { router, asked } = open(() => 'newer');
  const ways = [look(router)];
  expect(isLooking(router)).toBe(true);
  ways.push(revalidate(router));
  expect(isLooking(router)).toBe(false);
  ways.push(look(router));
  expect(isLooking(router)).toBe(false);
  await Promise.all(ways);
  expect(asked.at(-1)).toBe(false);
});

it('leaves a way to another page what it is: asked for', async () => {
  const held = Promise.withResolvers<string>();
  const { router, asked } = open(() => held.promise);
  const way = router.navigate('/?page=2');
  await expect.poll(() => router.state.navigation.state).toBe('loading');
  const looked = look(router);
  held.resolve('newer');
  await Promise.all([looked, way]);
  expect(new Set(asked)).toEqual(new Set([false]));
  expect(router.state.location.search).toBe('?page=2');
});
