import ts from 'typescript';
import type { Source } from '../borders/source.ts';
import type { Name, NameKind } from './names.ts';

/** A word, a text in quotes or a sign of a statement, and where that begins. */
interface Token {
  readonly text: string;
  readonly at: number;
}

/** What says that a text is SQL, or a piece of it. */
const isSql =
  /\b(SELECT|INSERT INTO|DELETE FROM|UPDATE|FROM|JOIN|WITH|VALUES|WHERE|CASE WHEN)\b|\bAS [a-z"]|\bjsonb?_build_object\b/;

/** Stands where a statement takes a piece from elsewhere. */
const hole = '\u0001';

const token = /--.*|\/\*[^]*?\*\/|'(?:[^']|'')*'|"\w+"|[A-Za-z_]\w*|\S/g;

/** A type behind a column, where rows are made of JSON. */
const isType =
  /^(text|int|integer|bigint|jsonb?|date|uuid|boolean|bytea|timestamptz|numeric|precision)$/;

/** Keywords are in upper case (`tools/borders/keywordRule.ts`), and a name never is. */
const isName = (text = ''): boolean => /^"?[a-z_]\w*"?$/.test(text);

/**
 * The names that the statements in a file give themselves: to rows (a table’s alias, a query under WITH), and to
 * values (a column, a key of JSON). What they only read was named where it is made.
 */
export function namesInSql({ file, tree }: Source): Name[] {
  const names: Name[] = [];
  const visit = (node: ts.Node): void => {
    const sql = textOf(node);
    if (sql !== undefined && isSql.test(sql)) {
      for (const { kind, text, at } of namesIn(sql)) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree) + at);
        names.push({ kind, text: text.replaceAll(/["']/g, ''), at: `${file}:${line + 1}` });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}

/** A text as long as it is written, without what TypeScript puts into it: that is visited by itself. */
function textOf(node: ts.Node): string | undefined {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return undefined;
  const start = node.getStart();
  const spans = ts.isTemplateExpression(node) ? node.templateSpans : [];
  let text = node.getText();
  for (const { expression, literal } of spans) {
    const from = expression.getFullStart() - start;
    const to = literal.getStart() - start;
    const blank = text.slice(from, to).replaceAll(/[^\n]/g, ' ');
    text = `${text.slice(0, from - 2)}${hole} ${blank} ${text.slice(to + 1)}`;
  }
  return ` ${text.slice(1, -1)}`;
}

function namesIn(sql: string): (Token & { readonly kind: NameKind })[] {
  const tokens = [...sql.matchAll(token)]
    .map(({ 0: text, index }) => ({ text, at: index }))
    .filter(({ text }) => !/^(--|\/\*)/.test(text));
  return tokens.flatMap((one, index) => {
    const columns = columnsAt(tokens, index).map((column) => ({
      ...column,
      kind: 'SQL column' as const,
    }));
    const isAlias = isName(one.text) && namesRows(tokens, index);
    return isAlias ? [{ ...one, kind: 'SQL alias' as const }, ...columns] : columns;
  });
}

/** Whether a name is given to rows here: a query under WITH, a window, or an alias. */
function namesRows(tokens: readonly Token[], index: number): boolean {
  const text = (offset: number): string => tokens[index + offset]?.text ?? '';
  const isDefined = text(1) === 'AS' && /^(\(|NOT|MATERIALIZED)$/.test(text(2));
  const listed = text(-1) === 'AS' && text(1) === '(';
  const behindTable = isName(text(-1)) || /^(\)|ORDINALITY)$/.test(text(-1));
  const behindPiece = text(-1) === hole && /^(FROM|JOIN|USING|UPDATE)$/.test(text(-2));
  return isDefined || listed || ((behindTable || behindPiece) && !isType.test(text(0)));
}

/** The columns that begin here: one behind AS, those of an alias or query in brackets, the keys of an object. */
function columnsAt(tokens: readonly Token[], index: number): readonly Token[] {
  const one = tokens[index];
  const behind = tokens[index + 1];
  if (!one || !behind) return [];
  if (/^jsonb?_build_object$/.test(one.text) && behind.text === '(') {
    return partsOf(tokens, index + 2)
      .filter((_, place) => place % 2 === 0)
      .flatMap(([key]) => (key && /^'\w+'$/.test(key.text) ? [key] : []));
  }
  if (one.text === 'AS' && isName(behind.text) && tokens[index + 2]?.text !== '(') return [behind];
  const listed = isName(one.text) && behind.text === '(' && bringsColumns(tokens, index);
  return listed ? partsOf(tokens, index + 2).flatMap(([column]) => column ?? []) : [];
}

function bringsColumns(tokens: readonly Token[], index: number): boolean {
  return tokens[index - 1]?.text === 'AS' || namesRows(tokens, index);
}

/** What stands between commas from here to the bracket that closes. */
function partsOf(tokens: readonly Token[], from: number): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const one of tokens.slice(from)) {
    if (one.text === ')' && depth === 0) break;
    if (one.text === '(') depth += 1;
    if (one.text === ')') depth -= 1;
    if (one.text === ',' && depth === 0) parts.push([]);
    else parts.at(-1)?.push(one);
  }
  return parts;
}
