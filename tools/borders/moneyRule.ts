import ts from 'typescript';
import { lineOf } from './sqlText.ts';
import type { Rule, Source } from './source.ts';

/** Where amounts are written and read; packages/ui may import nothing of ours. */
const home = /^packages\/(domain\/src\/money|ui\/)/;

/** Who reckons with hundreds that are no cents becoming euros, and what they are. */
const otherHundreds: ReadonlyMap<string, string> = new Map([
  ['apps/provider/src/assess/line/calculateLine.ts', 'percentages'],
  ['apps/provider/src/assess/eigenRisico/yearEigenRisico.ts', 'cents, rounded to whole euros'],
  ['dev-env/src/oracle/eigenRisico.ts', 'cents, rounded to whole euros'],
  ['apps/client/src/features/declaraties/submit/send/outcome.ts', 'the first figure of a status'],
  ['packages/domain/src/bankDays.ts', 'centuries'],
  ['packages/domain/src/datum.ts', 'centuries'],
]);

/** What drives and measures the app. */
const isBeside = /^(tools|e2e)\//;

const writes = new Set(['toFixed', 'toLocaleString', 'format']);
const reckons: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.SlashEqualsToken,
  ts.SyntaxKind.PercentEqualsToken,
]);

/**
 * Rule 8: cents become text in one place, and never by way of a fraction. What runs divides nothing by a hundred, sets
 * no euro sign before a figure and asks for no two decimals; a test may reckon, and writes no amount by hand either.
 */
export const moneyRule: Rule = (sources) =>
  sources
    .filter(({ file }) => !home.test(file) && !otherHundreds.has(file))
    .flatMap((source) => {
      const own = source.isTest || isBeside.test(source.file) ? [] : ownWays(source);
      return [...new Set([...fractions(source), ...own])];
    });

function fractions(source: Source): string[] {
  return told(source, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
    const { name, expression } = node.expression;
    return writes.has(name.text) && [expression, ...node.arguments].some(isHundredth);
  });
}

function ownWays(source: Source): string[] {
  const hundreds = hundredsIn(source.tree);
  return told(source, (node) => dividesByHundred(node, hundreds) || formatsEuros(node));
}

function told(source: Source, isFound: (node: ts.Node) => boolean): string[] {
  const lines = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (isFound(node)) lines.add(lineOf(source, node));
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return [...lines].map(
    (line) => `${source.file}:${line}: an amount is written by @mijn/domain/money`,
  );
}

function isHundredth(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isHundredth(node.expression);
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.SlashToken &&
    isFigure(node.right, 100)
  );
}

/** 100, however it is written: 1e2, 100n, 1_00. */
function isFigure(node: ts.Expression, figure: number): boolean {
  if (ts.isParenthesizedExpression(node)) return isFigure(node.expression, figure);
  if (ts.isBigIntLiteral(node)) return node.text === `${figure}n`;
  return ts.isNumericLiteral(node) && Number(node.text) === figure;
}

/** The names that a file gives to 100. */
function hundredsIn(tree: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && isFigure(node.initializer, 100))
      names.add(node.name.getText(tree));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}

function dividesByHundred(node: ts.Node, hundreds: ReadonlySet<string>): boolean {
  if (!ts.isBinaryExpression(node)) return false;
  const { left, right, operatorToken } = node;
  const isHundred = isFigure(right, 100) || (ts.isIdentifier(right) && hundreds.has(right.text));
  if (reckons.has(operatorToken.kind)) return isHundred;
  const multiplies =
    operatorToken.kind === ts.SyntaxKind.AsteriskToken ||
    operatorToken.kind === ts.SyntaxKind.AsteriskEqualsToken;
  return multiplies && [left, right].some((side) => isFigure(side, 0.01));
}

function formatsEuros(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node)) {
    const pieces = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
    return pieces.slice(0, -1).some(({ text }) => /(€|\bEUR)\s*$/.test(text));
  }
  if (ts.isPropertyAssignment(node))
    return ts.isStringLiteralLike(node.initializer) && node.initializer.text === 'currency';
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [digits] = node.arguments;
  return node.expression.name.text === 'toFixed' && digits !== undefined && isFigure(digits, 2);
}
