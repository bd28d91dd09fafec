import { expect, test } from 'vitest';
import pg from 'pg';
import { StartError } from './startError.ts';
import { toStartFailure } from './startFailure.ts';

const explanation = 'There is no room on the disk of /data: make some and start again.';
const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
const databaseFull = Object.assign(new pg.DatabaseError('could not extend file', 20, 'error'), {
  code: '53100',
});

test.each([
  ['a file that cannot be written', full],
  ['what that was the cause of', new Error('Migration 0001.sql failed.', { cause: full })],
  ['PostgreSQL that cannot grow', new Error('Migration failed.', { cause: databaseFull })],
])('explains a full disk in one sentence: %s', (_what, error) => {
  expect(toStartFailure(error, '/data')).toEqual(new StartError(explanation));
});

test('names a port that was taken after the check', () => {
  const taken = new Error('listen EADDRINUSE: address already in use 127.0.0.1:3003');
  const failure = toStartFailure(Object.assign(taken, { code: 'EADDRINUSE', port: 3003 }), '/data');
  expect(failure).toBeInstanceOf(StartError);
  expect(failure).toHaveProperty(
    'message',
    expect.stringMatching(/^Port 3003 is taken by another/),
  );
  expect(failure).toHaveProperty('code', 'EADDRINUSE');
});

test('returns any other error unchanged', () => {
  for (const error of [new StartError('Port 3000 is taken.'), new TypeError('x'), 'x']) {
    expect(toStartFailure(error, '/data')).toBe(error);
  }
});
