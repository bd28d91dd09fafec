import ts from 'typescript';
import type { Source } from '../borders/source.ts';
import { type CallGraph, nodesIn, type Piece } from './callGraph.ts';
import { callNamesIn } from './callNames.ts';

const several = ['queryFields', 'mutationFields'];
const one = ['queryField', 'mutationField'];

/** Makes what the context asks: the one call that resolvers reach by a member. */
const contextMaker = 'apps/gateway/src/graphql/graphqlContext.ts';

/** The members by which they do; this year is that of the insurer's day, which comes with the relation. */
const asksRelatie = new Set(['context.relatie', 'context.thisYear']);

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

/** The fields that screens ask and no resolver was found for: then what was found here is not the whole. */
export function unresolvedFields(
  screens: readonly { readonly fields: readonly string[] }[],
  resolvers: ReadonlyMap<string, unknown>,
): string[] {
  const asked = new Set(screens.flatMap(({ fields }) => fields));
  return [...asked].filter((field) => !resolvers.has(field)).toSorted();
}

function callsFrom(graph: CallGraph, piece: Piece): string[] {
  const own = graph.reach([piece]);
  const byContext = own.some(({ node }) =>
    nodesIn(node).some((inner) => asksRelatie.has(inner.getText().replace(/\s+/g, ''))),
  );
  const all = byContext ? graph.reach([piece, ...graph.fileOf(contextMaker)]) : own;
  return [...new Set(all.flatMap(({ node }) => callNamesIn(node)))].toSorted();
}

/** What a callback returns: the expression after its arrow, or after its body's `return`. */
function returnedBy(callback: ts.Expression | undefined): ts.Node | undefined {
  if (!callback || !ts.isArrowFunction(callback)) return undefined;
  const { body } = callback;
  if (!ts.isBlock(body)) return ts.isParenthesizedExpression(body) ? body.expression : body;
  return body.statements.find(ts.isReturnStatement)?.expression;
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
  const fields = returnedBy(first);
  if (!fields || !ts.isObjectLiteralExpression(fields)) return [];
  return fields.properties.flatMap((field) =>
    ts.isPropertyAssignment(field) ? [{ name: field.name.getText(), node: field.initializer }] : [],
  );
}
