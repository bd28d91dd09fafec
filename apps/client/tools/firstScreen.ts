import path from 'node:path';

/** What the bundler tells of a module: those it imports at once, and those that import it. */
interface ModuleLookup {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null;
}

const src = path.join(import.meta.dirname, '../src');

/**
 * Where a module belongs: `main` with what begins every page; `inside` with the frame behind the login
 * and the first screen in it (docs/quality.md); `beside` with what only that screen fetches after it.
 */
export type Part = 'main' | 'inside' | 'beside';

/** All of them, in the order in which they count: what two of them need belongs to the first. */
export const parts: readonly Part[] = ['main', 'inside', 'beside'];

const entryPoints: Readonly<Record<Part, readonly string[]>> = {
  // Small, and of pages that share nothing else: a file of its own would cost each of them more.
  main: ['main.tsx', '../../../packages/ui/src/useTakeFocus/useTakeFocus.tsx'],
  // And what any form inside says where the session has ended: it has to be there without a call.
  inside: [
    'app/frame/InsideLayout.tsx',
    'app/overzicht/OverzichtPage.tsx',
    'forms/loggedOut/LoggedOut.tsx',
  ],
  beside: ['app/beside/Beside.tsx', 'features/relatie/notices/Notice.tsx'],
};

function reachable(lookup: ModuleLookup, from: Iterable<string>): ReadonlySet<string> {
  const seen = new Set(from);
  for (const id of seen) {
    for (const imported of lookup.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  }
  return seen;
}

function divide(lookup: ModuleLookup): Readonly<Record<Part, ReadonlySet<string>>> {
  const of = (part: Part) =>
    reachable(
      lookup,
      entryPoints[part].map((file) => path.join(src, file)),
    );
  const [main, first, beside] = [of('main'), of('inside'), of('beside')];
  const known = main.union(first).union(beside);
  // Other screens must not fetch the rest of `beside` for what they share with it.
  const shared = [...beside].filter((id) =>
    lookup.getModuleInfo(id)?.importers.some((importer) => !known.has(importer)),
  );
  return { main, inside: first.union(reachable(lookup, shared)), beside };
}

/** Makes the question to which part a module belongs; none where only later screens need it. */
export function createFirstScreen(): (id: string, lookup: ModuleLookup) => Part | undefined {
  let needed: Readonly<Record<Part, ReadonlySet<string>>> | undefined;
  return (id, lookup) => {
    const sets = (needed ??= divide(lookup));
    return parts.find((part) => sets[part].has(id));
  };
}
