import ts from 'typescript';

/** A function that a file hands out, however it is written. */
export interface ExportedFunction {
  readonly name: string;
  /** The type of its first parameter as written; empty where it has none. */
  readonly first: string;
  /** Whether what it answers is a text and nothing else. */
  readonly givesText: boolean;
}

type Callable =
  | ts.FunctionDeclaration
  | ts.FunctionExpression
  | ts.ArrowFunction
  | ts.MethodDeclaration;

/**
 * The functions that a file exports: declared, assigned to a constant, or held by an object or class that it
 * exports; also where the export stands apart (`export { a }`).
 */
export function exportedFunctions(tree: ts.SourceFile): ExportedFunction[] {
  const apart = namesExportedApart(tree);
  return tree.statements.flatMap((statement) => {
    const isExported = (name: string) => apart.has(name) || hasExport(statement);
    if (ts.isFunctionDeclaration(statement)) {
      const name = statement.name?.text ?? '';
      return isExported(name) ? [describe(name, statement, tree)] : [];
    }
    if (ts.isClassDeclaration(statement) && isExported(statement.name?.text ?? ''))
      return statement.members.flatMap((member) => within(member, tree));
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations
      .filter(({ name }) => isExported(name.getText(tree)))
      .flatMap(({ name, initializer }) => callables(name.getText(tree), initializer, tree));
  });
}

function callables(
  name: string,
  value: ts.Node | undefined,
  tree: ts.SourceFile,
): ExportedFunction[] {
  if (!value) return [];
  if (ts.isParenthesizedExpression(value) || ts.isSatisfiesExpression(value))
    return callables(name, value.expression, tree);
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value))
    return [describe(name, value, tree)];
  if (ts.isObjectLiteralExpression(value))
    return value.properties.flatMap((property) => within(property, tree));
  // Made by another function out of one: `export const a = cached((db: Db) => …)`.
  if (ts.isCallExpression(value))
    return value.arguments.flatMap((argument) =>
      ts.isObjectLiteralExpression(argument) ? [] : callables(name, argument, tree),
    );
  return [];
}

function within(member: ts.ObjectLiteralElementLike | ts.ClassElement, tree: ts.SourceFile) {
  const name = member.name?.getText(tree) ?? '';
  if (ts.isMethodDeclaration(member)) return [describe(name, member, tree)];
  const holds = ts.isPropertyAssignment(member) || ts.isPropertyDeclaration(member);
  return holds ? callables(name, member.initializer, tree) : [];
}

function describe(name: string, value: Callable, tree: ts.SourceFile): ExportedFunction {
  const first = value.parameters[0]?.type?.getText(tree) ?? '';
  return { name, first, givesText: givesText(value) };
}

function givesText({ type, body }: Callable): boolean {
  if (type) return type.kind === ts.SyntaxKind.StringKeyword;
  return body !== undefined && (ts.isStringLiteralLike(body) || ts.isTemplateExpression(body));
}

function hasExport(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}

function namesExportedApart(tree: ts.SourceFile): ReadonlySet<string> {
  const lists = tree.statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ exportClause }) =>
      exportClause && ts.isNamedExports(exportClause) ? [exportClause] : [],
    );
  return new Set(
    lists.flatMap(({ elements }) =>
      elements.map(({ propertyName, name }) => (propertyName ?? name).text),
    ),
  );
}
