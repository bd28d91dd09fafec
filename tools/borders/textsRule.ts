import ts from 'typescript';
import type { Rule, Source } from './source.ts';

/** Texts that other screens say too: beside a screen's own, each bears its own name. */
const besideOthers = new Set([
  'askRegeling',
  'careChoice',
  'declaraties',
  'facturen',
  'help',
  'internal',
  'loggedOut',
  'nota',
  'notices',
  'phase',
  'regeling',
  'shell',
  'steps',
]);

/**
 * A module of texts has one name in every file: `words` where the whole app says them, `notaWords` where several
 * screens do, and `m` for the texts of one.
 */
export const textsRule: Rule = (sources) => sources.flatMap(strangeNames);

function strangeNames({ file, tree }: Source): string[] {
  if (!file.startsWith('apps/client/')) return [];
  return tree.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const module = textsIn(statement);
    const bindings = statement.importClause?.namedBindings;
    if (module === undefined || statement.importClause?.phaseModifier) return [];
    const name = nameOf(module);
    if (!bindings || !ts.isNamespaceImport(bindings))
      return [`${file}: the texts of ${module} are taken as a whole, called ${name}`];
    return bindings.name.text === name
      ? []
      : [`${file}: the texts of ${module} are called ${name}, not ${bindings.name.text}`];
  });
}

function textsIn({ moduleSpecifier }: ts.ImportDeclaration): string | undefined {
  const path = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  return /\/generated\/texts\/(\w+)\.js$/.exec(path)?.[1];
}

function nameOf(module: string): string {
  if (module === 'shared') return 'words';
  return besideOthers.has(module) ? `${module}Words` : 'm';
}
