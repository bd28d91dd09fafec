import ts from 'typescript';
import { type Rule, type Source } from './source.ts';

const home = 'apps/client/src/';

/** In which file each of the words that describe a part of GraphQL is said (ADR 0019). */
const homes: ReadonlyMap<string, string> = new Map([
  ['operation', '.operations.ts'],
  ['fragment', '.fragments.ts'],
]);

/** What the client asks stands where it is looked for: the gateway's list of operations is made of these files. */
export const documentRule: Rule = (sources) =>
  sources.filter(({ file, isTest }) => file.startsWith(home) && !isTest).flatMap(elsewhere);

function elsewhere({ file, tree }: Source): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const called = ts.isCallExpression(node) ? node.expression.getText(tree) : '';
    const ending = homes.get(called);
    if (ending !== undefined && !file.endsWith(ending)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      found.push(`${file}:${line}: ${called}(…) stands in *${ending}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
