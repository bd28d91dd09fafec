import ts from 'typescript';
import { nodesIn } from './callGraph.ts';

/** Names of the REST calls (keys of `restPaths`) that this code mentions. */
export function restCallsIn(node: ts.Node): string[] {
  return restMentions(node).map(({ name }) => name.text);
}

/** Where this code says `restPaths.something`. */
export function restMentions(node: ts.Node): ts.PropertyAccessExpression[] {
  return nodesIn(node)
    .filter(ts.isPropertyAccessExpression)
    .filter(({ expression }) => ts.isIdentifier(expression) && expression.text === 'restPaths');
}
