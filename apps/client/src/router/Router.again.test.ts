import { expect, it } from 'vitest';
import { open } from './open.testing.ts';

it('keeps what became of a posted form while its page is asked anew, and not on another page', async () => {
  const { router } = open({}, true, { actionData: { first: 'typed' } });
  await router.revalidate({ isBackground: true });
  expect(router.state.page.actionData).toEqual({ first: 'typed' });
  await router.revalidate();
  expect(router.state.page.actionData).toEqual({ first: 'typed' });
  await router.navigate('?show=40');
  expect(router.state.page.actionData).toBeUndefined();
});

it('who is asked about leaving is still asked once the page was looked at anew, and not on another page', async () => {
  const { router, shown } = open();
  await router.navigate('/second');
  router.guard(({ nextLocation }) => nextLocation.pathname === '/first');
  await router.navigate('/first');
  await router.revalidate({ isBackground: true });
  const { blocked } = router.state;
  expect(blocked).toBeDefined();
  blocked?.proceed();
  await expect.poll(() => shown().address).toBe('/first');
  expect(router.state.blocked).toBeUndefined();
});

it('says that it asks anew where a person asked, and not of a look that nobody asked for', async () => {
  const { router } = open();
  const look = router.revalidate({ isBackground: true });
  expect([router.state.revalidating, router.isIdle]).toEqual([false, false]);
  const asking = router.revalidate();
  expect(router.state.revalidating).toBe(true);
  await Promise.all([look, asking]);
  expect([router.state.revalidating, router.isIdle]).toEqual([false, true]);
});

it('a look that nobody asked for is that still where one goes to another place of the page', async () => {
  const { router, asked } = open();
  const look = router.revalidate({ isBackground: true });
  await router.navigate('#below');
  await look;
  expect(asked.map(({ request }) => request.isBackground)).toEqual([true, true]);
});

it('a visit ends as soon as one goes on to another page, and not by another place or question of it', async () => {
  const { router } = open();
  const first = router.visit;
  await router.navigate('#below');
  await router.navigate('?show=40');
  await router.revalidate();
  expect(router.visit).toBe(first);
  const way = router.navigate('/second');
  const second = router.visit;
  expect(second).not.toBe(first);
  await way;
  expect(router.visit).toBe(second);
  await router.navigate(-1);
  expect([first, second]).not.toContain(router.visit);
});
