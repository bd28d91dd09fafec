import ts from 'typescript';
import type { Rule, Source } from './source.ts';

/** Where a transaction is opened: with the caller's Access, as a job, or to migrate. */
const homes = /^(apps\/provider\/src\/(access|jobs)\/|packages\/postgres\/)/;

/** The body of a function or block, where BEGIN is PL/pgSQL's. */
const body = /\$(\w*)\$[\s\S]*?\$\1\$/g;

const opens = /(^|;)\s*(BEGIN|START\s+TRANSACTION)\b/i;

/** Rule 4: nobody opens a transaction, or takes a connection to do so, without saying for whom. */
export const transactionRule: Rule = (sources) =>
  sources
    .filter(
      ({ file, isTest }) =>
        /^(apps\/(gateway|provider)|packages)\//.test(file) && !isTest && !homes.test(file),
    )
    .flatMap(openings);

function openings({ file, tree }: Source): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const what = openingAt(node, tree);
    if (what)
      found.push(`${file}: ${what} opens a transaction without Access; use inAccess or inJob`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function openingAt(node: ts.Node, tree: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(node))
    return opens.test(node.text.replace(body, '')) ? 'BEGIN' : undefined;
  if (ts.isTemplateExpression(node)) {
    const text = node.getText(tree).slice(1, -1);
    return opens.test(text.replace(body, '')) ? 'BEGIN' : undefined;
  }
  return takesConnection(node, tree);
}

/** `pool.connect`, whatever the pool is called, taken out of it or asked for in brackets; of a socket it is another. */
function takesConnection(node: ts.Node, tree: ts.SourceFile): string | undefined {
  const isTaken =
    (ts.isPropertyAccessExpression(node) && node.name.text === 'connect') ||
    (ts.isElementAccessExpression(node) && isText(node.argumentExpression, 'connect'));
  if (isTaken)
    return /socket$/i.test(node.expression.getText(tree)) ? undefined : node.getText(tree);
  const isOut =
    ts.isBindingElement(node) && (node.propertyName ?? node.name).getText(tree) === 'connect';
  return isOut ? node.parent.getText(tree) : undefined;
}

function isText(node: ts.Expression, text: string): boolean {
  return ts.isStringLiteralLike(node) && node.text === text;
}
