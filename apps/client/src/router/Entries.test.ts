import { expect, it, vi } from 'vitest';
import { open } from './open.testing.ts';

it('makes the address that of a page once it is drawn, and navigates until then', async () => {
  const { router, history, shown } = open({}, false);
  const address = () => history.current().location.pathname;
  await router.navigate('/second');
  expect(shown().address).toBe('/second');
  expect(address()).toBe('/first');
  expect(router.isNavigating).toBe(true);
  router.enter(router.state.page);
  expect(address()).toBe('/second');
  router.arrive(router.state.page);
  expect(router.isNavigating).toBe(false);
  expect(history.current()).toMatchObject({ index: 1, before: '/first' });
  router.arrive(router.state.page);
  expect(history.current().index).toBe(1);
});

it('keeps the way through a page that was not drawn when one went on, but not when one went back', async () => {
  const { router, history } = open({}, false);
  await router.navigate('/second');
  await router.navigate('/one/1');
  router.arrive(router.state.page);
  expect(history.current()).toMatchObject({ index: 2, before: '/second' });

  await router.navigate('/first');
  await router.navigate(-1);
  await expect.poll(() => router.state.page.location.pathname).toBe('/second');
  router.arrive(router.state.page);
  expect(history.current()).toMatchObject({ index: 1, location: { pathname: '/second' } });
  expect(router.isNavigating).toBe(false);
});

it('numbers the entry that is left while the next page is awaited, once that was asked for', async () => {
  const done: string[] = [];
  const { promise: coming, resolve: answer } = Promise.withResolvers<void>();
  const loader = async () => {
    done.push('asked');
    await coming;
  };
  const { router, history } = open({ second: { loader } });
  vi.spyOn(history, 'number').mockImplementation(() => done.push('numbered'));
  vi.spyOn(history, 'write').mockImplementation(() => done.push('written'));
  const way = router.navigate('/second');
  await expect.poll(() => done).toEqual(['asked', 'numbered']);
  answer();
  await way;
  expect(done).toEqual(['asked', 'numbered', 'written']);
});

it('goes to a place on the same page without a word of navigating', async () => {
  const { router, history } = open({}, false);
  const heard: boolean[] = [];
  router.subscribe(() => heard.push(router.isNavigating));
  await router.navigate('#below');
  router.arrive(router.state.page);
  expect(heard).toEqual([false, false]);
  expect(history.current().location.hash).toBe('#below');
});

it('writes nothing for a page that is drawn late, when another one is shown', async () => {
  const { router, history } = open({}, false);
  await router.navigate('/second');
  const { page: late } = router.state;
  await router.navigate('/one/1');
  router.enter(late);
  router.arrive(late);
  expect(history.current().location.pathname).toBe('/second');
  expect(router.isNavigating).toBe(true);
  router.arrive(router.state.page);
  expect(history.current().location.pathname).toBe('/one/1');
});

it('gives an entry the address by which it is found again, once something comes after it', async () => {
  const { router, history, shown, asked } = open();
  const address = () => history.current().location.pathname + history.current().location.search;
  router.adopt('/first?words=0');
  expect([shown().address, address()]).toEqual(['/first?words=0', '/first']);
  await router.revalidate();
  expect(asked.at(-1)?.request.url.search).toBe('?words=0');
  await router.navigate('/second');
  expect(history.current().before).toBe('/first?words=0');
  await router.navigate(-1);
  await expect.poll(() => shown().address).toBe('/first?words=0');
  expect(address()).toBe('/first?words=0');
  expect(asked.at(-1)?.request.url.search).toBe('?words=0');
});

it('forgets that address where another one takes its place', async () => {
  const { router, history } = open();
  router.adopt('/first?words=0');
  await router.navigate('/one/1', { replace: true });
  await router.navigate('/second');
  await router.navigate(-1);
  await expect.poll(() => router.state.page.location.pathname).toBe('/one/1');
  expect(history.current()).toMatchObject({ index: 0, location: { pathname: '/one/1' } });
});
