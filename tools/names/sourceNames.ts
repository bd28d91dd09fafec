import ts from 'typescript';
import type { Source } from '../borders/source.ts';
import { namesInMarkup } from './markupNames.ts';
import type { Name, NameKind } from './names.ts';

/** Functions whose first argument says what a test is about. */
const titled = /^(describe|it|test)(\.\w+)*(\.(each|for|runIf|skipIf)\b[^]*)?$/;
/** Classes of what goes wrong. */
const failures = /(Error|Failed|Failure|Refusal|Problem)$/;
/** Calls whose text goes to whoever runs the server. */
const logged = /\blog(ger)?\.(trace|debug|info|warn|error|fatal)$/;

/** Calls that say first what something is called: in the browser’s storage, as a folder, in the list of screens. */
const keeps = /\b(getItem|setItem|removeItem|mkdtemp|mkdtempSync|fixed|reached)$/;
/** Calls that give the path of a file or folder, or an address. */
const makesText = /^(await )?(mkdtemp|mkdtempSync|(path\.)?join|path\.resolve|new URL)\b/;
/** Words with spaces between them, and not a value that a case tries. */
const sentence = /^[a-z][\w’'-]*(,? [\w’'-]+)+$/;

/** The names that a TypeScript file declares, the titles of its tests, and what it tells operators. */
export function namesInSource({ file, tree }: Source): Name[] {
  const names: Name[] = [];
  const add = (kind: NameKind, node: ts.Node, text: string, more: Partial<Name> = {}): void => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    names.push({ kind, text, at: `${file}:${line + 1}`, ...more });
  };
  const visit = (node: ts.Node): void => {
    const statement = statementName(node);
    if (statement) add('SQL statement', statement, statement.text);
    const identifier = declaredBy(node);
    if (identifier) add('identifier', identifier, identifier.text, whatIs(node));
    const code = codeOf(node);
    if (code) add('code', code, code.text);
    for (const field of loggedFields(node)) add('log field', field, wordsIn(field));
    for (const { kind, node: at, text } of namesInMarkup(node)) add(kind, at, text);
    for (const row of titlesInRows(node)) add('test title', row, row.text);
    const key = keyOf(node);
    if (key) add('key', key, key.text);
    const spoken = saidBy(node);
    if (spoken) add(spoken.kind, spoken.node, spoken.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}

const isSql = /\b(SELECT|INSERT|UPDATE|DELETE|CALL|LOCK)\b/;

/** What PostgreSQL calls a prepared statement: the `name` beside a `text` of SQL. */
function statementName(node: ts.Node): ts.StringLiteralLike | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const valueOf = (key: string) =>
    node.properties
      .filter(ts.isPropertyAssignment)
      .find(({ name }) => ts.isIdentifier(name) && name.text === key)?.initializer;
  const name = valueOf('name');
  const text = valueOf('text')?.getText() ?? '';
  return name && ts.isStringLiteralLike(name) && isSql.test(text) ? name : undefined;
}

function declaredBy(node: ts.Node): ts.Identifier | ts.PrivateIdentifier | undefined {
  // What is imported was named where it comes from, unless it gets a name here.
  if (ts.isImportSpecifier(node)) return node.propertyName ? node.name : undefined;
  const name = ts.isImportClause(node) ? node.name : declarationName(node);
  return name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) ? name : undefined;
}

