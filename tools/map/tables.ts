import { isCallName } from '@mijn/contract/calls';
import ts from 'typescript';
import type { Source } from '../borders/source.ts';
import { type CallGraph, nodesIn, type Piece } from './callGraph.ts';
import { type Schema, tablesIn } from './schema.ts';

const home = 'apps/provider/src/';

/** Per call of the insurer, the tables that its handler leads to. */
export function readTables(
  sources: readonly Source[],
  graph: CallGraph,
  schema: Schema,
): Map<string, string[]> {
  const handlers = sources.filter(
    ({ file, isTest }) => file.startsWith(home) && file.endsWith('.handlers.ts') && !isTest,
  );
  return new Map(
    handlers.flatMap(({ file, tree }) =>
      nodesIn(tree)
        .filter(ts.isPropertyAssignment)
        .filter(({ name }) => isCallName(name.getText(tree)))
        .map(({ name, initializer }) => {
          const nodes = [initializer, ...localsIn(tree, initializer)];
          const pieces = graph.reach(nodes.map((node) => ({ file, node })));
          return [name.getText(tree), tablesIn(pieces.flatMap(sqlIn), schema)] as const;
        }),
    ),
  );
}

/** What a handler uses that stands beside it, in the function that makes the handlers. */
function localsIn(tree: ts.SourceFile, handler: ts.Node): ts.Node[] {
  const names = new Set(
    nodesIn(handler)
      .filter(ts.isIdentifier)
      .map(({ text }) => text),
  );
  return nodesIn(tree)
    .filter(ts.isVariableDeclaration)
    .filter(({ name }) => ts.isIdentifier(name) && names.has(name.text))
    .filter((declaration) => functionAround(declaration) === functionAround(handler))
    .flatMap(({ initializer }) => initializer ?? []);
}

function functionAround(node: ts.Node): ts.Node | undefined {
  return ts.findAncestor(node.parent, ts.isFunctionLike);
}

// The insurer's SQL stands in strings.
function sqlIn({ node }: Piece): string[] {
  return nodesIn(node)
    .filter(isText)
    .map((inner) => inner.getText());
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}
