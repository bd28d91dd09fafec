import ts from 'typescript';
import type { Rule, Source } from './source.ts';

const home = 'apps/gateway/src/';

/** What makes connections, migrates, and asks who it is. */
const machinery = `${home}db/`;

const statement = /\b(SELECT\b|INSERT INTO\b|DELETE FROM\b|UPDATE gateway\.|FROM gateway\.)/;

/** In the gateway, as in the provider, SQL stands in `*.queries.ts`: as statements with a name. */
export const gatewayRule: Rule = (sources) =>
  sources
    .filter(({ file, isTest }) => file.startsWith(home) && !isTest && !file.startsWith(machinery))
    .flatMap(statementsElsewhere);

function statementsElsewhere({ file, tree }: Source): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (isText && statement.test(node.getText(tree)) && !isAtHome(file, node)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      found.push(`${file}:${line}: SQL stands in *.queries.ts, in a statement with a name`);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isAtHome(file: string, node: ts.Node): boolean {
  const { parent } = node;
  const isNamed = ts.isPropertyAssignment(parent) && parent.name.getText() === 'text';
  return file.endsWith('.queries.ts') && isNamed;
}
