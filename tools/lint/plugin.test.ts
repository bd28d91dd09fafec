import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it } from 'vitest';
import plugin from './plugin.mjs';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester();
const root = path.resolve(import.meta.dirname, '../..');

type Planted = readonly [file: string, code: string];

function run(name: string, refused: readonly Planted[], left: readonly Planted[]) {
  const toCase = ([file, code]: Planted) => ({
    code,
    filename: path.join(root, file),
    languageOptions: { parserOptions: { lang: 'ts' as const } },
  });
  tester.run(name, plugin.rules[name]!, {
    valid: left.map(toCase),
    invalid: refused.map((one) => ({ ...toCase(one), errors: 1 })),
  });
}

run(
  'transactions',
  [
    ['apps/provider/src/http/a.ts', "await client.query('BEGIN');"],
    ['packages/ui/src/a.ts', "run('START  TRANSACTION');"],
    ['apps/gateway/src/db/a.ts', 'await client.query(`SET x = 1; begin; SELECT ${n}`);'],
    ['apps/gateway/src/db/a.ts', 'run(`DO $a$ BEGIN NULL; END $a$; BEGIN`);'],
    ['apps/provider/src/declaraties/a.ts', 'const client = await database.readPool.connect();'],
    ['apps/gateway/src/http/a.ts', "await db['connect']();"],
  ],
  [
    ['apps/provider/src/access/a.ts', "const c = await pool.connect(); c.query('BEGIN');"],
    ['packages/postgres/src/a.ts', "client.query('BEGIN');"],
    ['apps/gateway/src/db/a.test.ts', "client.query('BEGIN');"],
    ['apps/gateway/src/db/a.ts', 'run(`DO $$ DECLARE x int; BEGIN NULL; END $$`);'],
    ['apps/gateway/src/db/a.ts', "const text = 'It is time to begin'; socket.connect();"],
  ],
);

run(
  'money',
  [
    ['apps/client/src/api/a.ts', 'const text = format.format(cents / 100);'],
    ['apps/client/src/api/a.test.ts', 'const a = (cents / 100).toFixed(2);'],
    ['apps/client/src/api/a.ts', 'const euros = cents / 1e2;'],
    ['apps/client/src/api/a.ts', 'const euros = 0.01 * cents;'],
    ['apps/client/src/api/a.ts', 'const rest = cents % 100;'],
    ['apps/client/src/api/a.ts', 'const euros = BigInt(cents) / 100n;'],
    ['apps/gateway/src/http/a.ts', 'const a = `nu € ${euros} of`;'],
    ['dev-env/src/a.ts', 'const text = euros.toFixed(2);'],
    ['apps/gateway/src/http/a.ts', "const a = { style: 'currency' };"],
  ],
  [
    ['apps/client/src/api/a.ts', 'const whole = 100 * euros + 0.01;'],
    ['apps/client/src/api/a.ts', 'const a = `€ of ${currency}`;'],
    ['apps/provider/src/betalingen/a.test.ts', 'const euros = cents / 100;'],
    ['packages/domain/src/money.ts', 'const text = (cents / 100).toFixed(2);'],
  ],
);

run(
  'regexp-modifiers',
  [
    ['apps/provider/src/a.ts', 'const word = /(?i:total)/;'],
    ['apps/provider/src/a.ts', "const word = new RegExp('(?-i:total)');"],
    ['apps/provider/src/a.ts', 'const word = String.raw`(?i:${head})`;'],
  ],
  [['apps/provider/src/a.ts', 'const word = /(?:total)(?=a)(?<!b)(?<is>i)/i;']],
);

const config = path.join(root, '.oxlintrc.json');

it('turns every rule on', () => {
  const { rules }: { rules: Record<string, unknown> } = JSON.parse(readFileSync(config, 'utf8'));
  for (const name of Object.keys(plugin.rules)) expect(rules[`mijn/${name}`], name).toBe('error');
});

it('refuses database connections outside the few files that open one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mijn-lint-'));
  const planted = [
    "import { openPool } from '@mijn/postgres/connections';",
    "import { withConnection } from '@mijn/postgres/connections';",
    "import { createClient as c } from '@mijn/postgres/connections';",
    "import * as c from '@mijn/postgres/connections';",
    "import { openPool } from '../db/database.ts';",
    "import { openPool } from '@mijn/provider/db/database';",
    "import { PgBoss } from 'pg-boss';",
  ];
  for (const [index, code] of planted.entries())
    writeFileSync(path.join(folder, `planted${index}.ts`), code);
  const bin = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const args = ['-c', config, '-f', 'unix', folder];
  const { stdout } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const refused = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'));
  for (const index of planted.keys())
    expect(refused.join('\n'), planted[index]).toContain(`planted${index}.ts`);
});

run(
  'plain-words',
  [
    ['apps/client/src/a.ts', '// What a person sees.\nexport {};'],
    ['apps/client/src/a.ts', '/** Of a claim, its number. */\nexport {};'],
    ['apps/client/src/a.ts', 'f(); // As before.'],
    ['apps/client/src/a.test.ts', "it('what is missing is said', () => {});"],
    ['apps/client/src/a.test.ts', "it.each([1])('one of %i', () => {});"],
    ['e2e/journeys/a.e2e.ts', "test.describe('who pays', () => {});"],
    ['apps/client/src/a.test.ts', 'it(`that of ${name}`, () => {});'],
    ['apps/client/src/a.ts', 'export const kept = 1;'],
    ['apps/provider/src/a.ts', 'export interface Said {}'],
    ['e2e/support/a.ts', 'export function told() {}'],
  ],
  [
    ['apps/client/src/a.ts', '// The list is sorted by day.\n// As the insurer does.\nexport {};'],
    ['apps/client/src/a.ts', 'const kept = 1;\nexport const keptFiles = kept;'],
    ['apps/client/src/a.ts', '/** Whose it is. Offers nothing. */\nexport {};'],
    ['apps/client/src/a.test.ts', "it('offers one of them', () => {});"],
    ['apps/client/src/a.test.ts', "say('what is missing');"],
    ['e2e/journeys/a.e2e.ts', "test.describe('as Sanne', () => {});"],
  ],
);
