import path from 'node:path';

/** What the bundler tells of a module: those it imports at once. */
interface ModuleKenner {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const src = path.join(import.meta.dirname, '../src');

// Who starts the app, the frame behind the login and the first screen in it (quality.md).
const beginnen = ['main.tsx', 'app/BinnenLayout.tsx', 'app/OverzichtPage.tsx'].map((bestand) =>
  path.join(src, bestand),
);

function verzamel(kenner: ModuleKenner): ReadonlySet<string> {
  const gezien = new Set(beginnen);
  for (const id of gezien) {
    for (const geimporteerd of kenner.getModuleInfo(id)?.importedIds ?? [])
      gezien.add(geimporteerd);
  }
  return gezien;
}

/**
 * Makes the test whether the first screen behind the login needs a module: what only later screens
 * share must not come with it.
 */
export function maakEersteScherm(): (id: string, kenner: ModuleKenner) => boolean {
  let nodig: ReadonlySet<string> | undefined;
  return (id, kenner) => (nodig ??= verzamel(kenner)).has(id);
}
