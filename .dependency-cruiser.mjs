/*
 * The rules of ARCHITECTURE.md about who may import whom, in its order. `tools/lint/imports.test.ts` plants a
 * violation of each rule.
 */

const tests = String.raw`\.(test|testing|e2e)\.tsx?$|/testing/|/src/test/`;
const workspaces = '^(apps|packages|dev-env|e2e|tools)/';

/** Rule 2: which workspaces each one may use besides itself. */
const mayUse = {
  'apps/client': ['packages/ui', 'packages/domain', 'packages/contract'],
  'apps/gateway': servers(),
  'apps/provider': servers(),
  'apps/simulators': ['packages/testdata', 'packages/domain'],
  'packages/contract': ['packages/domain'],
  'packages/testdata': ['packages/contract', 'packages/domain'],
  'packages/ui': [],
  'packages/domain': [],
  'packages/metrics': [],
  'packages/postgres': [],
  'dev-env': ['apps', 'packages'],
  e2e: ['dev-env', 'packages/domain', 'packages/testdata'],
  tools: ['tools', 'e2e', 'dev-env', 'packages/domain', 'packages/testdata'],
};

function servers() {
  return ['contract', 'domain', 'metrics', 'postgres'].map((name) => `packages/${name}`);
}

const workspaceRules = Object.entries(mayUse).map(([part, others]) => ({
  name: `${part}-uses-its-own-workspaces-only`,
  severity: 'error',
  from: { path: `^${part}/`, pathNot: tests },
  to: { path: workspaces, pathNot: [part, ...others].map((name) => `^${name}/`) },
}));

/** Rule 3: the layers of the client, and which of them each one may use. */
const client = '^apps/client/src';
const below = ['api', 'platform'];
const layers = {
  server: ['app', 'features', 'lists', 'help', 'forms', ...below],
  app: ['features', 'lists', 'help', 'forms', ...below],
  features: ['lists', 'help', 'forms', ...below],
  lists: ['api'],
  help: below,
  forms: below,
  api: ['platform'],
  platform: [],
};

const layerRules = Object.entries(layers)
  .filter(([layer]) => layer !== 'server')
  .map(([layer, others]) => {
    const forbidden = Object.keys(layers).filter(
      (name) => name !== layer && !others.includes(name),
    );
    return {
      name: `client-${layer}-uses-layers-below-it`,
      severity: 'error',
      from: { path: `${client}/${layer}/` },
      to: { path: `${client}/(${forbidden.join('|')})/` },
    };
  });

/** Features whose screens are composed of other features. */
const mayCompose = {
  overzicht: ['declaraties', 'eigenRisico', 'facturen', 'relatie'],
  zorgkosten: ['eigenRisico'],
  betalingen: ['facturen'],
};

/** Rule 4: the domains of the provider, and the files through which one uses another. */
const provider = '^apps/provider/src';
const domains =
  '(relatie|declaraties|facturen|betalingen|eigenRisico|zorggebruik|zorgkosten|zorgpas|vragen|sessie)';
const publicFiles = {
  betalingen: [
    'facturen/betaalverzoeken/toPay.queries',
    'facturen/jobs/bookBetaling.queries',
    'facturen/jobs/bookTerugboeking.queries',
  ],
  facturen: [
    'betalingen/betalingen.rules',
    'declaraties/jobs/lowerEigenRisico',
    'relatie/documenten/jobs/polisbladen.queries',
    'relatie/indicators.rules',
    'zorgpas/jobs/issue.queries',
  ],
  relatie: [
    'facturen/issue/incasso.rules',
    'facturen/issue/premieLines.rules',
    'facturen/issue/premies',
  ],
  eigenRisico: ['facturen/issue/premies'],
  zorgkosten: [
    'facturen/facturen.queries',
    'facturen/facturen.shape',
    'declaraties/expect/ahead.queries',
    'declaraties/expect/ahead.rules',
  ],
};
/** Connections, transactions and the log of access. */
const machinery = `${provider}/(access|clock|db|http|jobs|seed)/`;
/** They put the domains together. */
const composers = `${provider}/(db|http|jobs|seed|testing|simulation)/`;

