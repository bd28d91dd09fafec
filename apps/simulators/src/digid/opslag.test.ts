import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOpslag, createVluchtigeOpslag } from './opslag.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('forgets what has had its time', () => {
  const opslag = createVluchtigeOpslag<string>();
  opslag.zet('code', 'fout', 10);

  vi.setSystemTime(Date.now() + 9_999);
  expect(opslag.haal('code')).toBe('fout');

  vi.setSystemTime(Date.now() + 1);
  expect(opslag.haal('code')).toBeUndefined();
  expect(opslag.zoek(() => true)).toEqual([]);
});

it('revokes everything that came from one consent, and nothing else', async () => {
  const opslag = createOpslag();
  const [codes, tokens] = [opslag('AuthorizationCode'), opslag('AccessToken')];
  await codes.upsert('a', { grantId: 'een' }, 60);
  await tokens.upsert('b', { grantId: 'een' }, 60);
  await tokens.upsert('c', { grantId: 'twee' }, 60);

  await codes.revokeByGrantId('een');

  expect(await codes.find('a')).toBeUndefined();
  expect(await tokens.find('b')).toBeUndefined();
  expect(await tokens.find('c')).toEqual({ grantId: 'twee' });
});

it('keeps no session', async () => {
  const sessies = createOpslag()('Session');

  await sessies.upsert('id', { uid: 'uid' }, 60);

  expect(await sessies.find('id')).toBeUndefined();
  expect(await sessies.findByUid('uid')).toBeUndefined();
});
