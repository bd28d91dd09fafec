import path from 'node:path';
import ts from 'typescript';

/** One import, re-export or import() of a file. */
export type Import = {
  /** As written. */
  specifier: string;
  /** Whether nothing of it is left at run time. */
  typeOnly: boolean;
};

/** A source file as the rules see it; `file` is its path from the top folder, with slashes. */
export type Source = { file: string; tree: ts.SourceFile; imports: Import[]; isTest: boolean };

/** What is wrong, where: one line per violation. */
export type Violation = string;

/** A rule of ARCHITECTURE.md over all the sources. */
export type Rule = (sources: readonly Source[]) => Violation[];

/** Reads the text of a TypeScript file. */
export function readSource(file: string, text: string): Source {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const isTest = /\.(test|testing|e2e)\.tsx?$/.test(file) || /\/(testing|src\/test)\//.test(file);
  return { file, tree, imports: importsOf(tree), isTest };
}

/**
 * Where an import leads within the app or package of its file, from the top folder: a relative one, or one by that
 * package's own name; undefined for another package.
 */
export function relativeTarget(source: Source, specifier: string): string | undefined {
  const own = /^@mijn\/([^/]+)\/(.+)$/.exec(specifier);
  const [top, part] = source.file.split('/');
  if (own && part === own[1]) return `${top}/${part}/src/${own[2]?.replace(/\.ts$/, '')}.ts`;
  if (!specifier.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(source.file), specifier);
}

function importsOf(tree: ts.SourceFile): Import[] {
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    const found = importAt(node);
    if (found) imports.push(found);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return imports;
}

function importAt(node: ts.Node): Import | undefined {
  if (ts.isImportDeclaration(node)) {
    return entry(node.moduleSpecifier, isTypeOnlyImport(node));
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return entry(node.moduleSpecifier, node.isTypeOnly);
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return entry(node.argument.literal, true);
  }
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? entry(node.arguments[0], false) : undefined;
}

function isTypeOnlyImport({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = importClause.namedBindings;
  if (importClause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every(({ isTypeOnly }) => isTypeOnly);
}

function entry(node: ts.Node | undefined, typeOnly: boolean): Import | undefined {
  return node && ts.isStringLiteralLike(node) ? { specifier: node.text, typeOnly } : undefined;
}
