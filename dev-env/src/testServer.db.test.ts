import os from 'node:os';
import { expect, test } from 'vitest';
import { testDataPlace } from './testServer.ts';

test('keeps test data in memory if there is room, else in the temporary folder', () => {
  expect(testDataPlace('/no such folder')).toBe(os.tmpdir());
  // A kernel file system without any space.
  if (process.platform === 'linux') expect(testDataPlace('/proc')).toBe(os.tmpdir());
  expect(testDataPlace(import.meta.dirname)).toBe(import.meta.dirname);
});
