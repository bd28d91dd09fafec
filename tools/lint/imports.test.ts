import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';

const provider = 'apps/provider/src';
const client = 'apps/client/src';

/** Imports that break a rule: the rule, the file and its import; `type` marks one of types only. */
const planted: readonly (readonly [rule: string, from: string, to: string, kind?: 'type'])[] = [
  ['imports-lead-somewhere', 'dev-env/src/a.ts', 'dev-env/src/absent'],
  ['apps-and-packages-use-no-other-app', 'apps/gateway/src/a.ts', `${provider}/x`],
  ['apps-and-packages-use-no-other-app', 'apps/gateway/src/a.test.ts', `${provider}/x`],
  ['apps-and-packages-use-no-other-app', 'packages/domain/src/a.ts', `${client}/x`, 'type'],
  ['apps/client-uses-its-own-workspaces-only', `${client}/a.ts`, 'packages/postgres/src/x'],
  ['apps/gateway-uses-its-own-workspaces-only', 'apps/gateway/src/b.ts', 'dev-env/src/x'],
  ['apps/provider-uses-its-own-workspaces-only', `${provider}/a.ts`, 'packages/testdata/src/x'],
  [
    'apps/simulators-uses-its-own-workspaces-only',
    'apps/simulators/src/a.ts',
    'packages/contract/src/x',
  ],
  [
    'packages/contract-uses-its-own-workspaces-only',
    'packages/contract/src/a.ts',
    'packages/ui/src/x',
  ],
  [
    'packages/testdata-uses-its-own-workspaces-only',
    'packages/testdata/src/a.ts',
    'packages/ui/src/x',
  ],
  ['packages/ui-uses-its-own-workspaces-only', 'packages/ui/src/a.ts', 'packages/domain/src/x'],
  [
    'packages/domain-uses-its-own-workspaces-only',
    'packages/domain/src/b.ts',
    'packages/contract/src/x',
  ],
  [
    'packages/metrics-uses-its-own-workspaces-only',
    'packages/metrics/src/a.ts',
    'packages/domain/src/x',
  ],
  [
    'packages/postgres-uses-its-own-workspaces-only',
    'packages/postgres/src/a.ts',
    'packages/domain/src/x',
  ],
  ['dev-env-uses-its-own-workspaces-only', 'dev-env/src/b.ts', 'e2e/x'],
  ['e2e-uses-its-own-workspaces-only', 'e2e/a.ts', 'apps/gateway/src/x'],
  ['tools-uses-its-own-workspaces-only', 'tools/a/a.ts', 'apps/gateway/src/x'],
  ['tests-use-no-journeys-or-tools', 'packages/ui/src/a.test.ts', 'e2e/x'],
  [
    'client-imports-types-of-the-contract-only',
    `${client}/b.ts`,
    'packages/contract/src/serverEntry',
  ],
  [
    'client-knows-the-entry-and-generated-types-of-the-contract-only',
    `${client}/c.ts`,
    'packages/contract/src/x',
    'type',
  ],
  ['client-app-uses-layers-below-it', `${client}/app/a.ts`, `${client}/server/x`],
  ['client-features-uses-layers-below-it', `${client}/features/a/a.ts`, `${client}/app/x`],
  ['client-lists-uses-layers-below-it', `${client}/lists/a.ts`, `${client}/platform/x`],
  ['client-help-uses-layers-below-it', `${client}/help/a.ts`, `${client}/forms/x`],
  ['client-forms-uses-layers-below-it', `${client}/forms/a.ts`, `${client}/features/a/x`],
  ['client-api-uses-layers-below-it', `${client}/api/a.ts`, `${client}/forms/x`],
  ['client-platform-uses-layers-below-it', `${client}/platform/a.ts`, `${client}/api/x`],
  ['client-router-uses-layers-below-it', `${client}/router/a.ts`, `${client}/api/x`],
  ['client-features-use-no-other-feature', `${client}/features/a/b.ts`, `${client}/features/b/x`],
  ['what-is-below-all-layers-uses-none', `${client}/dates/a.ts`, `${client}/platform/x`],
  [
    'betalingen-uses-other-domains-by-their-doors',
    `${provider}/betalingen/a.ts`,
    `${provider}/relatie/x`,
  ],
  [
    'facturen-uses-other-domains-by-their-doors',
    `${provider}/facturen/a.ts`,
    `${provider}/declaraties/x`,
  ],
  [
    'relatie-uses-other-domains-by-their-doors',
    `${provider}/relatie/a.ts`,
    `${provider}/facturen/betaalverzoeken/toPay.queries`,
    'type',
  ],
  [
    'eigenRisico-uses-other-domains-by-their-doors',
    `${provider}/eigenRisico/a.ts`,
    `${provider}/zorgpas/x`,
  ],
  [
    'zorgkosten-uses-other-domains-by-their-doors',
    `${provider}/zorgkosten/a.ts`,
    `${provider}/relatie/x`,
  ],
  [
    'domains-without-doors-use-no-other-domain',
    `${provider}/declaraties/a.ts`,
    `${provider}/facturen/x`,
  ],
  [
    'what-stands-below-the-domains-uses-none',
    `${provider}/assess/a.ts`,
    `${provider}/declaraties/x`,
  ],
  ['facts-use-facts-only', `${provider}/facts/a.queries.ts`, `${provider}/access/x`],
  ['db-knows-no-domain', `${provider}/db/a.ts`, `${provider}/assess/x`],
  ['only-queries-touch-the-database', `${provider}/declaraties/b.ts`, 'pg', 'type'],
  ['only-queries-touch-the-database', `${provider}/mails.ts`, `${provider}/db/database`],
  ['rules-are-pure', `${provider}/declaraties/a.rules.ts`, 'node:fs'],
  ['rules-are-pure', `${provider}/declaraties/b.rules.ts`, `${provider}/declaraties/x.queries`],
  ['rules-are-pure', `${provider}/declaraties/c.rules.ts`, `${provider}/jobs/x`],
  ['production-uses-no-help-for-tests', 'apps/gateway/src/c.ts', 'apps/gateway/src/x.testing'],
  ['set-up-uses-what-every-node-has', 'tools/setup/a.mjs', 'pg'],
  ['set-up-uses-what-every-node-has', 'tools/setup/b.mjs', 'tools/test/x'],
];

