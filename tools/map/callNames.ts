import { isCallName } from '@mijn/contract/calls';
import ts from 'typescript';
import { nodesIn } from './callGraph.ts';

/**
 * Names of the insurer's calls that this code asks: by their name, or as an entry of the table. A type that
 * names a call asks nothing.
 */
export function callNamesIn(node: ts.Node): string[] {
  return nodesIn(node)
    .map((inner) => (isName(inner) ? inner.text : entryName(inner)))
    .filter(isCallName);
}

function isName(node: ts.Node): node is ts.StringLiteral {
  return ts.isStringLiteral(node) && !ts.isLiteralTypeNode(node.parent);
}

function entryName(node: ts.Node): string {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return '';
  return node.expression.text === 'calls' ? node.name.text : '';
}
