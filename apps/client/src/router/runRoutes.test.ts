import { describe, expect, it, vi } from 'vitest';
import { urlOf } from './addresses.ts';
import { Redirect, WithStatus } from './outcomes.ts';
import type { Route, RouteMatch } from './route.ts';
import { runAction, runLoaders } from './runRoutes.ts';

const { signal } = new AbortController();
const request = { url: urlOf('/a'), signal, context: {} };
const ErrorBoundary = () => null;
const fail = (status: number) => () => Promise.reject(new WithStatus(status));

/** A frame, a frame in it and a page, as an address matches them. */
function matches(...routes: readonly Partial<Route>[]): RouteMatch[] {
  return routes.map((route, at) => ({ route: { id: `r${at}`, ...route }, params: {} }));
}

describe('the loaders of an address', () => {
  it('run all at once: none waits for another', async () => {
    const page = Promise.withResolvers<string>();
    const frame = () => page.resolve('by the frame');
    const answer = await runLoaders(
      matches({ loader: () => page.promise }, { loader: frame }),
      request,
    );
    expect(answer).toMatchObject({ loaderData: { r0: 'by the frame' }, status: 200 });
  });

  it('run only where they are asked; what the other routes are made of is fetched all the same', async () => {
    const loader = vi.fn<() => string>(() => 'frame');
    const lazy = vi.fn<() => Promise<object>>(async () => ({ loader }));
    const answer = await runLoaders(
      matches({ lazy }, { loader: () => 'page' }),
      request,
      (_match, at) => at === 1,
    );
    expect(answer).toEqual({ loaderData: { r1: 'page' }, errors: null, status: 200 });
    expect(loader).not.toHaveBeenCalled();
    expect(lazy).toHaveBeenCalledOnce();
  });

  it('tell the error of a route whose code cannot be fetched, and what the others brought', async () => {
    const gone = new Error('no such chunk');
    const lazy = () => Promise.reject(gone);
    const answer = await runLoaders(matches({ loader: () => 'frame' }, { lazy }), request);
    expect(answer).toEqual({ loaderData: { r0: 'frame' }, errors: { r0: gone }, status: 500 });
  });

  it('have their error shown by the nearest route outwards that has a say', async () => {
    const answer = await runLoaders(
      matches(
        {},
        { ErrorBoundary },
        { loader: fail(404) },
        { loader: () => 'page', ErrorBoundary },
      ),
      request,
    );
    expect(answer).toMatchObject({
      errors: { r1: { status: 404 } },
      loaderData: { r3: 'page' },
      status: 404,
    });
  });

  it('of two errors tell the outer one, with its status', async () => {
    const frames = matches({ ErrorBoundary, loader: fail(403) }, { loader: fail(503) });
    expect(await runLoaders(frames, request)).toMatchObject({
      errors: { r0: { status: 403 } },
      status: 403,
    });
  });

  it('keep the status that one of them answers with', async () => {
    const frames = matches({ loader: () => new WithStatus(503, 'x') }, { loader: () => 'page' });
    expect(await runLoaders(frames, request)).toMatchObject({
      loaderData: { r0: 'x', r1: 'page' },
      status: 503,
    });
  });

  it('lead elsewhere when one of them says so, whatever fails beside it', async () => {
    const redirect = new Redirect('/inloggen');
    const thrown = () => Promise.reject(redirect);
    expect(await runLoaders(matches({ loader: fail(500) }, { loader: thrown }), request)).toBe(
      redirect,
    );
  });
});

describe('what was posted', () => {
  it('to an address without routes is not found', async () => {
    expect(await runAction([], request)).toEqual({ loaderData: {}, status: 404 });
  });

  it('is carried out by the innermost route alone', async () => {
    const outer = vi.fn<() => void>();
    const answer = await runAction(
      matches({ action: outer }, { action: () => new WithStatus(422, 'typed') }),
      request,
    );
    expect(answer).toMatchObject({ actionData: { r1: 'typed' }, status: 422 });
    expect(outer).not.toHaveBeenCalled();
  });

  it('and failed is told by its own status, though a frame could not be loaded either', async () => {
    const frame = { loader: fail(503), ErrorBoundary };
    const answer = await runAction(matches(frame, { action: fail(404) }), request);
    expect(answer).toMatchObject({ errors: { r0: { status: 404 } }, status: 404 });
  });

  it('leads where the loaders lead, when it does not lead on itself', async () => {
    const redirect = new Redirect('/inloggen');
    const page = { action: () => 'done', loader: () => redirect };
    expect(await runAction(matches(page), request)).toBe(redirect);
  });
});
