import { expect, test } from 'vitest';
import { violationsOf } from './violationsOf.testing.ts';

test.each([
  ['help for tests that does not say so', 'apps/gateway/src/testing/a.ts', 'const a = 1;'],
  ['an app that runs on help for tests', 'apps/gateway/src/a.ts', "import './b.testing.ts';"],
  ['an app that runs on a test', 'apps/gateway/src/a.ts', "import './b.test.ts';"],
])('%s is caught', (_what, file, text) => {
  expect(violationsOf(file, text)).toEqual([expect.stringContaining('help for tests')]);
});

test('help that says so may be used by tests', () => {
  expect(violationsOf('apps/gateway/src/testing/a.testing.ts', 'const a = 1;')).toEqual([]);
  expect(violationsOf('apps/gateway/src/a.test.ts', "import './b.testing.ts';")).toEqual([]);
});
