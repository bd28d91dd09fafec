import ts from 'typescript';
import type { Rule, Source } from './source.ts';

/** Verbs that say what another one says everywhere else, and which (CONTRIBUTING, How the code is written). */
const others: Readonly<Record<string, string>> = {
  require: 'check judges input, get reads a row that must exist',
  make: 'create is for what lives, a pure value is a noun or to…',
};

/** Each verb means one thing: no function is called by one that says the same as another. */
export const otherVerbRule: Rule = (sources) => sources.flatMap(otherVerbs);

function otherVerbs({ file, tree }: Source): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = functionName(node);
    const verb = /^([a-z]+)[A-Z]/.exec(name ?? '')?.[1] ?? '';
    const instead = others[verb];
    if (instead !== undefined) found.push(`${file}: ${name}: ${instead}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** What a function is called, also one in a variable or a class. */
function functionName(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText();
  if (!ts.isVariableDeclaration(node) || !node.initializer) return undefined;
  const isFunction = ts.isArrowFunction(node.initializer) || ts.isCallExpression(node.initializer);
  return isFunction && ts.isIdentifier(node.name) ? node.name.text : undefined;
}
