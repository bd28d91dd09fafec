import { expect, test } from 'vitest';
import { violationsOf } from './planted.testing.ts';

const text = 'const client = new pg.Client({ connectionString });';

test('a connection that is waited for without end is caught', () => {
  expect(violationsOf('dev-env/src/a.ts', text)).toEqual([
    'dev-env/src/a.ts: new pg.Client waits without end; use @mijn/postgres/connections',
  ]);
});

test.each(['packages/postgres/src/a.ts', 'dev-env/src/a.test.ts', 'tools/measure/src/a.ts'])(
  'where it may be made, it is left in peace: %s',
  (file) => {
    expect(violationsOf(file, text)).toEqual([]);
  },
);
