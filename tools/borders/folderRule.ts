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
  return [...missing, ...unknownFeatures(files)];
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
