import ts from 'typescript';
import type { Rule, Source } from './source.ts';

/** The one place that opens connections: each with a limit to how long it is waited for. */
const home = 'packages/postgres/';

/** Everything that runs with people waiting: only measuring is left out. */
const held = /^(apps|packages|dev-env)\//;

/** Nobody waits for PostgreSQL without end: connections are made by `openPool` and `withConnection`. */
export const connectionRule: Rule = (sources) =>
  sources
    .filter(({ file, isTest }) => held.test(file) && !isTest && !file.startsWith(home))
    .flatMap(openings);

function openings({ file, tree }: Source): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const made = ts.isNewExpression(node) ? node.expression.getText(tree) : '';
    if (/^pg\.(Pool|Client)$/.test(made)) {
      found.push(`${file}: new ${made} waits without end; use @mijn/postgres/connections`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
