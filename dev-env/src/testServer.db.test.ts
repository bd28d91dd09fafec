import os from 'node:os';
import { expect, test } from 'vitest';
import { testDataPlace } from './testServer.ts';

test('test data goes into memory where there is room, else into the temporary folder', () => {
  expect(testDataPlace('/no such folder')).toBe(os.tmpdir());
  // A file system of the kernel's own, that has no room at all.
  if (process.platform === 'linux') expect(testDataPlace('/proc')).toBe(os.tmpdir());
  expect(testDataPlace(import.meta.dirname)).toBe(import.meta.dirname);
});
