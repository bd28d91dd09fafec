import { Kind, parse } from 'graphql';
import ts from 'typescript';
import type { Source } from '../borders/source.ts';
import { type CallGraph, nodesIn, type Piece } from './callGraph.ts';

/** A page of the client: its name in the table of pages, what it asks in GraphQL, what it posts. */
export type Screen = { page: string; fields: string[]; posts: string[] };

const home = 'apps/client/src/';
const routeTable = `${home}app/routes.tsx`;

/** Every page of the client's route table with the operations that its module leads to. */
export function readScreens(sources: readonly Source[], graph: CallGraph): Screen[] {
  const table = sources.find(({ file }) => file === routeTable);
  return routeCalls(table).map(({ page, module }) => {
    const pieces = graph.reach(graph.fileOf(`${home}${module}`));
    const fields = pieces.flatMap(fieldsIn);
    return { page, fields: unique(fields), posts: unique(pieces.flatMap(postsIn)) };
  });
}

/** The calls `page('name', 'module', …)` of the route table. */
function routeCalls(table: Source | undefined): { page: string; module: string }[] {
  if (!table) return [];
  return nodesIn(table.tree)
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText(table.tree) === 'page')
    .flatMap(({ arguments: [page, module] }) =>
      page && module && ts.isStringLiteral(page) && ts.isStringLiteral(module)
        ? [{ page: page.text, module: module.text }]
        : [],
    );
}

/** Root fields of the documents in `operation(…)`. */
function fieldsIn({ node }: Piece): string[] {
  return nodesIn(node)
    .filter(ts.isCallExpression)
    .filter(({ expression }) => ts.isIdentifier(expression) && expression.text === 'operation')
    .flatMap(({ arguments: [text] }) =>
      text && ts.isStringLiteralLike(text) ? rootFields(text.text) : [],
    );
}

function rootFields(text: string): string[] {
  return parse(text).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? [field.name.value] : [],
        )
      : [],
  );
}

/** Names of the public addresses that are used apart from GraphQL. */
function postsIn({ node }: Piece): string[] {
  return nodesIn(node)
    .filter(ts.isPropertyAccessExpression)
    .filter(({ expression }) => ts.isIdentifier(expression) && expression.text === 'callPaths')
    .map(({ name }) => name.text)
    .filter((name) => name !== 'graphql');
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)].toSorted();
}
