import ts from 'typescript';
import type { Rule, Source } from './source.ts';

const isError = /(?:^|\.)\w*Error$/;
const isNamed = /(?:Error|Refusal)$/;

/** What is thrown says so in its name: a class of errors is called `…Error`, or a `Refusal`. */
export const errorRule: Rule = (sources) => sources.flatMap(otherNames);

function otherNames({ file, tree }: Source): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node) && isOfErrors(node) && !isNamed.test(node.name?.text ?? ''))
      found.push(`${file}: ${node.name?.text} is an error; call it …Error`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isOfErrors({ heritageClauses }: ts.ClassDeclaration): boolean {
  return (heritageClauses ?? [])
    .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    .some(({ types }) => types.some(({ expression }) => isError.test(expression.getText())));
}
