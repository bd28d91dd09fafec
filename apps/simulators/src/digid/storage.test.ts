import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStorage, createVolatileStorage } from './storage.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('forgets what has had its time', () => {
  const storage = createVolatileStorage<string>();
  storage.set('code', 'error', 10);

  vi.setSystemTime(Date.now() + 9_999);
  expect(storage.load('code')).toBe('error');

  vi.setSystemTime(Date.now() + 1);
  expect(storage.load('code')).toBeUndefined();
  expect(storage.zoek(() => true)).toEqual([]);
});

it('revokes everything that came from one consent, and nothing else', async () => {
  const storage = createStorage();
  const [codes, tokens] = [storage('AuthorizationCode'), storage('AccessToken')];
  await codes.upsert('a', { grantId: 'een' }, 60);
  await tokens.upsert('b', { grantId: 'een' }, 60);
  await tokens.upsert('c', { grantId: 'twee' }, 60);

  await codes.revokeByGrantId('een');

  expect(await codes.find('a')).toBeUndefined();
  expect(await tokens.find('b')).toBeUndefined();
  expect(await tokens.find('c')).toEqual({ grantId: 'twee' });
});

it('keeps no session', async () => {
  const sessies = createStorage()('Session');

  await sessies.upsert('id', { uid: 'uid' }, 60);

  expect(await sessies.find('id')).toBeUndefined();
  expect(await sessies.findByUid('uid')).toBeUndefined();
});
