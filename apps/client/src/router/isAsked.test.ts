import { describe, expect, it } from 'vitest';
import { placeOf, urlOf } from './addresses.ts';
import { isAsked } from './isAsked.ts';
import type { Route, RevalidationRequest, ShownPage } from './route.ts';

const frame: Route = { id: 'frame' };
const list: Route = { id: 'list', path: '/list' };

function at(address: string, page = list): ShownPage {
  const matches = [frame, page].map((route) => ({ route, params: {} }));
  const loaderData = { frame: 'f', list: 'l' };
  const location = { ...placeOf(address, { pathname: '/' }), key: 'k' };
  return { location, matches, loaderData, scroll: 'keep' };
}

function asks(page: ShownPage, to: string, { isOwed = false, depth = 1 } = {}): boolean {
  const match = page.matches[depth];
  if (!match) throw new Error('no such depth');
  return isAsked(page, [match, depth], urlOf(to), isOwed);
}

describe('a loader runs', () => {
  it.each([
    ['the same address', '/list', true],
    ['other words', '/list?zoek=a', true],
    ['another page', '/other', true],
  ])('by itself for %s: %s', (_what, to, outcome) => {
    expect(asks(at('/list'), to)).toBe(outcome);
  });

  it('not in a frame that has no address of its own, where only the page differs', () => {
    expect(asks(at('/list'), '/other', { depth: 0 })).toBe(false);
    expect(asks(at('/list'), '/list', { depth: 0 })).toBe(true);
  });

  it('where it has brought nothing yet', () => {
    const page = { ...at('/list'), loaderData: {} };
    expect(asks(page, '/other', { depth: 0 })).toBe(true);
  });
});

describe('a page that only asks again at the same address', () => {
  const own: Route = {
    ...list,
    shouldRevalidate: ({ currentUrl, nextUrl }: RevalidationRequest) =>
      currentUrl.href === nextUrl.href,
  };

  it('does not ask for other words, but does where that is owed', () => {
    expect(asks(at('/list', own), '/list?change=name')).toBe(false);
    expect(asks(at('/list', own), '/list?change=name', { isOwed: true })).toBe(true);
  });

  it('is not asked where it never asks again, owed or not', () => {
    const never = { ...own, shouldRevalidate: () => false };
    expect(asks(at('/list', never), '/list?change=name', { isOwed: true })).toBe(false);
  });
});
