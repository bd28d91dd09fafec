import ts from 'typescript';
import type { Rule, Source } from './source.ts';

/** How a statement begins when its first keyword is in lower case. */
const lowerStart =
  /^\s*(select\s[\s\S]*(from|\()|insert into|delete from|update [\w.]+ set|(create|alter|drop) (database|function|index|policy|role|schema|table|trigger|view))\b/;

/** How one begins, and what in it is a keyword and a name of nothing. */
const upperStart = /^\s*(SELECT|INSERT INTO|DELETE FROM|UPDATE|WITH|CREATE|ALTER|DROP)\b/;
const lowerWithin = /\s(from|where|join|values|returning|group by|order by|limit)\s/;

/** Words in quotes and comments of a statement, that are nobody's keywords. */
const told = /'[^']*'|--.*|\/\*[\s\S]*?\*\//g;

/** Keywords of SQL are in upper case, wherever a statement stands (CONTRIBUTING, Database). */
export const keywordRule: Rule = (sources) => sources.flatMap(lowerKeywords);

function lowerKeywords({ file, tree }: Source): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = node.getText(tree).slice(1, -1);
      const statement = upperStart.test(text) ? text.replace(told, '') : '';
      if (lowerStart.test(text) || lowerWithin.test(statement)) {
        const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
        found.push(`${file}:${line}: keywords of SQL in upper case`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
