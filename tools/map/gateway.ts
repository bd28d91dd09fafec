import ts from 'typescript';
import type { Source } from '../borders/source.ts';
import { type CallGraph, nodesIn, type Piece } from './callGraph.ts';
import { callNamesIn } from './callNames.ts';

const several = ['queryFields', 'mutationFields'];
const one = ['queryField', 'mutationField'];

/** Makes what `context.relatie()` asks: the one call that resolvers reach by a member. */
const contextMaker = 'apps/gateway/src/graphql/graphqlContext.ts';

/** Per field of the GraphQL schema, the names of the REST calls it leads to. */
export function readResolvers(sources: readonly Source[], graph: CallGraph): Map<string, string[]> {
  const schemas = sources.filter(
    ({ file, isTest }) => /^apps\/gateway\/src\/.*\.schema\.ts$/.test(file) && !isTest,
  );
  return new Map(
    schemas.flatMap(({ file, tree }) =>
      nodesIn(tree)
        .filter(ts.isCallExpression)
        .flatMap(fieldsOf)
        .map(({ name, node }): [string, string[]] => [name, callsFrom(graph, { file, node })]),
    ),
  );
}

function callsFrom(graph: CallGraph, piece: Piece): string[] {
  const byContext = nodesIn(piece.node).some(
    (node) => ts.isPropertyAccessExpression(node) && node.getText() === 'context.relatie',
  );
  const start = byContext ? [piece, ...graph.fileOf(contextMaker)] : [piece];
  return [...new Set(graph.reach(start).flatMap(({ node }) => callNamesIn(node)))].toSorted();
}

/** The fields that a call of the schema builder makes, if it makes any. */
function fieldsOf(call: ts.CallExpression): { name: string; node: ts.Node }[] {
  if (!ts.isPropertyAccessExpression(call.expression)) return [];
  const maker = call.expression.name.text;
  const [first] = call.arguments;
  if (one.includes(maker) && first && ts.isStringLiteral(first)) {
    return [{ name: first.text, node: call }];
  }
  if (!several.includes(maker)) return [];
  const fields = nodesIn(call).find(ts.isObjectLiteralExpression)?.properties ?? [];
  return fields.flatMap((field) =>
    ts.isPropertyAssignment(field) ? [{ name: field.name.getText(), node: field.initializer }] : [],
  );
}
