import ts from 'typescript';
import { partOf } from './packageRule.ts';
import { relativeTarget, type Rule, type Source } from './source.ts';

/** Programs that demand a default export of us. */
const demandDefault = /(\.config|globalSetup|\.stories)\.tsx?$/;

/** Rule 9, and nothing that takes the type off a value: `Object(x)` and `Reflect.apply`. */
export const shapeRule: Rule = (sources) =>
  sources.flatMap((source) => [
    ...climbsOut(source),
    ...defaultExports(source),
    ...barrels(source),
    ...untypedCalls(source),
  ]);

function climbsOut(source: Source): string[] {
  return source.imports.flatMap(({ specifier }) => {
    const target = relativeTarget(source, specifier);
    if (!target || partOf(target) === partOf(source.file)) return [];
    // The tools share one folder without packages of their own.
    if (isTool(source.file) && isTool(target)) return [];
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
    const called = ts.isCallExpression(node) ? node.expression.getText(tree) : '';
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

function isTool(file: string): boolean {
  return file.startsWith('tools/') && !file.startsWith('tools/measure/');
}

function defaultExports({ file, tree }: Source): string[] {
  const has = tree.statements.some(
    (statement) =>
      ts.isExportAssignment(statement) ||
      (ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)),
  );
  return has && !demandDefault.test(file) ? [`${file}: no default exports`] : [];
}

function barrels({ file, tree }: Source): string[] {
  if (!file.startsWith('apps/') || tree.statements.length === 0) return [];
  const onlyPassesOn = tree.statements.every(
    (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier,
  );
  return onlyPassesOn ? [`${file}: a barrel; import from where it is written`] : [];
}
