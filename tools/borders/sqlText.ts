import ts from 'typescript';
import type { Source } from './source.ts';

/** A statement or a piece of one: of tables, with their schema or bare, of choices, of what is given back. */
const piece =
  /\b(SELECT\b|INSERT INTO\b|DELETE FROM\b|UPDATE [a-z_]|(FROM|JOIN) (LATERAL |ONLY )?[a-z_(]|CASE WHEN\b|WHERE [a-z_(]|RETURNING [a-z_*]|VALUES ?\(|(ORDER|GROUP) BY\b|ON CONFLICT\b)/;

/** The same by a table's whole name, however the keywords are written. */
const named = /\b(from|join|into|update) (insurer|gateway)\./i;

/** Each text of a file that holds SQL or a piece of it, the outermost of several. */
export function sqlTexts({ tree }: Source): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node) && (piece.test(node.getText(tree)) || named.test(node.getText(tree)))) {
      found.push(node);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** The line on which something of a file stands, from 1. */
export function lineOf({ tree }: Source, node: ts.Node): number {
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
}
