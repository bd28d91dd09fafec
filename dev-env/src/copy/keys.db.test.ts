import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readKeys } from './keys.ts';
import { createPrivateFolder } from '../test/appProcess.testing.ts';

let folder = createPrivateFolder();
beforeEach(() => {
  folder = createPrivateFolder();
});
afterEach(() => folder.remove());

test("makes a copy's keys once", () => {
  expect(readKeys(folder.dir)).toEqual(readKeys(folder.dir));
});

test('keeps the keys of an older version and adds new ones', () => {
  const { idealApiKey, ...older } = readKeys(folder.dir);
  const file = path.join(folder.dir, 'keys.json');
  writeFileSync(file, JSON.stringify(older));

  const keys = readKeys(folder.dir);

  expect(keys).toMatchObject(older);
  expect(keys.idealApiKey).toMatch(/^test_/);
  expect(keys.idealApiKey).not.toBe(idealApiKey);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(keys);
});
