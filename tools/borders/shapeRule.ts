import ts from 'typescript';
import { partOf } from './packageRule.ts';
import { relativeTarget, type Rule, type Source } from './source.ts';

/** Programs that demand a default export of us. */
const demandDefault = /(\.config|globalSetup|\.stories)\.(tsx?|mjs)$/;

/**
 * Where a value may become what no compiler checks: rows and tables, what loaders bring, and the brand of an amount in
 * euros.
 */
const trusted = new Set([
  'packages/domain/src/trust.ts',
  'packages/contract/src/shapes.ts',
  'packages/domain/src/money.ts',
]);

/**
 * Rule 9, and nothing that takes the type off a value (`Object(x)`, `Reflect.apply`, an overload) or asks by hand what
 * `isObject` tells.
 */
export const shapeRule: Rule = (sources) =>
  sources.flatMap((source) => [
    ...climbsOut(source),
    ...defaultExports(source),
    ...barrels(source),
    ...untypedCalls(source),
    ...overloads(source),
    ...narrowedByHand(source),
  ]);

function climbsOut(source: Source): string[] {
  return source.imports.flatMap(({ specifier }) => {
    const target = relativeTarget(source, specifier);
    if (!target || partOf(target) === partOf(source.file)) return [];
    // The tools share one folder without packages of their own; what stands above it may use them too.
    if (isTool(target) && (isTool(source.file) || !source.file.includes('/'))) return [];
    return [`${source.file}: ${specifier} climbs out of its package`];
  });
}

// Each gives `any` back, whatever it is called with: a cast that looks like a call.
const untyped: ReadonlyMap<string, string> = new Map([
  ['Object', 'narrow by a guard or a zod shape'],
  ['Reflect.apply', 'call what has a type, by `call` where it needs its object'],
  ['Reflect.construct', 'construct what has a type'],
]);

function untypedCalls({ file, tree }: Source): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isMade = ts.isCallExpression(node) || ts.isNewExpression(node);
    const called = isMade ? plainName(node.expression.getText(tree)) : '';
    const instead = untyped.get(called);
    if (instead) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      found.push(`${file}:${line}: ${called}(…) is a cast; ${instead}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** `globalThis.Reflect['apply']` is `Reflect.apply`. */
function plainName(called: string): string {
  return called
    .replace(/^(globalThis|window|global)\??\./, '')
    .replace(/\??\.?\[(['"`])(\w+)\1\]$/, '.$2')
    .replace('?.', '.');
}

// What an overload answers is not held against what its body gives.
function overloads({ file, tree }: Source): string[] {
  if (trusted.has(file) || file.endsWith('.d.ts')) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isOverload(node)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      found.push(
        `${file}:${line}: an overload is a cast; narrow by a guard, or say trust(…) where rows or loaders' data come in`,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

// Written into pages as it stands: it can use nothing from outside.
const withoutHelp = 'apps/client/src/platform/maintenanceWatch.ts';

const byHand = /typeof (\w+) [!=]== 'object' (?:&&|\|\|) \1(?: [!=]== null|\b)/;

function narrowedByHand({ file, tree, isTest }: Source): string[] {
  if (isTest || !/^apps\/[^/]+\/src\//.test(file) || file === withoutHelp) return [];
  return byHand.test(tree.text) ? [`${file}: whether something has fields, isObject tells`] : [];
}

function isOverload(node: ts.Node): boolean {
  const may =
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node);
  return may && !node.body && !isDeclared(node) && !(node.parent && isDeclared(node.parent));
}

/** Whether a body is not to be expected: of what is declared only, or left to a class below. */
function isDeclared(node: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return (
    modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.DeclareKeyword || kind === ts.SyntaxKind.AbstractKeyword,
    ) ?? false
  );
}

function isTool(file: string): boolean {
  return file.startsWith('tools/') && !file.startsWith('tools/measure/');
}

function defaultExports({ file, tree }: Source): string[] {
  const has = tree.statements.some(
    (statement) =>
      ts.isExportAssignment(statement) ||
      passesOnDefault(statement) ||
      (ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)),
  );
  return has && !demandDefault.test(file) ? [`${file}: no default exports`] : [];
}

/** `export { a as default }` */
function passesOnDefault(statement: ts.Statement): boolean {
  if (!ts.isExportDeclaration(statement)) return false;
  const { exportClause } = statement;
  return (
    exportClause !== undefined &&
    ts.isNamedExports(exportClause) &&
    exportClause.elements.some(({ name }) => name.text === 'default')
  );
}

function barrels({ file, tree }: Source): string[] {
  if (!file.startsWith('apps/') || tree.statements.length === 0) return [];
  const passesOn = tree.statements.some(ts.isExportDeclaration);
  const onlyPassesOn =
    passesOn &&
    tree.statements.every(
      (statement) => ts.isExportDeclaration(statement) || ts.isImportDeclaration(statement),
    );
  return onlyPassesOn ? [`${file}: a barrel; import from where it is written`] : [];
}
