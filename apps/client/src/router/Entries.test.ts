import { expect, it } from 'vitest';
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
