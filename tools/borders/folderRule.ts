import type { Rule } from './source.ts';

/** The nine names of the domain (ARCHITECTURE.md, rule 7). */
export const domains: readonly string[] = [
  'relatie',
  'declaraties',
  'facturen',
  'betalingen',
  'eigenRisico',
  'zorggebruik',
  'zorgkosten',
  'zorgpas',
  'sessie',
];

/** What the client has besides, with no counterpart behind it. */
const clientOnly = ['introduction', 'cookies', 'statuspaginas'];

const features = 'apps/client/src/features/';

/** The layers from the top down: a domain in one of them exists in every one below it. */
const layers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['client', /^apps\/client\/src\/features\/([^/]+)\//],
  ['gateway', /^apps\/gateway\/src\/([^/]+)\//],
  ['provider', /^apps\/provider\/src\/([^/]+)\//],
  ['contract', /^packages\/contract\/src\/([^/.]+)/],
];

/**
 * What an app has besides folders of the domain. A new one is named here, and then each rule is asked whether it holds
 * for that folder too.
 */
const technique: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    client: 'api app features forms generated help lists platform router server worker',
    gateway: 'db files graphql http internal native pages posts provider testing',
    provider:
      'access assess clock db documents facts files http jobs mail push reading seed simulation testing',
    simulators: 'clock digid ideal mail page',
  }).map(([app, folders]) => [`apps/${app}/src/`, folders.split(' ')]),
);

/** What an app has instead of the domain: the client keeps it within its features. */
const withoutDomains = ['apps/client/src/', 'apps/simulators/src/'];

/** Sessions are the gateway's own. */
const endsAtGateway = ['sessie'];

/** Rule 7. */
export const folderRule: Rule = (sources) => {
  const files = sources.map(({ file }) => file);
  const present = layers.map(
    ([, pattern]) => new Set(files.flatMap((f) => pattern.exec(f)?.[1] ?? [])),
  );
  const missing = domains.flatMap((domain) =>
    layers.slice(1).flatMap(([layer], index) => {
      const above = present.slice(0, index + 1).some((names) => names.has(domain));
      if (!above || present[index + 1]?.has(domain)) return [];
      if (endsAtGateway.includes(domain) && layer !== 'gateway') return [];
      return [`${domain} stands in a layer above the ${layer} but not in the ${layer}`];
    }),
  );
  return [...missing, ...unknownFeatures(files), ...unknownFolders(files)];
};

function unknownFeatures(files: readonly string[]): string[] {
  const names = new Set(
    files
      .filter((file) => file.startsWith(features))
      .map((file) => file.slice(features.length).split('/')[0] ?? ''),
  );
  return [...names]
    .filter((name) => ![...domains, ...clientOnly].includes(name))
    .map((name) => `${features}${name}: a feature bears one of the names of the domain`);
}

function unknownFolders(files: readonly string[]): string[] {
  return [...technique].flatMap(([home, known]) => {
    const own = withoutDomains.includes(home) ? known : [...known, ...domains];
    const folders = files
      .filter((file) => file.startsWith(home))
      .flatMap((file) => file.slice(home.length).split('/').slice(0, -1).slice(0, 1));
    return [...new Set(folders)]
      .filter((name) => !own.includes(name))
      .map(
        (name) =>
          `${home}${name}: no rule knows this folder; name it in tools/borders/folderRule.ts`,
      );
  });
}
