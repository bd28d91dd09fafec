import { expect, it } from 'vitest';
import { urlOf } from './addresses.ts';
import { Redirect, WithStatus } from './outcomes.ts';
import type { Route, RouteModule } from './route.ts';
import { servePage } from './serve.ts';

const ErrorBoundary = () => null;
const refused = () => Promise.reject(new WithStatus(403));
const broken = () => Promise.reject(new Error('broken'));

function serve(page: RouteModule, isPosted = false, frame: RouteModule = {}) {
  const routes: Route[] = [
    {
      id: 'root',
      loader: () => 'root',
      ErrorBoundary,
      ...frame,
      children: [{ id: 'page', path: '/page/:id', ...page }],
    },
  ];
  const { signal } = new AbortController();
  return servePage(routes, { url: urlOf('/page/7?a=b'), signal, context: {}, isPosted });
}

it('answers with what every loader brought, and its status', async () => {
  expect(
    await serve({ loader: ({ params, url }) => `${params['id']}${url.search}` }),
  ).toMatchObject({
    loaderData: { root: 'root', page: '7?a=b' },
    errors: null,
    status: 200,
    location: { pathname: '/page/7', search: '?a=b' },
  });
  expect(await serve({ loader: () => new WithStatus(503, 'x') })).toMatchObject({
    loaderData: { page: 'x' },
    status: 503,
  });
});

it('answers with an error by its true status; 500 for what nobody foresaw', async () => {
  expect(await serve({ loader: refused, ErrorBoundary })).toMatchObject({
    loaderData: { root: 'root' },
    errors: { page: { status: 403 } },
    status: 403,
  });
  expect(await serve({ loader: broken })).toMatchObject({ errors: { root: {} }, status: 500 });
  expect(await serve({ loader: refused }, false, { loader: broken })).toMatchObject({
    status: 500,
  });
});

it('lets a redirect of any loader go before everything', async () => {
  const redirect = new Redirect('/inloggen');
  expect(await serve({ loader: () => redirect })).toBe(redirect);
  expect(await serve({}, false, { loader: () => Promise.reject(redirect) })).toBe(redirect);
});

it('carries out what was posted first, and then shows the page with what became of it', async () => {
  const order: string[] = [];
  const page = {
    action: () => {
      order.push('action');
      return new WithStatus(422, { errors: { tekst: 'x' } });
    },
    loader: () => order.push('loader'),
  };
  expect(await serve(page, true)).toMatchObject({
    actionData: { page: { errors: { tekst: 'x' } } },
    status: 422,
  });
  expect(order).toEqual(['action', 'loader']);
});

it('leads on after a post, and tells where it failed', async () => {
  const redirect = new Redirect('/done');
  expect(await serve({ action: () => redirect }, true)).toBe(redirect);
  const failed = { action: () => Promise.reject(new WithStatus(404)), loader: () => 'asked' };
  const answer = await serve({ ...failed, ErrorBoundary }, true);
  expect(answer).toMatchObject({ errors: { page: { status: 404 } }, status: 404 });
  expect(answer).not.toMatchObject({ loaderData: { page: 'asked' } });
});

it('refuses what is posted to a page that answers no form', async () => {
  expect(await serve({ ErrorBoundary }, true)).toMatchObject({ status: 405 });
});
