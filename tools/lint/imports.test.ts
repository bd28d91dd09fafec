import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';

const provider = 'apps/provider/src';
const client = 'apps/client/src';

/** A forbidden import for each workspace. */
const foreign: readonly (readonly [part: string, other: string])[] = [
  ['apps/client', 'packages/postgres'],
  ['apps/gateway', 'dev-env'],
  ['apps/provider', 'packages/testdata'],
  ['apps/simulators', 'packages/contract'],
  ['packages/contract', 'packages/ui'],
  ['packages/testdata', 'packages/ui'],
  ['packages/ui', 'packages/domain'],
  ['packages/domain', 'packages/contract'],
  ['packages/metrics', 'packages/domain'],
  ['packages/postgres', 'packages/domain'],
  ['dev-env', 'e2e'],
  ['e2e', 'apps/gateway'],
  ['tools', 'apps/gateway'],
];

/** A forbidden import for each layer of the client. */
const layers: readonly (readonly [layer: string, above: string])[] = [
  ['app', 'server'],
  ['features/a', 'app'],
  ['lists', 'platform'],
  ['help', 'forms'],
  ['forms', 'features/a'],
  ['api', 'forms'],
  ['platform', 'api'],
];

/** A private file of another domain, for each domain. */
const privateFiles: readonly (readonly [domain: string, other: string])[] = [
  ['betalingen', 'relatie/x'],
  ['facturen', 'declaraties/x'],
  ['relatie', 'facturen/betaalverzoeken/toPay.queries'],
  ['eigenRisico', 'zorgpas/x'],
  ['zorgkosten', 'relatie/x'],
];

const byName = 'workspaces-import-others-by-their-names';

/** Imports that break a rule: the rule, the file and the import; `type` for type-only imports. */
const planted: readonly (readonly [rule: string, from: string, to: string, kind?: 'type'])[] = [
  ['imports-lead-somewhere', 'dev-env/src/a.ts', 'dev-env/src/absent'],
  ['apps-and-packages-use-no-other-app', 'apps/gateway/src/a.ts', `${provider}/x`],
  ['apps-and-packages-use-no-other-app', 'apps/gateway/src/a.test.ts', `${provider}/x`],
  ['apps-and-packages-use-no-other-app', 'packages/domain/src/a.ts', `${client}/x`, 'type'],
  ...foreign.map(
    ([part, other]) =>
      [`${part}-uses-its-own-workspaces-only`, `${part}/foreign.ts`, `${other}/x`] as const,
  ),
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
  ...layers.map(
    ([layer, above]) =>
      [
        `client-${layer.split('/')[0]}-uses-layers-below-it`,
        `${client}/${layer}/layer.ts`,
        `${client}/${above}/x`,
      ] as const,
  ),
  ...(['overzicht', 'zorgkosten', 'betalingen'] as const).map(
    (feature) =>
      [
        `client-feature-${feature}-uses-what-it-composes`,
        `${client}/features/${feature}/b.ts`,
        `${client}/features/zorgpas/x`,
      ] as const,
  ),
  ['client-features-use-no-other-feature', `${client}/features/a/b.ts`, `${client}/features/b/x`],
  ['what-is-below-all-layers-uses-none', `${client}/dates/a.ts`, `${client}/platform/x`],
  ...privateFiles.map(
    ([domain, other]) =>
      [
        `${domain}-uses-public-files-of-other-domains`,
        `${provider}/${domain}/other.ts`,
        `${provider}/${other}`,
      ] as const,
  ),
  ['other-domains-use-no-other-domain', `${provider}/declaraties/a.ts`, `${provider}/facturen/x`],
  [
    'what-stands-below-the-domains-uses-none',
    `${provider}/assess/a.ts`,
    `${provider}/declaraties/x`,
  ],
  ['facts-use-facts-only', `${provider}/facts/a.queries.ts`, `${provider}/access/x`],
  ['db-knows-no-domain', `${provider}/db/a.ts`, `${provider}/assess/x`],
  ['only-queries-touch-the-database', `${provider}/declaraties/b.ts`, 'pg', 'type'],
  ['only-queries-touch-the-database', `${provider}/mails.ts`, `${provider}/db/database`],
  [
    'queries-get-their-connection-from-the-caller',
    `${provider}/declaraties/b.queries.ts`,
    'pg',
    'type',
  ],
  [
    'only-jobs-run-without-a-caller',
    `${provider}/facturen/a.queries.ts`,
    `${provider}/jobs/jobTransaction`,
    'type',
  ],
  ['rules-are-pure', `${provider}/declaraties/a.rules.ts`, 'node:fs'],
  ['rules-are-pure', `${provider}/declaraties/b.rules.ts`, `${provider}/declaraties/x.queries`],
  ['rules-are-pure', `${provider}/declaraties/c.rules.ts`, `${provider}/jobs/x`],
  ['production-uses-no-help-for-tests', 'apps/gateway/src/c.ts', 'apps/gateway/src/x.testing'],
  ['client-has-no-circles', `${client}/app/circle.ts`, `${client}/app/round`, 'type'],
  [byName, 'apps/gateway/src/f.ts', 'packages/domain/src/x'],
  [byName, 'e2e/journeys/a.ts', 'packages/testdata/src/x', 'type'],
  ...['dev-env/src/d.ts', `${provider}/access/a.ts`, `${provider}/declaraties/b.queries.ts`].map(
    (from) => ['connections-are-opened-by-the-package-postgres', from, 'pg'] as const,
  ),
  ['set-up-uses-what-every-node-has', 'tools/setup/a.mjs', 'pg'],
  ['set-up-uses-what-every-node-has', 'tools/setup/b.mjs', 'tools/test/x'],
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
  for (const [, from, to, kind] of planted) {
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
  write(
    `${client}/app/round.ts`,
    "import type { y } from './circle.ts';\nexport const x: typeof y = undefined;\n",
  );
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

  it('has a planted violation for each rule', () => {
    const names = configuration.forbidden?.map((rule: IForbiddenRuleType) => rule.name);
    expect(new Set(names)).toEqual(new Set(planted.map(([rule]) => rule)));
  });
});
