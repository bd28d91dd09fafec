import ts from 'typescript';
import { domains } from './folderRule.ts';
import { type Import, relativeTarget, type Rule, type Source } from './source.ts';

const home = 'apps/provider/src/';

/** Packages that talk to PostgreSQL. */
const databasePackages = /^(pg|pg-boss)(\/|$)/;

/** All that a pure rule may build on: itself, the domain, and the contract's types. */
const pureImports = /^(@mijn\/(domain|contract)\/|\.)/;

/** Rule 4. */
export const providerRule: Rule = (sources) =>
  sources
    .filter(({ file, isTest }) => file.startsWith(home) && !isTest)
    .flatMap((source) => [
      ...source.imports.flatMap((entry) => [
        ...onlyQueriesTouchTheDatabase(source, entry),
        ...rulesArePure(source, entry),
      ]),
      ...queriesTakeAccessFirst(source),
    ]);

function onlyQueriesTouchTheDatabase(source: Source, { specifier, typeOnly }: Import): string[] {
  // What stands outside the domains is the machinery itself: db, access, jobs, seeding.
  // Jobs act for nobody: they log in as a role of their own, and are the only ones to queue.
  if (isJob(source)) return [];
  const inDomain = domains.includes(source.file.slice(home.length).split('/')[0] ?? '');
  const mayTouch = !inDomain || source.file.endsWith('.queries.ts');
  if (mayTouch || typeOnly || !databasePackages.test(specifier)) return [];
  return [`${source.file}: only *.queries.ts may touch the database, not by ${specifier}`];
}

function isJob({ file }: Pick<Source, 'file'>): boolean {
  return file.includes('/jobs/');
}

function rulesArePure(source: Source, { specifier, typeOnly }: Import): string[] {
  if (!source.file.endsWith('.rules.ts') || typeOnly) return [];
  const target = relativeTarget(source, specifier);
  const reaches = target !== undefined && /\.(queries|routes)\.ts$|\/(db|http|jobs)\//.test(target);
  if (pureImports.test(specifier) && !reaches) return [];
  return [`${source.file}: rules are pure, they may not import ${specifier}`];
}

function queriesTakeAccessFirst({ file, tree }: Source): string[] {
  if (!file.endsWith('.queries.ts') || isJob({ file })) return [];
  return tree.statements.filter(ts.isFunctionDeclaration).flatMap((query) => {
    const isExported = query.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const first = query.parameters[0]?.type?.getText(tree);
    if (!isExported || (first && /\b(Access|Toegang)/.test(first))) return [];
    return [`${file}: the query ${query.name?.text} has to take the caller's Access first`];
  });
}