function declarationName(node: ts.Node): ts.Node | undefined {
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isTypeElement(node) ||
    ts.isClassElement(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isNamespaceImport(node);
  return declares ? node.name : undefined;
}

/** What a declaration says of its name beside what it is. */
function whatIs(node: ts.Node): Partial<Name> {
  const isOwn =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    (ts.isBindingElement(node) && node.propertyName !== undefined);
  return { ...(isOwn && { isOwn }), ...(isOfText(node) && { isText: true }) };
}

/** Whether what is declared is a text or an address, as far as its own line says so. */
function isOfText(node: ts.Node): boolean {
  const declares =
    ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isPropertySignature(node);
  if (!declares) return false;
  const value = 'initializer' in node ? node.initializer?.getText() : undefined;
  return /^(string|URL)\b/.test(node.type?.getText() ?? '') || makesText.test(value ?? '');
}

/** One of the values that a type of ours allows, `'kwijt'` of `'kwijt' | 'slow'`. */
function codeOf(node: ts.Node): ts.StringLiteral | undefined {
  if (!ts.isLiteralTypeNode(node) || ts.isImportTypeNode(node.parent)) return undefined;
  return ts.isStringLiteral(node.literal) && /^\w+$/.test(node.literal.text)
    ? node.literal
    : undefined;
}

/** What the values of a log line are called, and those among them that are words. */
function loggedFields(node: ts.Node): readonly ts.Node[] {
  const fields = loggedBy(node);
  if (!fields || !ts.isObjectLiteralExpression(fields)) return [];
  return fields.properties.flatMap((property) => [
    ...(property.name ? [property.name] : []),
    ...(ts.isPropertyAssignment(property) ? literalsOf(property.initializer) : []),
  ]);
}

/** What a call logs, or what a function makes for that: `toLogged`. */
function loggedBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isCallExpression(node))
    return logged.test(node.expression.getText()) ? node.arguments[0] : undefined;
  if (!ts.isReturnStatement(node)) return undefined;
  const maker = ts.findAncestor(node, ts.isFunctionDeclaration);
  return maker?.name?.text.endsWith('Logged') ? node.expression : undefined;
}

/** The texts that an expression may come to: of both sides of a `??`, and of a condition. */
function literalsOf(node: ts.Expression): readonly ts.StringLiteralLike[] {
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isBinaryExpression(node)) return [node.left, node.right].flatMap(literalsOf);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsOf);
  return [];
}

const wordsIn = (node: ts.Node): string =>
  ts.isStringLiteralLike(node) ? node.text : node.getText();

function saidBy(node: ts.Node): (Pick<Name, 'kind' | 'text'> & { node: ts.Node }) | undefined {
  if (ts.isNewExpression(node)) return said('message', failures, node.expression, node.arguments);
  if (!ts.isCallExpression(node)) return undefined;
  return (
    said('test title', titled, node.expression, node.arguments) ??
    said('message', logged, node.expression, node.arguments)
  );
}

function said(
  kind: NameKind,
  caller: RegExp,
  called: ts.Expression,
  [first, second]: readonly ts.Expression[] = [],
): (Pick<Name, 'kind' | 'text'> & { node: ts.Node }) | undefined {
  if (!caller.test(called.getText())) return undefined;
  // The words come last: behind the values of a log line, or behind the code of a failure.
  const node = second && isText(second) ? second : first;
  return node && isText(node) ? { kind, node, text: textOf(node) } : undefined;
}

/** What the cases of a test are called, where its title begins with that: `it.each([['nothing', 0]])('%s counts')`. */
function titlesInRows(node: ts.Node): readonly ts.StringLiteralLike[] {
  if (!ts.isCallExpression(node) || !ts.isCallExpression(node.expression)) return [];
  const [title] = node.arguments;
  const [rows] = node.expression.arguments;
  const isTitled = title && isText(title) && textOf(title).startsWith('%s');
  if (!isTitled || !titled.test(node.expression.getText())) return [];
  if (!rows || !ts.isArrayLiteralExpression(rows)) return [];
  return rows.elements
    .map((row) => (ts.isArrayLiteralExpression(row) ? row.elements[0] : row))
    .filter((cell) => cell !== undefined)
    .filter(ts.isStringLiteralLike)
    .filter(({ text }) => sentence.test(text));
}

/** By what something is kept: in the browser's storage, or as a folder that is made for a while. */
function keyOf(node: ts.Node): ts.StringLiteralLike | undefined {
  if (ts.isVariableDeclaration(node)) {
    const { name, initializer } = node;
    const isKey =
      /key$/i.test(name.getText()) && initializer && ts.isStringLiteralLike(initializer);
    return isKey && /^[a-z]+([A-Z-][a-z]*)*$/.test(initializer.text) ? initializer : undefined;
  }
  if (!ts.isCallExpression(node) || !keeps.test(node.expression.getText())) return undefined;
  const [first] = node.arguments;
  const last = first && ts.isCallExpression(first) ? first.arguments.at(-1) : first;
  return last && ts.isStringLiteralLike(last) ? last : undefined;
}

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function textOf(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
}
