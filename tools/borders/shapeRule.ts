import ts from 'typescript';
import { partOf } from './packageRule.ts';
import { relativeTarget, type Rule, type Source } from './source.ts';

/** Programs that demand a default export of us. */
const demandDefault = /(\.config|globalSetup|\.stories)\.tsx?$/;

/** Rule 9, and no `Object(x)` where a value has to be narrowed. */
export const shapeRule: Rule = (sources) =>
  sources.flatMap((source) => [
    ...climbsOut(source),
    ...defaultExports(source),
    ...barrels(source),
    ...objectCasts(source),
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

// It gives `any` to whatever it is called with: a cast that looks like a call.
function objectCasts({ file, tree }: Source): string[] {
  const casts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'Object'
    ) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      casts.push(`${file}:${line}: Object(…) is a cast; narrow by a guard or a zod shape`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return casts;
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
