import ts from 'typescript';
import type { Rule, Source } from './source.ts';

const isError = /(?:^|\.)\w*(?:Error|Refusal|Problem)$/;
const isNamed = /(?:Error|Refusal)$/;

/** What is thrown says so in its name: a class of errors is called `…Error`, or a `Refusal`. */
export const errorRule: Rule = (sources) => sources.flatMap(otherNames);

function otherNames({ file, tree }: Source): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isClassLike(node) && isOfErrors(node) && !isNamed.test(nameOf(node)))
      found.push(`${file}: ${nameOf(node)} is an error; call it …Error`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Its own, or that of the constant that holds it. */
function nameOf({ name, parent }: ts.ClassLikeDeclaration): string {
  if (name) return name.text;
  return ts.isVariableDeclaration(parent) ? parent.name.getText() : 'a class without a name';
}

function isOfErrors({ heritageClauses }: ts.ClassLikeDeclaration): boolean {
  return (heritageClauses ?? [])
    .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    .some(({ types }) => types.some(({ expression }) => isError.test(expression.getText())));
}
