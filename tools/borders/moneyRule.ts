import ts from 'typescript';
import type { Rule, Source } from './source.ts';

/** Where amounts are written and read; packages/ui may import nothing of ours. */
const home = /^packages\/(domain\/src\/money|ui\/)/;

const writes = new Set(['toFixed', 'toLocaleString', 'format']);

/** Rule 8: cents become text in one place, and never by way of a fraction. */
export const moneyRule: Rule = (sources) =>
  sources.filter(({ file }) => !home.test(file)).flatMap(fractions);

function fractions({ file, tree }: Source): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      const written = [expression, ...node.arguments].some(isHundredth);
      if (writes.has(name.text) && written) {
        const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
        found.push(`${file}:${line}: an amount is written by @mijn/domain/money`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isHundredth(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isHundredth(node.expression);
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.SlashToken &&
    ts.isNumericLiteral(node.right) &&
    node.right.text === '100'
  );
}
