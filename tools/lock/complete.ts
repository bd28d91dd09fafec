export type LockEntry = {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  license?: string;
  integrity?: string;
  link?: boolean;
};

export type Lock = { packages: Record<string, LockEntry> };

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
/** Other words in the names of platform packages, and npm's names for them. */
const otherNames: Readonly<Record<string, string>> = { linuxmusl: 'linux', windows: 'win32' };
const processors = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * Returns missing entries for optional packages of other platforms
 * (https://github.com/npm/cli/issues/4828): npm leaves out those that the current registry lacks, and then
 * `npm ci` refuses the whole lock file. Version, system and processor suffice to skip them here and install
 * them elsewhere.
 */
export function missingEntries({ packages }: Lock): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {};
  for (const [folder, entry] of Object.entries(packages)) {
    // The dependencies of a package for another platform are left out with it.
    const dependencies = {
      ...entry.optionalDependencies,
      ...(entry.optional && entry.dependencies),
    };
    for (const [name, version] of Object.entries(dependencies)) {
      if (isDescribed(packages, folder, name)) continue;
      missing[`node_modules/${name}`] = {
        version: version.replace(/^[~^]/, ''),
        ...platformOf(name),
        ...(entry.dev && { dev: true }),
        optional: true,
      };
    }
  }
  return missing;
}

/** Returns whether a package in `folder` resolves `name`, in its own folder or further up. */
function isDescribed(packages: Lock['packages'], folder: string, name: string): boolean {
  const parents = folder.split('/node_modules/').map((_, index, parts) => {
    return parts.slice(0, parts.length - index).join('/node_modules/');
  });
  return (
    `node_modules/${name}` in packages ||
    parents.some((parent) => `${parent}/node_modules/${name}` in packages)
  );
}

function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/).map((word) => otherNames[word] ?? word);
  const os = words.filter((word) => systems.includes(word));
  const cpu = words.filter((word) => processors.includes(word));
  const [libc] = os.includes('linux') ? (/musl|gnu/.exec(name) ?? []) : [];
  return {
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
    ...(libc && { libc: [libc === 'gnu' ? 'glibc' : libc] }),
  };
}
