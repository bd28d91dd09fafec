import ts from 'typescript';
import type { Rule, Source } from './source.ts';

/** What asking or changing the database is called (CONTRIBUTING, How the code is written). */
const verbs: ReadonlySet<string> = new Set(
  'get find list count add update remove save mark lock take claim is has may can'.split(' '),
);

/** Verbs of the books themselves, each with what it says that no verb above does. */
const domainVerbs: Readonly<Record<string, string>> = {
  book: 'writes a payment, a debit or a payout into the ledger, where each line stands once and for good',
  start: 'an arrangement begins to run, with its number, its invoices and its first term together',
};

/** A statement by itself may be called by its keyword of SQL. */
const keywords: ReadonlySet<string> = new Set(['select', 'insert', 'delete']);

/** A function of `*.queries.ts` that asks the database, and an exported statement, begin with a known verb. */
export const queryVerbRule: Rule = (sources) =>
  sources.filter(({ file }) => file.endsWith('.queries.ts')).flatMap(strangeVerbs);

function strangeVerbs({ file, tree }: Source): string[] {
  return tree.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) {
      const name = statement.name?.text ?? '';
      return !isAsync(statement) || isKnown(name) ? [] : [told(file, 'query', name)];
    }
    if (!ts.isVariableStatement(statement) || !has(statement, ts.SyntaxKind.ExportKeyword)) {
      return [];
    }
    return statement.declarationList.declarations
      .filter(({ type }) => type?.getText(tree) === 'Statement')
      .map(({ name }) => name.getText(tree))
      .filter((name) => !isKnown(name) && !keywords.has(verbOf(name)))
      .map((name) => told(file, 'statement', name));
  });
}

const verbOf = (name: string): string => /^[a-z]+/.exec(name)?.[0] ?? '';

const isKnown = (name: string): boolean => verbs.has(verbOf(name)) || verbOf(name) in domainVerbs;

function isAsync(node: ts.FunctionDeclaration): boolean {
  return (
    has(node, ts.SyntaxKind.AsyncKeyword) || (node.type?.getText() ?? '').startsWith('Promise')
  );
}

function has(node: ts.FunctionDeclaration | ts.VariableStatement, kind: ts.SyntaxKind): boolean {
  return node.modifiers?.some((modifier) => modifier.kind === kind) ?? false;
}

function told(file: string, what: string, name: string): string {
  return `${file}: the ${what} ${name} begins with a verb of CONTRIBUTING: ${[...verbs].join(', ')}`;
}
