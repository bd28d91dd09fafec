import { sessieKeys } from '@mijn/domain/constants';
import { personHeader } from '@mijn/domain/headers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { door, doorHeaders } from '../../platform/door.ts';
import { startSessie } from './startSessie.ts';

const { current: before } = door;
let other: BroadcastChannel;
let heard: unknown[] = [];
beforeEach(() => {
  heard = [];
  other = new BroadcastChannel('mijn-person');
  other.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
});
afterEach(() => {
  other.close();
  door.current = before;
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const hint = () => sessionStorage.getItem(sessieKeys.hasAuthHeader);

test('a document of who is logged in notes so, tells the other tabs whose it is and marks its calls', async () => {
  const listens = vi.spyOn(globalThis, 'addEventListener');
  startSessie({ loggedIn: true, personMark: 'mark-of-sanne' });
  expect(hint()).toBe('true');
  expect(doorHeaders()).toMatchObject({ [personHeader]: 'mark-of-sanne' });
  expect(listens.mock.calls.map(([name]) => name)).toEqual(
    expect.arrayContaining(['storage', 'pageshow']),
  );
  await expect.poll(() => heard).toEqual(['mark-of-sanne']);
});

test('one of an insurer that tells no mark notes and watches the session all the same', () => {
  const listens = vi.spyOn(globalThis, 'addEventListener');
  startSessie({ loggedIn: true, personMark: undefined });
  expect(hint()).toBe('true');
  expect(doorHeaders()).not.toHaveProperty(personHeader);
  expect(listens.mock.calls.map(([name]) => name)).toContain('pageshow');
});

test('a document of nobody forgets that somebody was logged in, and watches nothing', () => {
  sessionStorage.setItem(sessieKeys.hasAuthHeader, 'true');
  const listens = vi.spyOn(globalThis, 'addEventListener');
  startSessie({ loggedIn: false, personMark: 'mark-of-sanne' });
  expect(hint()).toBe(null);
  expect(doorHeaders()).not.toHaveProperty(personHeader);
  expect(listens).not.toHaveBeenCalled();
});
