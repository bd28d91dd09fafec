import { expect, test } from 'vitest';
import { violationsIn } from './rules.ts';
import { readSource, type Source } from './source.ts';

/** A file, and the test that a file of rules has beside it. */
function withTest(file: string, text: string): Source[] {
  const beside = file.replace(/\.rules\.ts$/, '.rules.test.ts');
  return [readSource(file, text), ...(beside === file ? [] : [readSource(beside, '')])];
}

/** Whether a planted file gives exactly one violation, and which. */
function plant(file: string, text: string): string {
  const found = violationsIn(withTest(file, text)).filter((line) =>
    line.startsWith(file.split('/A.tsx')[0] ?? ''),
  );
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

function isClean(file: string, text: string): void {
  // That a layer above or below lacks this domain is another rule's.
  const found = violationsIn(withTest(file, text)).filter((line) => line.startsWith(file));
  expect(found).toEqual([]);
}

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
  ['help for tests that does not say so', 'apps/gateway/src/testing/a.ts', 'const a = 1;'],
  ['an app that runs on help for tests', 'apps/gateway/src/a.ts', "import './b.testing.ts';"],
  ['an app that imports dev-env', 'apps/gateway/src/a.ts', "await import('@mijn/dev-env/x');"],
  [
    'a test that reaches into another app',
    'apps/gateway/src/a.test.ts',
    "import '@mijn/provider/x';",
  ],
  [
    'a client that runs the contract',
    'apps/client/src/main.tsx',
    "import { x } from '@mijn/contract/serverEntry';",
  ],
  [
    'a client that knows the REST contract',
    'apps/client/src/main.tsx',
    "import type { x } from '@mijn/contract/declaraties';",
  ],
  [
    'a feature that imports a feature',
    'apps/client/src/features/cookies/A.tsx',
    "import { B } from '../introductie/B.tsx';",
  ],
  [
    'a feature that imports the app',
    'apps/client/src/features/cookies/A.tsx',
    "import { B } from '@mijn/client/app/routes';",
  ],
  [
    'a form module that knows a feature',
    'apps/client/src/forms/a.ts',
    "import '../features/cookies/b.ts';",
  ],
  [
    'an api that imports a feature',
    'apps/client/src/api/a.ts',
    "import '../features/cookies/b.ts';",
  ],
  [
    'a route that touches the database',
    'apps/provider/src/declaraties/a.ts',
    "import pg from 'pg';",
  ],
  [
    'a rule that reads files',
    'apps/provider/src/beleid/a.rules.ts',
    "import { readFileSync } from 'node:fs';",
  ],
  [
    'a rule that asks a query',
    'apps/provider/src/beleid/a.rules.ts',
    "import { x } from './a.queries.ts';",
  ],
  [
    'a query without Access',
    'apps/provider/src/beleid/a.queries.ts',
    'export function getAlles(db: Db): void {}',
  ],
  [
    'a transaction that nobody opened for a caller',
    'apps/provider/src/http/a.ts',
    "await client.query('BEGIN');",
  ],
  [
    'one that begins together with its first statement',
    'apps/gateway/src/db/a.ts',
    'await client.query(`SET x = 1; begin; SELECT ${n}`);',
  ],
  [
    'a connection of the pool, taken past the access module',
    'apps/provider/src/declaraties/a.ts',
    'const client = await database.readPool.connect();',
  ],
  [
    'a job that touches the database itself',
    'apps/provider/src/facturen/jobs/a.ts',
    "import { PgBoss } from 'pg-boss';",
  ],
  [
    'a job that knows PostgreSQL by its types',
    'apps/provider/src/facturen/jobs/a.ts',
    "import type pg from 'pg';",
  ],
  [
    'a job that makes a statement',
    'apps/provider/src/facturen/jobs/a.ts',
    "import type { Statement } from '../../db/database.ts';",
  ],
  [
    'a statement outside the queries of a domain',
    'apps/provider/src/facturen/a.ts',
    "const text = 'SELECT 1';",
  ],
  [
    'a piece of a statement outside them',
    'apps/provider/src/facturen/jobs/a.ts',
    'const columns = `${open} FROM insurer.factuur f`;',
  ],
  [
    'keywords of SQL in lower case',
    'dev-env/src/a.ts',
    "await client.query('select datname from pg_database');",
  ],
  [
    'a lower-case keyword among others',
    'apps/gateway/src/db/a.ts',
    'const text = `SELECT a FROM desk.note where id = ${n}`;',
  ],
  [
    'a query of a job without its transaction',
    'apps/provider/src/facturen/jobs/a.queries.ts',
    'export function listAll(access: Access): void {}',
  ],
  [
    'a query of a call in the transaction of a job',
    'apps/provider/src/facturen/a.queries.ts',
    'export function listAll({ query }: JobTransaction): void {}',
  ],
  [
    'a domain that reaches into another one',
    'apps/provider/src/facturen/a.ts',
    "import { clearOrphans } from '../declaraties/jobs/sweep.ts';",
  ],
  [
    'a domain that uses a door of somebody else',
    'apps/provider/src/relatie/a.ts',
    "import { findPayable } from '../facturen/toPay.queries.ts';",
  ],
  [
    'judging that reaches up into a domain',
    'apps/provider/src/assess/a.ts',
    "import type { DeclaratieRow } from '../declaraties/declaraties.queries.ts';",
  ],
  [
    'a connection that is waited for without end',
    'dev-env/src/a.ts',
    'const client = new pg.Client({ connectionString });',
  ],
  ['a cast that looks like a call', 'packages/domain/src/a.ts', 'const a: Date = Object(x);'],
  [
    'a call without types',
    'apps/provider/src/files/a.ts',
    'const a: Date = Reflect.apply(read, this, []);',
  ],
  [
    'an amount written by hand',
    'apps/client/src/api/a.ts',
    'const text = (cents / 100).toFixed(2);',
  ],
  [
    'an amount written by a format of its own',
    'apps/simulators/src/ideal/a.ts',
    'const text = format.format(cents / 100);',
  ],
  ['a default export', 'packages/domain/src/a.ts', 'export default function a() {}'],
  ['a barrel', 'apps/gateway/src/server/b.ts', "export { x } from './x.ts';"],
  ['a path out of the package', 'packages/domain/src/a.ts', "import '../../ui/src/b.ts';"],
  ['a feature of an unknown name', 'apps/client/src/features/claims/A.tsx', 'export const a = 1;'],
])('%s is caught', (_what, file, text) => {
  expect(plant(file, text)).toContain(file.replace(/\/A.tsx$/, ''));
});

