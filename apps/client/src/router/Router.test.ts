import { expect, it, vi } from 'vitest';
import { Redirect, WithStatus } from './outcomes.ts';
import { open } from './open.testing.ts';

it('begins with what the document brought, and asks nothing', () => {
  const { shown, ids } = open();
  expect(shown()).toMatchObject({ address: '/first', loaderData: { root: 'r', first: 'f' } });
  expect(ids()).toEqual([]);
});

it('shows the next page when its loader has come, keeps what the frame has, and says that it is busy', async () => {
  const { router, shown, ids } = open({}, false);
  const heard: boolean[] = [];
  router.subscribe(() => heard.push(router.isNavigating));
  await router.navigate('/second');
  router.arrive(router.state.page);
  expect(shown()).toEqual({
    address: '/second',
    loaderData: { root: 'r', second: 'second 1' },
    errors: null,
  });
  expect(ids()).toEqual(['second']);
  expect(heard).toEqual([true, true, false]);
});

it('gives React nothing to draw again while a page is on its way', async () => {
  const { router } = open();
  const before = router.state;
  const heard: unknown[] = [];
  router.subscribe(() => heard.push(router.state));
  const way = router.navigate('/second');
  expect(heard).toEqual([before]);
  expect(heard[0]).toBe(before);
  await way;
  expect(heard[1]).not.toBe(before);
});

it('goes where the person is now: what was on the way before comes no more', async () => {
  const late = Promise.withResolvers<string>();
  const { router, shown, asked } = open({
    second: { loader: () => late.promise },
  });
  const first = router.navigate('/second');
  await router.navigate('/one/1');
  late.resolve('late');
  await first;
  expect(shown()).toMatchObject({ address: '/one/1', loaderData: { one: 'one 1' } });
  expect(asked[0]?.request.params).toEqual({ id: '1' });
});

it('ends the questions of a page that is not waited for', async () => {
  const signals: AbortSignal[] = [];
  const { router } = open({
    second: { loader: ({ signal }) => new Promise(() => signals.push(signal)) },
  });
  void router.navigate('/second');
  await expect.poll(() => signals).toHaveLength(1);
  await router.navigate('/one/1');
  expect(signals[0]?.aborted).toBe(true);
});

it('asks again for other words, another number and the same address; not for another place on it', async () => {
  const { router, shown, ids } = open();
  await router.navigate('#below');
  expect(ids()).toEqual([]);
  expect(shown().address).toBe('/first#below');
  await router.navigate('?show=40');
  await router.navigate('.');
  await router.navigate('/first');
  await router.navigate('/one/1');
  await router.navigate('/one/2');
  expect(ids()).toEqual(['first', 'first', 'first', 'one', 'one']);
});

it('lets a page say itself whether it asks again', async () => {
  const { router, ids } = open({
    first: { shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.search === nextUrl.search },
  });
  await router.navigate('?show=40');
  expect(ids()).toEqual([]);
  await router.revalidate();
  expect(ids()).toEqual(['first']);
});

it('asks anew where one is, and shows the old until it has come', async () => {
  const { router, shown } = open();
  const asking = router.revalidate();
  expect(router.state.revalidating).toBe(true);
  expect(router.isNavigating).toBe(false);
  expect(shown().loaderData).toEqual({ root: 'r', first: 'f' });
  await asking;
  expect(router.state.revalidating).toBe(false);
  expect(shown().loaderData).toEqual({ root: 'r', first: 'first 1' });
});

it('asks anew what is on its way, when something changed meanwhile', async () => {
  const { router, shown, ids } = open();
  const going = router.navigate('/second');
  await router.revalidate();
  await going;
  expect(ids()).toEqual(['second', 'second']);
  expect(shown().loaderData).toEqual({ root: 'r', second: 'second 2' });
});

it('brings what was asked anew on whatever way comes first, also one that asks nothing itself', async () => {
  const { router, shown, ids } = open({
    first: { shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.search === nextUrl.search },
  });
  const revalidated = router.revalidate().then(() => shown().loaderData);
  await router.navigate('?change=contact');
  expect(shown()).toMatchObject({
    address: '/first?change=contact',
    loaderData: { first: 'first 2' },
  });
  expect(await revalidated).toEqual({ root: 'r', first: 'first 2' });
  await router.navigate('?change=name');
  expect(ids()).toEqual(['first', 'first']);
});

it('asks on where somebody goes to another place of the page meanwhile', async () => {
  const { router, shown } = open();
  const asking = router.revalidate();
  const way = router.navigate('#below');
  expect(shown().address).toBe('/first#below');
  expect(router.state.revalidating).toBe(true);
  await Promise.all([asking, way]);
  expect(shown()).toMatchObject({ address: '/first#below', loaderData: { first: 'first 2' } });
  expect(router.state.revalidating).toBe(false);
});

