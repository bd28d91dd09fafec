import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserHistory, createKey } from './history.ts';
import type { Location } from './route.ts';

const at = (pathname: string, key = createKey()): Location => ({
  pathname,
  search: '?a=b',
  hash: '#c',
  key,
});

const start = location.href;
const before = history.length;
beforeEach(() => history.replaceState(null, '', start));
afterEach(() => history.replaceState(null, '', start));

describe('the history of a tab', () => {
  test('of an entry that the router did not write knows only where it is', () => {
    const { location: shown, index, before: from } = createBrowserHistory().current();
    expect(shown).toMatchObject({ pathname: location.pathname, key: 'default' });
    expect([index, from]).toEqual([undefined, undefined]);
  });

  test.each([null, 'text', 7, { key: 7, index: '1', before: {} }])(
    'takes nothing from what somebody else kept with an entry: %j',
    (state) => {
      history.replaceState(state, '');
      expect(createBrowserHistory().current()).toMatchObject({
        location: { key: 'default' },
        index: undefined,
        before: undefined,
      });
    },
  );

  test('numbers its entries, and tells of each which address led to it', async () => {
    const own = createBrowserHistory();
    expect(own.write('push', at('/one', 'k1'), { from: 'test' }, '/start')).toBe(1);
    expect(own.current()).toEqual({
      location: { pathname: '/one', search: '?a=b', hash: '#c', key: 'k1' },
      index: 1,
      before: '/start',
    });
    expect(history.state.kept).toEqual({ from: 'test' });
    expect(own.write('replace', at('/two'))).toBe(1);
    expect(own.write('push', at('/three'))).toBe(2);
    const heard = vi.fn<() => void>();
    own.listen(heard);
    own.go(-2);
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    // The first of them got its number when something came after it.
    expect(own.current().index).toBe(0);
    expect(history.length).toBeGreaterThan(before);
  });

  test('numbers the first entry beforehand where something is to come after it, and once', () => {
    history.replaceState({ other: 'kept' }, '');
    const own = createBrowserHistory();
    own.number();
    expect(history.state).toEqual({ other: 'kept', index: 0 });
    own.write('push', at('/one'));
    own.number();
    expect(own.current().index).toBe(1);
  });

  test('leaves the first entry as it is until something comes after it', () => {
    history.replaceState({ other: 'kept' }, '');
    const own = createBrowserHistory();
    expect(history.state).toEqual({ other: 'kept' });
    own.write('replace', at('/instead'));
    expect(own.current().index).toBe(0);
  });
});

test('the height is where the page was last scrolled to', async () => {
  const tall = document.body.appendChild(document.createElement('div'));
  tall.style.height = '5000px';
  const own = createBrowserHistory();
  expect(own.height()).toBe(0);
  scrollTo(0, 700);
  await expect.poll(own.height).toBe(700);
  tall.remove();
});

test('entries are told apart by their keys', () => {
  expect(new Set(Array.from({ length: 50 }, createKey)).size).toBe(50);
});
