import ts from 'typescript';
import type { Source } from './source.ts';

/** One name that a file takes from a module as a value. */
export interface ImportedName {
  readonly specifier: string;
  /** As the module calls it; `default` for the default export, `*` for all of them at once. */
  readonly name: string;
  /** As the file calls it; undefined where it only passes it on, or takes it at run time. */
  readonly local: string | undefined;
}

/** What a file takes from modules by name, types left out; what it passes on or loads by `import()` too. */
export function importedNames({ tree }: Source): ImportedName[] {
  const found: ImportedName[] = [];
  const visit = (node: ts.Node): void => {
    found.push(...namesAt(node));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function namesAt(node: ts.Node): ImportedName[] {
  if (ts.isImportDeclaration(node)) return namesOfImport(node);
  if (ts.isExportDeclaration(node)) return namesOfExport(node);
  const isLoaded =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const loaded = isLoaded ? node.arguments[0] : undefined;
  return loaded && ts.isStringLiteralLike(loaded)
    ? [{ specifier: loaded.text, name: '*', local: undefined }]
    : [];
}

function namesOfImport({ moduleSpecifier, importClause }: ts.ImportDeclaration): ImportedName[] {
  if (!ts.isStringLiteral(moduleSpecifier) || !importClause) return [];
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { name, namedBindings } = importClause;
  const specifier = moduleSpecifier.text;
  const ofDefault = name ? [{ specifier, name: 'default', local: name.text }] : [];
  if (!namedBindings) return ofDefault;
  if (ts.isNamespaceImport(namedBindings))
    return [...ofDefault, { specifier, name: '*', local: namedBindings.name.text }];
  const named = namedBindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map((one) => ({ specifier, name: (one.propertyName ?? one.name).text, local: one.name.text }));
  return [...ofDefault, ...named];
}

function namesOfExport({ moduleSpecifier, exportClause, isTypeOnly }: ts.ExportDeclaration) {
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || isTypeOnly) return [];
  const specifier = moduleSpecifier.text;
  const all = [{ specifier, name: '*', local: undefined }];
  if (!exportClause || ts.isNamespaceExport(exportClause)) return all;
  return exportClause.elements
    .filter((one) => !one.isTypeOnly)
    .map(({ propertyName, name }) => ({
      specifier,
      name: (propertyName ?? name).text,
      local: undefined,
    }));
}
