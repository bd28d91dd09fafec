import { expect, test } from 'vitest';
import { partOf } from './packageRule.ts';
import { violationsOf } from './violationsOf.testing.ts';

test.each([
  ['an app that imports an app', 'apps/gateway/src/a.ts', "import { x } from '@mijn/provider/x';"],
  ['a package that imports an app', 'packages/domain/src/a.ts', "import '@mijn/client/x';"],
  [
    'the domain that imports the contract',
    'packages/domain/src/a.ts',
    "import '@mijn/contract/x';",
  ],
  [
    'a simulator that imports the contract',
    'apps/simulators/src/a.ts',
    "import '@mijn/contract/x';",
  ],
  ['an app that imports dev-env', 'apps/gateway/src/a.ts', "await import('@mijn/dev-env/x');"],
  ['a part that nobody listed', 'tools/other/a.ts', "import '@mijn/domain/money';"],
  [
    'a test that reaches into another app',
    'apps/gateway/src/a.test.ts',
    "import '@mijn/provider/x';",
  ],
])('%s is caught', (_what, file, text) => {
  expect(violationsOf(file, text)).toEqual([expect.stringMatching(/ may not import @mijn\/\S+$/)]);
});

test.each([
  ['runs the contract', "import { x } from '@mijn/contract/serverEntry';"],
  ['knows the REST contract', "import type { x } from '@mijn/contract/declaraties';"],
])('a client that %s is caught', (_what, text) => {
  expect(violationsOf('apps/client/src/main.tsx', text)).toEqual([
    expect.stringContaining('the client may only "import type"'),
  ]);
});

test.each([
  ['apps/client/src/main.tsx', "import type { A } from '@mijn/contract/serverEntry';"],
  ['apps/client/src/main.tsx', "import type { A } from '@mijn/contract/generated/a';"],
  ['apps/client/tools/a.ts', "import { a } from '@mijn/contract/a';"],
  ['apps/gateway/src/a.ts', "import { a } from '@mijn/contract/a'; import '@mijn/gateway/b';"],
  ['apps/gateway/src/a.test.ts', "import { a } from '@mijn/dev-env/waitFor';"],
  ['dev-env/src/a.ts', "import '@mijn/provider/a'; import '@mijn/client/b';"],
])('%s may import what it does: %s', (file, text) => {
  expect(violationsOf(file, text)).toEqual([]);
});

test('apps, packages and tools are parts one by one, other folders as a whole', () => {
  expect(partOf('apps/client/src/main.tsx')).toBe('apps/client');
  expect(partOf('tools/lock/main.ts')).toBe('tools/lock');
  expect(partOf('dev-env/src/oracle/ask.ts')).toBe('dev-env');
});
