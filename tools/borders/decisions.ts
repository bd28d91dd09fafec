import ts from 'typescript';

const branches: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.ConditionalExpression,
  ts.SyntaxKind.CaseClause,
  ts.SyntaxKind.WhileStatement,
  ts.SyntaxKind.DoStatement,
]);

const choosing: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
]);

/**
 * How often a file decides: each `if`, `?:`, `case`, loop with a condition of its own, and each
 * `&&`, `||`, `??`. A walk over all elements, `?.`, a default and a `catch` decide nothing.
 */
export function countDecisions(tree: ts.SourceFile): number {
  let count = 0;
  const visit = (node: ts.Node): void => {
    if (isDecision(node)) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return count;
}

function isDecision(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return choosing.has(node.operatorToken.kind);
  return branches.has(node.kind) || (ts.isForStatement(node) && node.condition !== undefined);
}
