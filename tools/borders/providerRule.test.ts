import { expect, test } from 'vitest';
import { violationsOf } from './violationsOf.testing.ts';

const home = 'apps/provider/src';

test.each([
  ['a handler that touches the database', 'declaraties/a.ts', "import pg from 'pg';"],
  [
    'a job that knows the queue itself',
    'facturen/jobs/a.ts',
    "import type { PgBoss } from 'pg-boss';",
  ],
  ['a job that knows PostgreSQL by its types', 'facturen/jobs/a.ts', "import type pg from 'pg';"],
  ['what sends mail and touches the database', 'mail/a.ts', "import pg from 'pg';"],
  ['a file beside the folders that does', 'mails.ts', "import pg from 'pg';"],
  [
    'a handler that asks for it by the name of its own package',
    'facturen/a.ts',
    "import type { Statement } from '@mijn/provider/db/database';",
  ],
  [
    'a job that makes a statement',
    'facturen/jobs/a.ts',
    "import type { Statement } from '../../db/database.ts';",
  ],
])('%s is caught', (_what, name, text) => {
  expect(violationsOf(`${home}/${name}`, text)).toEqual([
    expect.stringContaining('only *.queries.ts may touch the database'),
  ]);
});

test.each(['../facturen/a.ts', '../assess/b.ts', '../facts/c.queries.ts'])(
  'a file of db that uses %s is caught',
  (specifier) => {
    expect(violationsOf(`${home}/db/a.ts`, `import { x } from '${specifier}';`)).toEqual([
      expect.stringContaining('db is technique'),
    ]);
  },
);

test.each([
  ['reads files', "import { readFileSync } from 'node:fs';"],
  ['asks a query', "import { x } from './a.queries.ts';"],
  ['knows how jobs run', "import { x } from '../jobs/b.ts';"],
])('a rule that %s is caught', (_what, text) => {
  expect(violationsOf(`${home}/beleid/a.rules.ts`, text)).toEqual([
    expect.stringContaining('rules are pure'),
  ]);
});

test.each([
  ['a statement outside the queries', 'facturen/a.ts', "const text = 'SELECT 1';"],
  ['one over a bare table', 'facturen/a.ts', 'const text = `${open} FROM factuur f`;'],
  ['one in small letters', 'facturen/a.ts', 'const text = `${open} from insurer.factuur f`;'],
  ['one in a file beside the folders', 'mails.ts', "const text = 'UPDATE mail SET sent = true';"],
  ['one in what sends mail', 'mail/a.ts', "const text = 'INSERT INTO mail VALUES ($1)';"],
  [
    'a piece of a statement outside them',
    'facturen/jobs/a.ts',
    'const columns = `${open} FROM insurer.factuur f`;',
  ],
])('%s is caught', (_what, name, text) => {
  expect(violationsOf(`${home}/${name}`, text)).toContain(
    `${home}/${name}:1: SQL, also a piece of it, stands in *.queries.ts`,
  );
});

test.each([
  ['a query without Access', 'facturen/a.queries.ts', '(db: Db)', 'Access'],
  [
    'a query of a job without its transaction',
    'facturen/jobs/a.queries.ts',
    '(access: Access)',
    'JobTransaction',
  ],
  [
    'a query of a call in the transaction of a job',
    'facturen/a.queries.ts',
    '({ query }: JobTransaction)',
    'Access',
  ],
])('%s is caught', (_what, name, parameters, wanted) => {
  const text = `export function listAll${parameters}: void {}`;
  expect(violationsOf(`${home}/${name}`, text)).toEqual([
    `${home}/${name}: the query listAll has to take ${wanted} first`,
  ]);
});

test.each([
  'export const listAll = (db: Db) => 1;',
  'export const listAll = async function (db: Db) {};',
  'const listAll = (db: Db) => 1; export { listAll };',
  'export const all = { listAll: (db: Db) => 1 };',
  'export class All { listAll(db: Db) {} }',
])('a query without Access is caught however it is written: %s', (text) => {
  expect(violationsOf(`${home}/facturen/a.queries.ts`, text)).toEqual([
    `${home}/facturen/a.queries.ts: the query listAll has to take Access first`,
  ]);
});

test.each([
  [
    'a domain that reaches into another one by the name of its own package',
    'facturen/a.ts',
    '@mijn/provider/declaraties/jobs/sweep',
    'facturen may not use declaraties/jobs/sweep.ts',
  ],
  [
    'a domain that reaches into another one',
    'facturen/a.ts',
    '../declaraties/jobs/sweep.ts',
    'facturen may not use declaraties/jobs/sweep.ts',
  ],
  [
    'a domain that uses a door of somebody else',
    'relatie/a.ts',
    '../facturen/betaalverzoeken/toPay.queries.ts',
    'relatie may not use facturen/betaalverzoeken/toPay.queries.ts',
  ],
  [
    'a piece of SQL for several domains that reaches up into one',
    'facts/a.queries.ts',
    '../declaraties/declaraties.queries.ts',
    'a piece of SQL for several domains uses no more than its like',
  ],
  [
    'what sends mail and reaches up into a domain',
    'mail/a.ts',
    '../relatie/relatie.shape.ts',
    'mail stands below the domains and may not use one, not relatie',
  ],
  [
    'judging that reaches up into a domain',
    'assess/a.ts',
    '../declaraties/declaraties.queries.ts',
    'assess stands below the domains and may not use one, not declaraties',
  ],
])('%s is caught', (_what, name, specifier, problem) => {
  expect(violationsOf(`${home}/${name}`, `import type { A } from '${specifier}';`)).toEqual([
    `${home}/${name}: ${problem}`,
  ]);
});

test.each([
  ['beleid/a.rules.ts', "import { optellen } from '@mijn/domain/money';"],
  ['beleid/a.rules.ts', "import type { Row } from './a.queries.ts';"],
  ['facturen/a.queries.ts', "import pg from 'pg'; export function listAll(access: Access) {}"],
  ['facturen/a.queries.ts', 'function columns(db: Db): void {}'],
  [
    'facturen/a.queries.ts',
    'export function daySql(a: string): string { return `CASE WHEN ${a} THEN 1 END`; }',
  ],
  [
    'facturen/jobs/a.queries.ts',
    "import type { Statement } from '../../db/database.ts'; export function a(tx: JobTransaction) {}",
  ],
  ['betalingen/a.ts', "import { x } from '../facturen/betaalverzoeken/toPay.queries.ts';"],
  ['zorggebruik/a.ts', "import { x } from '../assess/shapes.ts';"],
  ['zorggebruik/a.queries.ts', "import { x } from '../facts/budgets.queries.ts';"],
  ['facts/a.queries.ts', "import { x } from './budgets.queries.ts';"],
  ['jobs/a.ts', "import pg from 'pg'; import '../facturen/jobs/b.ts';"],
  ['seed/a.ts', "const text = 'SELECT 1';"],
  ['facturen/a.test.ts', "import pg from 'pg'; const text = 'SELECT 1';"],
])('%s may do what it does: %s', (name, text) => {
  expect(violationsOf(`${home}/${name}`, text)).toEqual([]);
});
