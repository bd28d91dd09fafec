import { expect, test } from 'vitest';
import { isPure, pureTests, serverTests } from './kinds.ts';

test.each([
  [
    'apps/provider/src/db/rls.test.ts',
    `import { createTestDatabase } from '@mijn/dev-env/testDatabase';`,
  ],
  [
    'apps/gateway/src/http/door.test.ts',
    `import { startTestGateway } from '../testing/setup.testing.ts';`,
  ],
  ['apps/simulators/src/x.test.ts', `import { createServer } from 'node:http';`],
  ['packages/postgres/src/x.test.ts', `import { y } from '@mijn/dev-env/testDatabase';`],
  ['dev-env/src/x.test.ts', ''],
])('a test that reaches for a server or a database has a process of its own: %s', (file, text) => {
  expect(isPure(file, text)).toBe(false);
});

test.each([
  ['apps/provider/src/betalingen/open.rules.test.ts', `import { open } from './open.rules.ts';`],
  ['apps/client/src/app/x.test.tsx', `import { show } from '../api/show.testing.tsx';`],
])('a test of functions shares one: %s', (file, text) => {
  expect(isPure(file, text)).toBe(true);
});

test('every test is of one kind', () => {
  const both = new Set([...pureTests(), ...serverTests()]);
  expect(both.size).toBe(pureTests().length + serverTests().length);
  expect(both.has('tools/test/kinds.test.ts')).toBe(true);
});
