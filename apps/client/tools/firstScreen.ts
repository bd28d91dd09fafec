import path from 'node:path';

/** What the bundler tells of a module: those it imports at once. */
interface ModuleLookup {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const src = path.join(import.meta.dirname, '../src');

// Who starts the app, the frame behind the login and the first screen in it (quality.md).
const entryPoints = ['main.tsx', 'app/InsideLayout.tsx', 'app/OverzichtPage.tsx'].map((file) =>
  path.join(src, file),
);

function collect(lookup: ModuleLookup): ReadonlySet<string> {
  const seen = new Set(entryPoints);
  for (const id of seen) {
    for (const imported of lookup.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  }
  return seen;
}

/**
 * Makes the test whether the first screen behind the login needs a module: what only later screens
 * share must not come with it.
 */
export function createFirstScreen(): (id: string, lookup: ModuleLookup) => boolean {
  let needed: ReadonlySet<string> | undefined;
  return (id, lookup) => (needed ??= collect(lookup)).has(id);
}
