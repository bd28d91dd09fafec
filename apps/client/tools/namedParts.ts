import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type Manifest, type ManifestPart, parseManifest } from '../src/server/document/files.ts';

/** A chunk of the build as far as the manifest needs it. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'moduleIds'>;

/**
 * The manifest with every module of `asked` (paths as the manifest writes them) under its own name, also
 * where the build put it into one file with others, which it then knows by the name of that file only.
 */
export function nameParts(
  manifest: Manifest,
  chunks: readonly Chunk[],
  asked: readonly string[],
  root: string,
): Manifest {
  const partOf = new Map<string, ManifestPart>(
    Object.values(manifest).map((part) => [part.file, part]),
  );
  const fileOf = new Map(
    chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds.map((id) => [path.relative(root, id), fileName] as const),
    ),
  );
  const named = asked.flatMap((name) => {
    const part = partOf.get(fileOf.get(name) ?? '');
    return part ? [[name, part] as const] : [];
  });
  return { ...manifest, ...Object.fromEntries(named) };
}

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/**
 * Has Vite's manifest name each module that the app begins with or fetches later by the file it is in,
 * and leaves out the files that only hand on another.
 */
export function namedParts(): Plugin {
  let root = '';
  return {
    name: 'named-parts',
    apply: ({ build }) => !build?.ssr,
    configResolved: (config) => {
      ({ root } = config);
    },
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle);
      const chunks = files.filter(isChunk);
      const asked = chunks
        .flatMap(({ moduleIds }) => moduleIds)
        .filter((id) => {
          const module = this.getModuleInfo(id);
          return module && (module.isEntry || module.dynamicImporters.length > 0);
        })
        .map((id) => path.relative(root, id));
      const place = files.find(({ fileName }) => /manifest\.\w+\.json$/.test(fileName))?.fileName;
      if (place === undefined) throw new Error('The build wrote no manifest');
      const text = await readFile(path.join(dir, place), 'utf8');
      const manifest = nameParts(parseManifest(text), chunks, asked, root);
      await writeFile(path.join(dir, place), JSON.stringify(manifest, undefined, 2));
      const bare = chunks.filter(({ isEntry, moduleIds }) => isEntry && moduleIds.length === 0);
      for (const { fileName } of bare) await rm(path.join(dir, fileName));
    },
  };
}
