import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isCallName } from '@mijn/contract/calls';
import ts from 'typescript';
import type { Source } from '../borders/source.ts';
import { type CallGraph, nodesIn, type Piece } from './callGraph.ts';

const home = 'apps/provider/src/';

/** Per call of the insurer, the tables that its handler leads to. */
export function readTables(
  sources: readonly Source[],
  graph: CallGraph,
  tables: readonly string[],
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
          const used = tables.filter((table) =>
            pieces.some((piece) => mentionsTable(piece, table)),
          );
          return [name.getText(tree), used.toSorted()] as const;
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

/** Every table that the insurer's migrations make. */
export function tablesOf(root: string): string[] {
  const folder = path.join(root, home, 'db', 'migrations');
  const sql = globSync('*.sql', { cwd: folder }).map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  const made = sql.flatMap((text) => [
    ...text.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?(?:\w+\.)?(\w+)/gi),
  ]);
  return [...new Set(made.flatMap(([, table]) => table ?? []))].toSorted();
}

function mentionsTable({ node }: Piece, table: string): boolean {
  const used = new RegExp(String.raw`\b(from|join|into|update)\s+(insurer\.)?${table}\b`, 'i');
  return nodesIn(node).some((inner) => isText(inner) && used.test(inner.getText()));
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}
