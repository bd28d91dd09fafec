import path from 'node:path';
import ts from 'typescript';
import type { Source } from '../borders/source.ts';

/** A piece of code to look into, and the file whose imports its names come from. */
export type Piece = { file: string; node: ts.Node };

type Names = {
  declared: Map<string, ts.Node>;
  imported: Map<string, { file: string; name: string }>;
};

/** Which top-level declarations a piece of code leads to, by the names it uses. */
export class CallGraph {
  readonly #names: Map<string, Names>;

  constructor(sources: readonly Source[]) {
    this.#names = new Map(sources.map((source) => [source.file, namesOf(source)]));
  }

  /** Every declaration of a file, as pieces. */
  fileOf(file: string): Piece[] {
    return [...(this.#names.get(file)?.declared.values() ?? [])].map((node) => ({ file, node }));
  }

  /** The piece itself and all that it leads to, each once. */
  reach(start: readonly Piece[]): Piece[] {
    const found = new Map<ts.Node, Piece>();
    const open = [...start];
    for (let piece = open.pop(); piece; piece = open.pop()) {
      if (found.has(piece.node)) continue;
      found.set(piece.node, piece);
      open.push(...this.#next(piece));
    }
    return [...found.values()];
  }

  #next({ file, node }: Piece): Piece[] {
    const named = [...identifiersIn(node)].flatMap((name) => this.#find(file, name) ?? []);
    // What is fetched later belongs to what fetches it.
    return [...named, ...fetchedBy(file, node).flatMap((later) => this.fileOf(later))];
  }

  #find(file: string, name: string): Piece | undefined {
    const names = this.#names.get(file);
    const own = names?.declared.get(name);
    if (own) return { file, node: own };
    const from = names?.imported.get(name);
    const node = from && this.#names.get(from.file)?.declared.get(from.name);
    return node && { file: from.file, node };
  }
}

/** All nodes below this one, itself included. */
export function nodesIn(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(...nodesIn(child)));
  return [node, ...children];
}

/** The files that a piece of code fetches with `import('…')`. */
function fetchedBy(file: string, node: ts.Node): string[] {
  return nodesIn(node)
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.kind === ts.SyntaxKind.ImportKeyword)
    .flatMap(({ arguments: [specifier] }) =>
      specifier && ts.isStringLiteral(specifier)
        ? path.posix.join(path.posix.dirname(file), specifier.text)
        : [],
    );
}

function identifiersIn(node: ts.Node): Set<string> {
  const used = nodesIn(node)
    .filter(ts.isIdentifier)
    .filter((name) => !isMember(name));
  return new Set(used.map(({ text }) => text));
}

function isMember(name: ts.Identifier): boolean {
  const { parent } = name;
  return ts.isPropertyAccessExpression(parent) && parent.name === name;
}

function namesOf({ file, tree }: Source): Names {
  const declared = new Map<string, ts.Node>();
  const imported: Names['imported'] = new Map();
  for (const statement of tree.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) declared.set(name.text, initializer);
      }
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (statement.name) declared.set(statement.name.text, statement);
    } else if (ts.isImportDeclaration(statement)) {
      noteImports(file, statement, imported);
    }
  }
  return { declared, imported };
}

function noteImports(file: string, node: ts.ImportDeclaration, imported: Names['imported']): void {
  const specifier = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
  const bindings = node.importClause?.namedBindings;
  if (!specifier.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) return;
  const target = path.posix.join(path.posix.dirname(file), specifier);
  for (const { name, propertyName } of bindings.elements) {
    imported.set(name.text, { file: target, name: (propertyName ?? name).text });
  }
}
