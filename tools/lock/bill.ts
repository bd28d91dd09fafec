/** What a lock file says of one package, as far as a bill of materials tells it. */
export type LockedPackage = {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
};

/** Every package that a lock file installs, by its folder. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** One package of others that we use. */
export type Material = LockedPackage & { readonly name: string; readonly version: string };

const inModules = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/;

/** The packages of others in a lock file, by name and version. */
export function materials(packages: LockedPackages): readonly Material[] {
  const found = Object.entries(packages).flatMap(([folder, entry]) => {
    const name = inModules.exec(folder)?.[1];
    return name === undefined || entry.link ? [] : [{ version: '', ...entry, name }];
  });
  return found.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en'));
}

const keyOf = ({ name, version }: Material): string => `${name}@${version}`;

/** Only for another system or processor: nothing of it is ever installed where it is not described. */
const isElsewhere = ({ optional, os, cpu }: Material): boolean =>
  optional === true && (os !== undefined || cpu !== undefined);

/** Packages that are installed and whose contents nobody would notice being changed. */
export function withoutIntegrity(all: readonly Material[]): readonly string[] {
  return all.filter((one) => !one.integrity?.startsWith('sha512-') && !isElsewhere(one)).map(keyOf);
}

/** Packages that are installed with other contents than the lock file names, or that it does not know. */
export function installedOtherwise(
  locked: LockedPackages,
  installed: LockedPackages,
): readonly string[] {
  return Object.entries(installed)
    .filter(([folder, { link, integrity }]) => !link && integrity !== locked[folder]?.integrity)
    .map(([folder]) => folder);
}

/** Licences under which what we give to others would have to be given under that licence too. */
const contagious = /^\(?(?:A?GPL|SSPL|CC-BY-NC)/;

/** Packages that run with the app under a licence that would reach ours. */
export function contagiousLicences(all: readonly Material[]): readonly string[] {
  return all
    .filter(({ dev, license = '' }) => !dev && contagious.test(license))
    .map((one) => `${keyOf(one)} (${one.license})`);
}

/** The list of licences, in Markdown: how many packages stand under each, and which run with the app. */
export function licenceList(all: readonly Material[]): string {
  const byLicence = Map.groupBy(all, ({ license = 'not told by the lock file' }) => license);
  const rows = [...byLicence]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([licence, some]) => {
      const running = some.filter(({ dev }) => !dev).map(keyOf);
      return `| ${licence} | ${some.length} | ${running.join(', ')} |`;
    });
  return `${['| licence | packages | of which run with the app |', '|---|---|---|', ...rows].join('\n')}\n`;
}

function toComponent({ name, version, license, integrity, dev }: Material) {
  const path = name.startsWith('@') ? name.replace('@', '%40') : name;
  const hash = integrity && Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${path}@${version}`,
    scope: dev ? 'excluded' : 'required',
    ...(license && { licenses: [{ expression: license }] }),
    ...(hash && { hashes: [{ alg: 'SHA-512', content: hash }] }),
  };
}

/** The bill of materials as CycloneDX 1.6. */
export function billOfMaterials(all: readonly Material[], version: string): object {
  const own = {
    type: 'application',
    name: 'mijn',
    version,
    licenses: [{ license: { id: 'EUPL-1.2' } }],
  };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: own },
    components: all.map(toComponent),
  };
}
