import ts from 'typescript';
import type { Rule, Source } from './source.ts';

/** A statement of SQL with the name under which PostgreSQL keeps it. */
interface Named {
  readonly file: string;
  readonly name: string;
  readonly text: string;
}

/**
 * Two statements of an app never bear one name: on a connection that has prepared the one, the other
 * fails.
 */
export const statementRule: Rule = (sources) => {
  const named = sources
    .filter(({ file, isTest }) => /^apps\/[^/]+\/src\//.test(file) && !isTest)
    .flatMap(statementsIn);
  const byName = Map.groupBy(named, ({ file, name }) => `${file.split('/')[1]} ${name}`);
  return [...byName.values()].flatMap((same) => {
    const [first, ...others] = same;
    return others
      .filter(({ text }) => text !== first?.text)
      .map(({ file, name }) => `${file}: another statement is called ${name}, in ${first?.file}`);
  });
};

function statementsIn({ file, tree }: Source): Named[] {
  const found: Named[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const name = valueOf(node, 'name');
      const text = valueOf(node, 'text');
      const isSql =
        text !== undefined && /\b(SELECT|INSERT|UPDATE|DELETE)\b/.test(text.getText(tree));
      if (isSql && name && ts.isStringLiteralLike(name)) {
        found.push({ file, name: name.text, text: text.getText(tree) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function valueOf(node: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined {
  const property = node.properties.find(
    (one): one is ts.PropertyAssignment =>
      ts.isPropertyAssignment(one) && ts.isIdentifier(one.name) && one.name.text === key,
  );
  return property?.initializer;
}
