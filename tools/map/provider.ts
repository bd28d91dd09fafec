import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Source } from '../borders/source.ts';
import { type CallGraph, nodesIn, type Piece } from './callGraph.ts';
import { restMentions } from './rest.ts';

const home = 'apps/provider/src/';

/** Per REST call, the tables that its route leads to. */
export function readTables(
  sources: readonly Source[],
  graph: CallGraph,
  tables: readonly string[],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { file, tree, isTest } of sources) {
    if (!file.startsWith(home) || isTest) continue;
    for (const mention of restMentions(tree)) {
      const pieces = graph.reach([{ file, node: routeAround(mention) }]);
      const used = tables.filter((table) => pieces.some((piece) => mentionsTable(piece, table)));
      const before = found.get(mention.name.text) ?? [];
      found.set(mention.name.text, [...new Set([...before, ...used])].toSorted());
    }
  }
  return found;
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

/** The statement in which a route is declared. */
function routeAround(mention: ts.Node): ts.Node {
  let node = mention;
  while (node.parent && !ts.isStatement(node)) node = node.parent;
  return node;
}

function mentionsTable({ node }: Piece, table: string): boolean {
  const used = new RegExp(String.raw`\b(from|join|into|update)\s+(insurer\.)?${table}\b`, 'i');
  return nodesIn(node).some((inner) => isText(inner) && used.test(inner.getText()));
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}
