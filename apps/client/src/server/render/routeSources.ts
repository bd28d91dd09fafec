import type { RouteObject } from 'react-router';

// Every module that the route table loads lazily, under the name that the build's manifest gives it.
const modules = import.meta.glob<object>(
  ['../../{app,features,help}/**/*{Page,Layout}.tsx', '!../../features/internal/**'],
  { eager: true },
);
const sources = new Map(
  Object.entries(modules).map(([file, module]) => [module, file.replace('../../', 'src/')]),
);

/**
 * Returns the source of each lazy route by the route's id.
 * @throws Error when a module has another name than `…Page.tsx` or `…Layout.tsx`
 */
export async function routeSources(
  routes: readonly RouteObject[],
): Promise<ReadonlyMap<string | undefined, string>> {
  const found = await Promise.all(
    routes.map(async ({ id, lazy, children = [] }) => {
      const ofChildren = await routeSources(children);
      if (typeof lazy !== 'function') return [...ofChildren];
      const source = sources.get(await lazy());
      if (source === undefined) throw new Error(`The server knows no source of the route ${id}`);
      return [[id, source] as const, ...ofChildren];
    }),
  );
  return new Map(found.flat());
}
