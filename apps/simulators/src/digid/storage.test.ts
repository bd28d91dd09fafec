import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStorage, createVolatileStorage } from './storage.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('removes expired entries', () => {
  const storage = createVolatileStorage<string>();
  storage.set('code', 'error', 10);

  vi.setSystemTime(Date.now() + 9_999);
  expect(storage.get('code')).toBe('error');

  vi.setSystemTime(Date.now() + 1);
  expect(storage.get('code')).toBeUndefined();
  expect(storage.keysWhere(() => true)).toEqual([]);
});

it('revokes everything of one grant, and nothing else', async () => {
  const storage = createStorage();
  const [codes, tokens] = [storage('AuthorizationCode'), storage('AccessToken')];
  await codes.upsert('a', { grantId: 'one' }, 60);
  await tokens.upsert('b', { grantId: 'one' }, 60);
  await tokens.upsert('c', { grantId: 'two' }, 60);

  await codes.revokeByGrantId('one');

  expect(await codes.find('a')).toBeUndefined();
  expect(await tokens.find('b')).toBeUndefined();
  expect(await tokens.find('c')).toEqual({ grantId: 'two' });
});

it('stores no session', async () => {
  const sessions = createStorage()('Session');

  await sessions.upsert('id', { uid: 'uid' }, 60);

  expect(await sessions.find('id')).toBeUndefined();
  expect(await sessions.findByUid('uid')).toBeUndefined();
});
