import ts from 'typescript';
import { lineOf, sqlTexts } from './sqlText.ts';
import type { Rule, Source } from './source.ts';

const home = 'apps/gateway/src/';

/** What makes connections, migrates, and asks who it is. */
const machinery = `${home}db/`;

/** In the gateway, as in the provider, SQL stands in `*.queries.ts`: as statements with a name. */
export const gatewayRule: Rule = (sources) =>
  sources
    .filter(({ file, isTest }) => file.startsWith(home) && !isTest && !file.startsWith(machinery))
    .flatMap(statementsElsewhere);

function statementsElsewhere(source: Source): string[] {
  return sqlTexts(source)
    .filter((node) => !isAtHome(source.file, node))
    .map(
      (node) =>
        `${source.file}:${lineOf(source, node)}: SQL stands in *.queries.ts, in a statement with a name`,
    );
}

function isAtHome(file: string, node: ts.Node): boolean {
  const { parent } = node;
  const isNamed = ts.isPropertyAssignment(parent) && parent.name.getText() === 'text';
  return file.endsWith('.queries.ts') && isNamed;
}
