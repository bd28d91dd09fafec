import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Betaling } from './betaling.ts';
import { createStorage } from './storage.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mijn-payments-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const betalingOf = (id: string, at: string, key: string | null = null): Betaling => ({
  id,
  key,
  cents: 1000,
  description: 'Zilverzand 5000 0567 8901 2345',
  redirectUrl: 'http://mijn.example/terug',
  webhookUrl: null,
  metadata: null,
  expiresAt: '2026-11-21T12:15:00Z',
  steps: [{ status: 'open', at }],
  refunds: [],
  notices: [],
});
const first = betalingOf('tr_1', '2026-11-21T12:00:00Z', 'key-1');
const second = betalingOf('tr_2', '2026-11-21T12:01:00Z');

it('restores payments after a restart, newest first, by id and by key', () => {
  const before = createStorage(folder);
  before.save(second);
  before.save(first);

  const after = createStorage(folder);

  expect(after.list()).toEqual([second, first]);
  expect(after.find('tr_2')).toEqual(second);
  expect(after.findByKey('key-1')).toEqual(first);
  expect(after.findByKey('key-2')).toBeUndefined();
  expect(readdirSync(folder).toSorted()).toEqual(['tr_1.json', 'tr_2.json']);
});

it('keeps the latest state', () => {
  const storage = createStorage(folder);
  storage.save(first);
  const paid: Betaling = {
    ...first,
    steps: [...first.steps, { status: 'paid', at: '2026-11-21T12:02:00Z' }],
  };
  storage.save(paid);

  expect(createStorage(folder).list()).toEqual([paid]);
});

it('is in memory only without a folder', () => {
  const storage = createStorage(undefined);
  storage.save(first);

  expect(storage.find('tr_1')).toEqual(first);
  expect(createStorage(undefined).list()).toEqual([]);
});

it('ignores a half-written file of a killed process', () => {
  createStorage(folder).save(first);
  writeFileSync(path.join(folder, 'tr_2.json.half'), '{"id"');

  expect(createStorage(folder).list()).toEqual([first]);
});

it('explains what to do about payments of an older version', () => {
  writeFileSync(path.join(folder, 'tr_1.json'), '{"id":"tr_1","stappen":[]}');

  expect(() => createStorage(folder)).toThrow(/earlier simulator.*remove its folder/);
});
