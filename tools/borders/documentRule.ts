import ts from 'typescript';
import { importedNames } from './importedNames.ts';
import { lineOf } from './sqlText.ts';
import { relativeTarget, type Rule, type Source } from './source.ts';

const home = 'apps/client/src/';

/** In which file each of the words that describe a part of GraphQL is said (ADR 0019). */
const homes: ReadonlyMap<string, string> = new Map([
  ['operation', '.operations.ts'],
  ['fragment', '.fragments.ts'],
]);

/** Where those words are made. */
const makers = /^apps\/client\/src\/api\/(operation|fragment)\.ts$/;

/** What the client asks stands where it is looked for: the gateway's list of operations is made of these files. */
export const documentRule: Rule = (sources) =>
  sources
    .filter(({ file, isTest }) => file.startsWith(home) && !isTest && !makers.test(file))
    .flatMap((source) => [...elsewhere(source), ...underAnotherName(source)]);

function elsewhere(source: Source): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const called = ts.isCallExpression(node) ? node.expression.getText(source.tree) : '';
    const ending = homes.get(called);
    if (ending !== undefined && !source.file.endsWith(ending)) {
      found.push(`${source.file}:${lineOf(source, node)}: ${called}(…) stands in *${ending}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return found;
}

function underAnotherName(source: Source): string[] {
  return importedNames(source)
    .filter(({ specifier, name, local }) => {
      const isMaker = makers.test(relativeTarget(source, specifier) ?? '');
      return isMaker && (name === '*' || (homes.has(name) && local !== name));
    })
    .map(({ specifier }) => `${source.file}: what ${specifier} makes bears its own name`);
}
