import { sessieKeys } from '@mijn/domain/constants';
import { personHeader } from '@mijn/domain/headers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiTransport, callHeaders } from '../../platform/apiTransport.ts';
import { startSessie } from './startSessie.ts';

const { current: before } = apiTransport;
let other: BroadcastChannel;
let messages: unknown[] = [];
beforeEach(() => {
  messages = [];
  other = new BroadcastChannel('mijn-person');
  other.addEventListener('message', ({ data }: MessageEvent<unknown>) => messages.push(data));
});
afterEach(() => {
  other.close();
  apiTransport.current = before;
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const hint = () => sessionStorage.getItem(sessieKeys.hasAuthHeader);

test('records a login, sends the person mark to the other tabs and adds it to calls', async () => {
  const listens = vi.spyOn(globalThis, 'addEventListener');
  startSessie({ loggedIn: true, personMark: 'mark-of-sanne' });
  expect(hint()).toBe('true');
  expect(callHeaders()).toMatchObject({ [personHeader]: 'mark-of-sanne' });
  expect(listens.mock.calls.map(([name]) => name)).toEqual(
    expect.arrayContaining(['storage', 'pageshow']),
  );
  await expect.poll(() => messages).toEqual(['mark-of-sanne']);
});

test('records and watches a login without a person mark too', () => {
  const listens = vi.spyOn(globalThis, 'addEventListener');
  startSessie({ loggedIn: true, personMark: undefined });
  expect(hint()).toBe('true');
  expect(callHeaders()).not.toHaveProperty(personHeader);
  expect(listens.mock.calls.map(([name]) => name)).toContain('pageshow');
});

test('removes the record without a login, and watches nothing', () => {
  sessionStorage.setItem(sessieKeys.hasAuthHeader, 'true');
  const listens = vi.spyOn(globalThis, 'addEventListener');
  startSessie({ loggedIn: false, personMark: 'mark-of-sanne' });
  expect(hint()).toBe(null);
  expect(callHeaders()).not.toHaveProperty(personHeader);
  expect(listens).not.toHaveBeenCalled();
});
