import ts from 'typescript';
import { type ImportedName, importedNames } from './importedNames.ts';
import { relativeTarget, type Rule, type Source } from './source.ts';

/** The one place that opens connections: each with a limit to how long it is waited for. */
const home = 'packages/postgres/';

/** Measuring opens its own, beside ours. */
const isMeasuring = /^tools\/measure\//;

const connections = 'packages/postgres/src/connections.ts';
const insurer = 'apps/provider/src/db/database.ts';

/** What opens a way to the database, and the few files that may; whoever else wants one asks those. */
const openers: readonly { module: string; name: string; may: RegExp }[] = [
  {
    module: connections,
    name: 'openPool',
    may: /^apps\/(gateway|provider)\/src\/db\/database\.ts$/,
  },
  {
    module: connections,
    name: 'withConnection',
    may: /^(apps\/gateway\/src\/(rotateKey|db\/migrate)|apps\/provider\/src\/db\/(migrate|roles)|dev-env\/src\/.+)\.ts$/,
  },
  { module: connections, name: 'createClient', may: /^dev-env\/src\// },
  {
    module: insurer,
    name: 'openPool',
    may: /^(apps\/provider\/src\/(createProvider|seed|verifyLog|jobs\/(startJobs|withJobPool))|dev-env\/src\/measure\/guardedList)\.ts$/,
  },
  { module: 'pg-boss', name: 'PgBoss', may: /^apps\/provider\/src\/jobs\/queue\.ts$/ },
  { module: 'pg', name: 'Pool', may: /^$/ },
  { module: 'pg', name: 'Client', may: /^$/ },
];

/**
 * Nobody waits for PostgreSQL without end: connections are made by `openPool` and `withConnection`, and those are used
 * where a way to the database is opened, by nobody else.
 */
export const connectionRule: Rule = (sources) =>
  sources
    .filter(({ file, isTest }) => !isTest && !file.startsWith(home) && !isMeasuring.test(file))
    .flatMap((source) => {
      const names = importedNames(source);
      return [...names.flatMap((one) => openedBy(source, one)), ...driverUses(source, names)];
    });

function openedBy(source: Source, { specifier, name }: ImportedName): string[] {
  const module = moduleOf(source, specifier);
  return openers
    .filter((one) => one.module === module && (name === one.name || name === '*'))
    .filter(({ may }) => module !== source.file && !may.test(source.file))
    .filter((one) => one.module !== 'pg' || name !== '*')
    .map(
      (one) =>
        `${source.file}: ${one.name} of ${specifier} opens a way to the database; it is not for here`,
    );
}

function moduleOf(source: Source, specifier: string): string {
  const other = /^@mijn\/([^/]+)\/(.+)$/.exec(specifier);
  const own = relativeTarget(source, specifier);
  if (own !== undefined || !other) return own ?? specifier;
  const top = other[1] === 'postgres' ? 'packages' : 'apps';
  return `${top}/${other[1]}/src/${other[2]}.ts`;
}

/** Of the driver itself everybody may use types, parsers and errors by name, and nothing hands it on whole. */
function driverUses({ file, tree }: Source, names: readonly ImportedName[]): string[] {
  const drivers = new Set(
    names.flatMap(({ specifier, name, local }) =>
      specifier === 'pg' && (name === 'default' || name === '*') ? (local ?? []) : [],
    ),
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && drivers.has(node.text) && opens(node)) {
      found.push(
        `${file}: ${node.parent.getText(tree)} waits without end; use @mijn/postgres/connections`,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function opens(driver: ts.Identifier): boolean {
  const { parent } = driver;
  if (ts.isImportClause(parent) || ts.isNamespaceImport(parent)) return false;
  if (ts.isQualifiedName(parent) || ts.isTypeQueryNode(parent)) return false;
  if (!ts.isPropertyAccessExpression(parent)) return true;
  if (parent.name === driver) return false;
  return ['Pool', 'Client', 'default'].includes(parent.name.text) && !isAsked(parent);
}

// `x instanceof pg.Client` makes none.
function isAsked({ parent }: ts.Expression): boolean {
  return (
    ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword
  );
}