it('tells the loaders what nobody asked for; what somebody does meanwhile is theirs', async () => {
  const { router, asked } = open();
  const marks = () => asked.map(({ request }) => request.isBackground === true);
  await router.revalidate({ isBackground: true });
  expect(marks()).toEqual([true]);
  const looks = [router.revalidate({ isBackground: true }), router.revalidate()];
  looks.push(router.revalidate({ isBackground: true }));
  await Promise.all(looks);
  expect(marks()).toEqual([true, true, false, false]);
  const look = router.revalidate({ isBackground: true });
  await router.navigate('?show=40');
  await look;
  expect(marks().slice(-2)).toEqual([true, false]);
});

it('leaves the page as it is where a look that nobody asked for fails, and looks again', async () => {
  const answers = [new Error('no network'), 'better'];
  const loader = async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const { router, shown } = open({ first: { loader } });
  const before = router.state.page;
  await router.revalidate({ isBackground: true });
  expect(router.state.page).toBe(before);
  expect(router.isIdle).toBe(true);
  await router.revalidate({ isBackground: true });
  expect(shown()).toMatchObject({ loaderData: { first: 'better' }, errors: null });
});

it('follows a redirect: on, in its place, or by a fresh document', async () => {
  const push = open({ second: { loader: () => new Redirect('/one/1') } });
  await push.router.navigate('/second');
  expect(push.shown().address).toBe('/one/1');
  expect(push.history.current().index).toBe(1);

  const replace = open({
    second: { loader: () => Promise.reject(new Redirect('/one/1', 'replace')) },
  });
  await replace.router.navigate('/second');
  expect(replace.shown().address).toBe('/one/1');
  expect(replace.history.current().index).toBe(0);

  const leave = open({ second: { loader: () => new Redirect('/inloggen', 'document') } });
  await leave.router.navigate('/second');
  expect(leave.leave).toHaveBeenCalledWith('/inloggen');
  expect(leave.shown().address).toBe('/first');
});

it('tells an error at the nearest route that can, with its status; the frame keeps its data', async () => {
  const { router, shown } = open({
    second: { loader: () => Promise.reject(new WithStatus(404)) },
    one: { ErrorBoundary: undefined, loader: () => Promise.reject(new Error('broken')) },
  });
  await router.navigate('/second');
  expect(shown().errors).toEqual({ second: { status: 404, data: null } });
  expect(shown().loaderData).toEqual({ root: 'r' });
  await router.navigate('/one/1');
  expect(shown().errors).toEqual({ root: new Error('broken') });
  await router.navigate('/first');
  expect(shown()).toMatchObject({ loaderData: { first: 'first 1' }, errors: null });
});

it('goes back to where one was, at the height it was left', async () => {
  const { router, history, shown } = open();
  vi.spyOn(history, 'height').mockReturnValueOnce(700);
  await router.navigate('/second');
  expect(router.state.page.scroll).toBeUndefined();
  await router.navigate('?show=40', { preventScrollReset: true });
  expect(router.state.page.scroll).toBe('keep');
  await router.navigate(-2);
  await expect.poll(() => shown().address).toBe('/first');
  expect(router.state.page.scroll).toBe(700);
});

it('fetches what a page is made of while its loaders run, and tries again where that failed', async () => {
  const loader = vi.fn(() => 'fetched');
  const lazy = vi.fn(() => Promise.resolve({ loader }));
  lazy.mockRejectedValueOnce(new Error('no network'));
  const { router, shown } = open({ second: { lazy } });
  await router.navigate('/second');
  expect(shown().errors).toEqual({ second: new Error('no network') });
  await router.navigate('/first');
  await router.navigate('/second');
  await router.navigate('/first');
  await router.navigate('/second');
  expect(shown()).toMatchObject({ loaderData: { second: 'fetched' }, errors: null });
  expect(lazy).toHaveBeenCalledTimes(2);
});

it('holds a way up as long as a page asks for it: onward, back, or not at all', async () => {
  const { router, shown, history } = open();
  await router.navigate('/second');
  const free = router.guard(({ nextLocation }) => nextLocation.pathname === '/first');
  await router.navigate('/first');
  expect(shown().address).toBe('/second');
  router.state.blocked?.reset();
  expect(router.state.blocked).toBeUndefined();

  await router.navigate(-1);
  expect(shown().address).toBe('/second');
  expect(history.current().location.pathname).toBe('/second');
  router.state.blocked?.proceed();
  await expect.poll(() => shown().address).toBe('/first');

  await router.navigate('/second');
  await router.navigate('/first');
  expect(shown().address).toBe('/second');
  free();
  expect(router.state.blocked).toBeUndefined();
  await router.navigate('/first');
  expect(shown().address).toBe('/first');
});
