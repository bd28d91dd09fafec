import { redirect } from 'react-router';
import { expect, it } from 'vitest';
import {
  isBackground,
  isRevalidatingInBackground,
  revalidate,
  revalidateInBackground,
} from './revalidation.ts';
import { createMemoryRouter } from './memoryRouter.testing.tsx';

/** Opens a page that shows `known`; `answer` is called for each revalidation. */
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

it('keeps the shown data when a background revalidation fails', async () => {
  const { router, asked } = open(fail);
  await revalidateInBackground(router);
  expect(asked).toEqual([true]);
  expect(router.state).toMatchObject({ loaderData: { page: 'known' }, errors: null });
});

it('shows the data of a background revalidation, and follows its redirect', async () => {
  const answers = [() => 'newer', () => redirect('/login')];
  const { router } = open(() => answers.shift()?.());
  await revalidateInBackground(router);
  expect(router.state.loaderData).toEqual({ page: 'newer' });
  await revalidateInBackground(router);
  expect(router.state.location.pathname).toBe('/login');
});

it('shows the error of a revalidation that a person asked for', async () => {
  const { router, asked } = open(fail);
  await revalidate(router);
  expect(asked).toEqual([false]);
  expect(router.state.errors).toMatchObject({ page: { message: 'no connection' } });
});

it('stops counting as a background revalidation once a person waits for it', async () => {
  const { router, asked } = open(() => 'newer');
  const ways = [revalidateInBackground(router)];
  expect(isRevalidatingInBackground(router)).toBe(true);
  ways.push(revalidate(router));
  expect(isRevalidatingInBackground(router)).toBe(false);
  ways.push(revalidateInBackground(router));
  expect(isRevalidatingInBackground(router)).toBe(false);
  await Promise.all(ways);
  expect(asked.at(-1)).toBe(false);
});

it('does not turn a navigation into a background one', async () => {
  const held = Promise.withResolvers<string>();
  const { router, asked } = open(() => held.promise);
  const way = router.navigate('/?page=2');
  await expect.poll(() => router.state.navigation.state).toBe('loading');
  const revalidated = revalidateInBackground(router);
  held.resolve('newer');
  await Promise.all([revalidated, way]);
  expect(new Set(asked)).toEqual(new Set([false]));
  expect(router.state.location.search).toBe('?page=2');
});
