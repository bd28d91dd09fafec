import { expect, test } from 'vitest';
import { isPure, pureTests, serverTests } from './kinds.ts';

test.each([
  [
    'apps/provider/src/db/rls.test.ts',
    `import { createTestDatabase } from '@mijn/dev-env/testDatabase';`,
  ],
  [
    'apps/gateway/src/http/door.test.ts',
    `import { startTestGateway } from '../testing/testSetup.testing.ts';`,
  ],
  ['apps/simulators/src/x.test.ts', `import { createServer } from 'node:http';`],
  ['packages/postgres/src/x.test.ts', `import { y } from '@mijn/dev-env/testDatabase';`],
  ['dev-env/src/x.test.ts', ''],
])('a test that reaches for a server or a database is no pure one: %s', (file, text) => {
  expect(isPure(file, text)).toBe(false);
});

test.each([
  ['apps/provider/src/betalingen/open.rules.test.ts', `import { open } from './open.rules.ts';`],
  ['apps/client/src/app/x.test.tsx', `import { show } from '../api/show.testing.tsx';`],
])('a test of functions is one: %s', (file, text) => {
  expect(isPure(file, text)).toBe(true);
});

test('help for tests counts as what it reaches for itself, however far', () => {
  const help: Record<string, string> = {
    'apps/provider/src/assess/examples.testing.ts': `import { a } from './shapes.ts';
      import { b } from '../money/amounts.testing.ts'; import { c } from './examples.testing.ts';`,
    'apps/provider/src/money/amounts.testing.ts': `import { z } from 'zod';`,
    'apps/provider/src/assess/books.testing.ts': `import { d } from '../testing/trial.ts';`,
    'apps/provider/src/testing/trial.ts': `import pg from 'pg';`,
  };
  const isPureWith = (name: string) =>
    isPure('apps/provider/src/assess/x.test.ts', `import { e } from './${name}';`, (file) => {
      const text = help[file];
      if (text === undefined) throw new Error(`Nothing at ${file}`);
      return text;
    });
  expect(isPureWith('examples.testing.ts')).toBe(true);
  expect(isPureWith('books.testing.ts')).toBe(false);
});

test('every test is of one kind', () => {
  const both = new Set([...pureTests(), ...serverTests()]);
  expect(both.size).toBe(pureTests().length + serverTests().length);
  expect(both.has('tools/test/kinds.test.ts')).toBe(true);
});