test('a domain that exists above and not below is caught', () => {
  const sources = [
    readSource('apps/client/src/features/zorgpas/A.tsx', 'export const a = 1;'),
    readSource('apps/gateway/src/zorgpas/zorgpas.schema.ts', 'export const a = 1;'),
    readSource('packages/contract/src/zorgpas.ts', 'export const a = 1;'),
  ];
  expect(violationsIn(sources)).toEqual([
    'zorgpas stands in a layer above the provider but not in the provider',
  ]);
});

test('what the rules allow is left in peace', () => {
  isClean('apps/client/src/app/a.ts', "import { B } from '../features/cookies/B.tsx';");
  isClean('apps/client/src/main.tsx', "import type { A } from '@mijn/contract/serverEntry';");
  isClean('apps/gateway/src/a.test.ts', "import { a } from '@mijn/dev-env/testDatabase';");
  isClean('apps/provider/src/a/a.rules.ts', "import { optellen } from '@mijn/domain/money';");
  isClean('apps/provider/src/access/a.ts', "const c = await pool.connect(); c.query('BEGIN');");
  isClean('apps/gateway/src/db/a.ts', 'run(`DO $$ DECLARE x int; BEGIN NULL; END $$`);');
  isClean('apps/provider/src/a/a.queries.ts', 'export function listAll(access: Access) {}');
  isClean(
    'apps/provider/src/facturen/jobs/a.queries.ts',
    "import type { Statement } from '../../db/database.ts'; export function a(tx: JobTransaction) {}",
  );
  isClean('apps/provider/src/betalingen/a.ts', "import { x } from '../facturen/toPay.queries.ts';");
  isClean('apps/provider/src/zorggebruik/a.ts', "import { x } from '../assess/shapes.ts';");
  isClean('apps/provider/src/jobs/a.ts', "import pg from 'pg'; import '../facturen/jobs/b.ts';");
  isClean(
    'apps/provider/src/facturen/a.queries.ts',
    'export function daySql(a: string): string { return `CASE WHEN ${a} THEN 1 END`; }',
  );
  isClean('apps/client/src/a.ts', "const title = 'Select from the list where you are';");
  isClean('e2e/playwright.config.ts', 'export default {};');
  isClean('apps/client/vite.config.ts', "export { x } from './y.ts'; export default {};");
});
