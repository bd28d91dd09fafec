import path from 'node:path';
import ts from 'typescript';
import type { Source } from '../borders/source.ts';

/** A file that is named after another thing than the one that it exports. */
export interface OtherFileName {
  readonly file: string;
  /** What it exports. */
  readonly text: string;
}

/** What a router, a test runner or a server asks a file for, by that name. */
const asked = /^(Component|loader|action|setup|render)$/;
/** Named as a part of the contract is (contract.md, Addresses). */
const ofContract = ['packages/contract/src/addresses.ts'];
/** Tests and journeys are named after what they try, in `.d.ts` others name. */
const notOurs = /\.(test|e2e|d)\.tsx?$/;
/** How much of a word has to agree at most: of "statuses" and "status" enough does. */
const enough = 4;

/**
 * Holds a file with one export to its name (CONTRIBUTING, How the code is written): a component, a class or a type is the file's own, and the
 * name of a function or a value has one of the file's words, or of its folder's.
 */
export function otherFileNames(sources: readonly Source[]): OtherFileName[] {
  return sources.flatMap(({ file, tree }) => {
    if (notOurs.test(file) || ofContract.includes(file)) return [];
    const [text, ...more] = exportedBy(tree);
    const isHeld = text === undefined || more.length > 0 || asked.test(text) || bears(file, text);
    return isHeld ? [] : [{ file, text }];
  });
}

function bears(file: string, name: string): boolean {
  const [own = '', ...kinds] = path.basename(file).split('.');
  if (/^\p{Lu}\p{Ll}/u.test(name)) return own.toLowerCase() === name.toLowerCase();
  const words = [own, ...kinds.slice(0, -1), path.basename(path.dirname(file))].flatMap(startsOf);
  return startsOf(name).some((one) =>
    words.some((word) => word.startsWith(one) || one.startsWith(word)),
  );
}

const startsOf = (name: string): string[] =>
  (name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu) ?? []).map((part) =>
    part.toLowerCase().slice(0, enough),
  );

/** The names of what a file exports; more than one where it hands on what another file has. */
function exportedBy(tree: ts.SourceFile): string[] {
  return tree.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) || ts.isExportAssignment(statement)) return ['', ''];
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText(tree));
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
}