/** Imports that keep every rule. */
const allowed: typeof planted = [
  ['', 'dev-env/src/c.ts', `${provider}/x`],
  ['', 'apps/gateway/src/d.ts', 'packages/contract/src/x'],
  ['', 'apps/gateway/src/d.test.ts', 'dev-env/src/x'],
  ['', `${client}/main.ts`, `${client}/app/x`],
  ['', `${client}/d.ts`, 'packages/contract/src/serverEntry', 'type'],
  ['', `${client}/features/a/c.ts`, `${client}/forms/x`],
  ['', `${client}/platform/b.ts`, `${client}/dates/x`],
  ['', `${provider}/betalingen/b.ts`, `${provider}/facturen/jobs/bookBetaling.queries`],
  ['', `${provider}/declaraties/b.queries.ts`, 'pg'],
  ['', `${provider}/declaraties/d.rules.ts`, 'packages/domain/src/x'],
  ['', `${provider}/declaraties/e.rules.ts`, `${provider}/declaraties/x.queries`, 'type'],
  ['', `${provider}/http/a.ts`, `${provider}/declaraties/x`],
  ['', 'tools/setup/c.mjs', 'node:path'],
];

let folder = '';
let found: readonly string[] = [];

function write(file: string, text: string): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mijn-imports-'));
  write('node_modules/pg/index.js', 'module.exports = {};');
  write('node_modules/pg/package.json', '{ "name": "pg", "main": "index.js" }');
  for (const [, from, to, kind] of [...planted, ...allowed]) {
    const isOwn = to.includes('/') && !to.startsWith('node:');
    const target = path.posix.relative(path.posix.dirname(from), `${to}.ts`);
    const specifier = isOwn ? `./${target}` : to;
    if (isOwn && !to.endsWith('/absent')) write(`${to}.ts`, 'export const x = 1;');
    const clause = kind === 'type' ? 'import type { x }' : 'import { x }';
    write(
      from,
      `${clause} from '${specifier}';\nexport const y: typeof x | undefined = undefined;\n`,
    );
  }
  const tops = ['apps', 'packages', 'dev-env', 'e2e', 'tools'];
  const { forbidden = [], options = {} } = configuration;
  const result = await cruise(tops, {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
  });
  if (typeof result.output === 'string') throw new Error(result.output);
  found = result.output.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the configuration of dependency-cruiser', () => {
  it.each(planted)('refuses by %s that %s imports %s', (rule, from) => {
    expect(found).toContain(`${rule}: ${from}`);
  });

  it.each(allowed)('%slets %s import %s', (_rule, from) => {
    expect(found.filter((line) => line.endsWith(`: ${from}`))).toEqual([]);
  });

  it('has a planted violation for each rule', () => {
    const names = configuration.forbidden?.map((rule: IForbiddenRuleType) => rule.name);
    expect(new Set(names)).toEqual(new Set(planted.map(([rule]) => rule)));
  });
});
