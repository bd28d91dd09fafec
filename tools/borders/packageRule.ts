import type { Import, Rule, Source } from './source.ts';

/**
 * Rules 1 and 2: who may import whom. A part that is not listed may import nothing of ours. Tests may
 * also start a database or a world, and use the personas.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'apps/client': ['domain', 'ui', 'contract'],
  'apps/gateway': ['contract', 'domain', 'metrics', 'postgres'],
  'apps/provider': ['contract', 'domain', 'metrics', 'postgres'],
  'apps/simulators': ['domain', 'testdata'],
  'packages/contract': ['domain'],
  'packages/testdata': ['contract', 'domain'],
  'packages/domain': [],
  'packages/metrics': [],
  'packages/postgres': [],
  'packages/ui': [],
  'dev-env': [
    'client',
    'gateway',
    'provider',
    'simulators',
    'contract',
    'domain',
    'metrics',
    'postgres',
    'testdata',
  ],
  e2e: ['dev-env', 'domain', 'testdata'],
  'tools/audit': ['dev-env'],
  'tools/native': ['domain'],
  'tools/pictures': ['domain'],
  'tools/screenshots': ['e2e', 'dev-env', 'domain'],
  'tools/measure': ['dev-env', 'domain', 'testdata'],
  'tools/test': ['dev-env'],
  'vitest.config.ts': ['dev-env'],
};

/** What any test may import besides; the pure parts have no need of it. */
const testsMayImport = ['dev-env', 'testdata'];

/** All of the contract that what runs in the browser may see, and only as types (ADR 0003). */
const contractForClient = /^@mijn\/contract\/(serverEntry|generated\/.+)$/;

/** Rules 1 and 2. */
export const packageRule: Rule = (sources) =>
  sources.flatMap((source) => source.imports.flatMap((entry) => judge(source, entry) ?? []));

function judge(source: Source, { specifier, typeOnly }: Import): string | undefined {
  const target = /^@mijn\/([^/]+)/.exec(specifier)?.[1];
  const part = partOf(source.file);
  if (!target || target === part.split('/').at(-1)) return undefined;
  const allowed = mayImport[part] ?? [];
  const forTests = source.isTest ? testsMayImport : [];
  if (![...allowed, ...forTests].includes(target)) {
    return `${source.file}: ${part} may not import ${specifier}`;
  }
  const seesContract = source.file.startsWith('apps/client/src/') && target === 'contract';
  if (seesContract && !(typeOnly && contractForClient.test(specifier))) {
    return `${source.file}: the client may only "import type" serverEntry and generated types of the contract, not ${specifier}`;
  }
  return undefined;
}

/** The part of the project a file belongs to: the first two folders, one for dev-env and e2e. */
export function partOf(file: string): string {
  const folders = file.split('/');
  const deep = ['apps', 'packages', 'tools'].includes(folders[0] ?? '');
  return folders.slice(0, deep ? 2 : 1).join('/');
}