const domainRules = [
  ...Object.entries(publicFiles).map(([domain, files]) => ({
    name: `${domain}-uses-public-files-of-other-domains`,
    severity: 'error',
    from: { path: `${provider}/${domain}/`, pathNot: tests },
    to: {
      path: `${provider}/${domains}/`,
      pathNot: [
        `${provider}/${domain}/`,
        ...files.map((file) => String.raw`${provider}/${file}\.ts$`),
      ],
    },
  })),
  {
    name: 'other-domains-use-no-other-domain',
    severity: 'error',
    from: {
      path: `${provider}/${domains}/`,
      pathNot: [tests, `${provider}/(${Object.keys(publicFiles).join('|')})/`],
    },
    to: { path: `${provider}/${domains}/`, pathNot: `${provider}/$1/` },
  },
  {
    name: 'what-stands-below-the-domains-uses-none',
    severity: 'error',
    from: { path: `${provider}/[^/]+/`, pathNot: [tests, composers, `${provider}/${domains}/`] },
    to: { path: `${provider}/${domains}/` },
  },
  {
    name: 'facts-use-facts-only',
    severity: 'error',
    from: { path: `${provider}/facts/`, pathNot: tests },
    to: { path: provider, pathNot: `${provider}/facts/` },
  },
  {
    name: 'db-knows-no-domain',
    severity: 'error',
    from: { path: `${provider}/db/`, pathNot: tests },
    to: { path: `${provider}/(${domains}|assess|facts)/` },
  },
  {
    name: 'only-queries-touch-the-database',
    severity: 'error',
    from: {
      path: provider,
      pathNot: [
        tests,
        machinery,
        String.raw`\.queries\.ts$`,
        String.raw`${provider}/(createProvider|seed|verifyLog)\.ts$`,
      ],
    },
    to: {
      path: [String.raw`${provider}/db/database\.ts$`, '(^|/)node_modules/(@types/)?(pg|pg-boss)/'],
    },
  },
  {
    // A query outside jobs/ can only run in the transaction that carries its caller's access.
    name: 'queries-get-their-connection-from-the-caller',
    severity: 'error',
    from: { path: String.raw`${provider}/.*\.queries\.ts$` },
    to: { path: '(^|/)node_modules/(@types/)?(pg|pg-boss)/' },
  },
  {
    name: 'only-jobs-run-without-a-caller',
    severity: 'error',
    from: { path: String.raw`${provider}/.*\.queries\.ts$`, pathNot: '/jobs/' },
    to: { path: String.raw`${provider}/jobs/jobTransaction\.ts$` },
  },
  {
    name: 'rules-are-pure',
    severity: 'error',
    from: { path: String.raw`${provider}/.*\.rules\.ts$` },
    to: {
      pathNot: [
        `${provider}/(?!.*(db|http|jobs)/).*(?<!\\.(queries|handlers))\\.ts$`,
        '^packages/(domain|contract)/',
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'imports-lead-somewhere',
      severity: 'error',
      from: { pathNot: String.raw`\.css$` },
      // Types only, which the package does not name among its exports.
      to: { couldNotResolve: true, pathNot: '^pdfjs-dist/types/' },
    },
    {
      name: 'apps-and-packages-use-no-other-app',
      severity: 'error',
      from: { path: '^(apps/[^/]+|packages/[^/]+)/' },
      to: { path: '^apps/', pathNot: '^$1/' },
    },
    ...workspaceRules,
    {
      name: 'tests-use-no-journeys-or-tools',
      severity: 'error',
      from: { path: String.raw`^(apps|packages)/.*\.(test|testing)\.tsx?$` },
      to: { path: '^(e2e|tools)/' },
    },
    {
      name: 'client-imports-types-of-the-contract-only',
      severity: 'error',
      from: { path: client },
      to: { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-knows-the-entry-and-generated-types-of-the-contract-only',
      severity: 'error',
      from: { path: client, pathNot: tests },
      to: {
        path: '^packages/contract/',
        pathNot: String.raw`^packages/contract/src/(serverEntry\.ts$|generated/)`,
      },
    },
    ...layerRules,
    ...Object.entries(mayCompose).map(([feature, others]) => ({
      name: `client-feature-${feature}-uses-what-it-composes`,
      severity: 'error',
      from: { path: `${client}/features/${feature}/`, pathNot: tests },
      to: {
        path: `${client}/features/`,
        pathNot: [feature, ...others].map((name) => `${client}/features/${name}/`),
      },
    })),
    {
      name: 'client-features-use-no-other-feature',
      severity: 'error',
      from: {
        path: `${client}/features/([^/]+)/`,
        pathNot: `${client}/features/(${Object.keys(mayCompose).join('|')})/`,
      },
      to: { path: `${client}/features/`, pathNot: `${client}/features/$1/` },
    },
    {
      name: 'what-is-below-all-layers-uses-none',
      severity: 'error',
      from: {
        path: `${client}/[^/]+/`,
        pathNot: `${client}/(generated|${Object.keys(layers).join('|')})/`,
      },
      to: { path: `${client}/(${Object.keys(layers).join('|')})/` },
    },
    ...domainRules,
    {
      name: 'workspaces-import-others-by-their-names',
      severity: 'error',
      from: { path: '^((apps|packages)/[^/]+|dev-env|e2e)/' },
      to: { dependencyTypes: ['local'], pathNot: '^$1/' },
    },
    {
      name: 'connections-are-opened-by-the-package-postgres',
      severity: 'error',
      from: { pathNot: [tests, '^packages/postgres/', '^tools/measure/'] },
      to: { path: '(^|/)node_modules/pg/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-has-no-circles',
      comment: 'Imports of types count.',
      severity: 'error',
      from: { path: '^(apps/client|packages/ui)/' },
      to: { circular: true },
    },
    {
      name: 'production-uses-no-help-for-tests',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'set-up-uses-what-every-node-has',
      severity: 'error',
      from: { path: '^tools/setup/', pathNot: tests },
      to: { pathNot: String.raw`^tools/setup/.*\.mjs$`, dependencyTypesNot: ['core'] },
    },
  ],
  options: {
    // Without the compiler (an alias of TypeScript 6) it would find no import in TypeScript, and pass.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|var)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
