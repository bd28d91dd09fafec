import type ts from 'typescript';
import { lineOf, sqlTexts } from './sqlText.ts';
import type { Rule, Source } from './source.ts';

const isOurs = /^apps\/(gateway|provider)\/src\//;

/** `FROM a`, `JOIN LATERAL a`, `UPDATE ONLY a`: a name without a schema before it, that is no function. */
const bare = /\b(?:FROM|JOIN|INTO|UPDATE|USING)\s+(?:ONLY\s+)?([a-z_]\w*)\b(?!\s*[.(])/g;

/** What is no source of rows though it stands behind such a word, and PostgreSQL's own tables. */
const others = /^(pg_\w+|lateral|set|nowait|skip)$/i;

/** Pieces of a statement that are given to those who have the part that they name. */
const partsOfUsers: ReadonlyMap<string, readonly string[]> = new Map([
  ['apps/provider/src/declaraties/jobs/lineParts.queries.ts', ['line']],
]);

/**
 * A table is named with its schema: without it, what a statement reads depends on a setting of the connection, and
 * neither the map nor who looks for the users of a table finds it. A bare name is that of a part of the statement (`WITH
 * a AS (…)`), somewhere in the same file.
 */
export const tableRule: Rule = (sources) =>
  sources.filter(({ file, isTest }) => isOurs.test(file) && !isTest).flatMap(bareTables);

function bareTables(source: Source): string[] {
  const { file, tree } = source;
  return sqlTexts(source).flatMap((node) =>
    [...sqlOf(node, tree).matchAll(bare)].flatMap(([, name = '']) =>
      others.test(name) || isPart(name, tree.text) || partsOfUsers.get(file)?.includes(name)
        ? []
        : [`${file}:${lineOf(source, node)}: ${name} is named without its schema`],
    ),
  );
}

/** The text without comments, words in quotes, and what only says how much of a text or a date is meant. */
function sqlOf(node: ts.Node, tree: ts.SourceFile): string {
  return node
    .getText(tree)
    .slice(1, -1)
    .replaceAll(/--.*|\/\*[\s\S]*?\*\/|'[^']*'/g, '')
    .replaceAll(/\b(extract|substring|trim|overlay|position)\s*\([^()]*\bFROM\b/gi, '')
    .replaceAll(/\bIS (NOT )?DISTINCT FROM\b/g, '')
    .replaceAll(/\bFOR (NO KEY )?UPDATE\b|\bDO UPDATE\b|\bON UPDATE\b/g, '');
}

function isPart(name: string, text: string): boolean {
  return new RegExp(`\\b${name}\\b\\s*(\\([^)]*\\)\\s*)?AS\\s+((NOT )?MATERIALIZED\\s+)?\\(`).test(
    text,
  );
}
