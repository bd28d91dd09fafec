import { relativeTarget, type Rule, type Source } from './source.ts';

const home = 'apps/client/src/';

/**
 * Rule 3: app → features → lists, help, forms → api → platform, router. The server entry and what stands beside the folders (other
 * entries) compose all; folders of another name are below all.
 */
const mayUse: Readonly<Record<string, readonly string[]>> = {
  server: ['app', 'features', 'lists', 'help', 'api', 'forms', 'platform', 'router'],
  app: ['features', 'lists', 'help', 'api', 'forms', 'platform', 'router'],
  features: ['lists', 'help', 'api', 'forms', 'platform', 'router'],
  lists: ['api', 'router'],
  help: ['api', 'platform', 'router'],
  api: ['platform', 'router'],
  forms: ['api', 'platform', 'router'],
  platform: [],
  router: [],
};

/** Rule 3. */
export const clientRule: Rule = (sources) =>
  sources
    .filter(({ file }) => file.startsWith(home))
    .flatMap((source) => source.imports.flatMap(({ specifier }) => judge(source, specifier) ?? []));

function judge(source: Source, specifier: string): string | undefined {
  const target = relativeTarget(source, specifier);
  if (!target?.startsWith(home)) return undefined;
  const [from, to] = [foldersOf(source.file), foldersOf(target)];
  const [layer, other] = [from[0] ?? '', to[0] ?? ''];
  if (layer === 'features' && other === 'features' && from[1] !== to[1]) {
    return `${source.file}: feature ${from[1]} may not import feature ${to[1]}; move what both need down or up`;
  }
  if (layer === other || !isLayer(other)) return undefined;
  // Entries such as main.tsx stand in no folder.
  const allowed = isLayer(layer) ? mayUse[layer] : from.length > 0 ? [] : Object.keys(mayUse);
  return allowed?.includes(other)
    ? undefined
    : `${source.file}: in the client ${layer} may not import ${other}`;
}

function isLayer(folder: string): boolean {
  return folder in mayUse;
}

function foldersOf(file: string): string[] {
  return file.slice(home.length).split('/').slice(0, -1);
}
