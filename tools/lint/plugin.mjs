/* Rules that oxlint does not have: those of ARCHITECTURE.md on transactions, money and words. */

/** Folders that may open a transaction: for a caller, for a job, or to migrate. */
const opensTransactions = /^(apps\/provider\/src\/(access|jobs)\/|packages\/postgres\/)/;
const tests = /\.(test|testing|e2e)\.tsx?$|\/testing\/|\/src\/test\//;

const begin = /(^|;)\s*(BEGIN|START\s+TRANSACTION)\b/i;
/** The body of a database function, where BEGIN is PL/pgSQL's. */
const body = /\$(\w*)\$[\s\S]*?\$\1\$/g;

/** Returns the path of the linted file from the root. */
function fileOf(context) {
  const top = import.meta.dirname.replaceAll('\\', '/').replace(/tools\/lint$/, '');
  return context.filename.replaceAll('\\', '/').replace(top, '');
}

/** Calls `check` with each text and expression of a file, templates in source form, and its node. */
function texts(check) {
  return {
    Literal(node) {
      if (typeof node.value === 'string') check(node.value, node);
      if (node.regex) check(node.regex.pattern, node);
    },
    TemplateLiteral(node) {
      const parts = node.quasis.map((quasi, index) =>
        index < node.expressions.length ? `${quasi.value.raw}\${x}` : quasi.value.raw,
      );
      check(parts.join(''), node);
    },
  };
}

const rule = (create) => ({ create: (context) => create(context, fileOf(context)) ?? {} });

const transactions = rule((context, file) => {
  if (!/^(apps\/(gateway|provider)|packages)\//.test(file)) return undefined;
  if (tests.test(file) || opensTransactions.test(file)) return undefined;
  const report = (node) =>
    context.report({ node, message: 'Open a transaction by inAccess, readInAccess or inJob.' });
  return {
    ...texts((text, node) => begin.test(text.replaceAll(body, '')) && report(node)),
    MemberExpression(node) {
      const name = node.computed ? node.property.value : node.property.name;
      if (name !== 'connect') return;
      if (!/socket$/i.test(context.sourceCode.getText(node.object))) report(node);
    },
  };
});

const isValue = (node, value) =>
  node.type === 'Literal' && node.value !== null && String(node.value) === String(value);

const isShareOfHundred = (node) =>
  node.type === 'BinaryExpression' &&
  ((['/', '%'].includes(node.operator) && isValue(node.right, 100)) ||
    (node.operator === '*' && [node.left, node.right].some((one) => isValue(one, 0.01))));

const money = rule((context, file) => {
  if (/^packages\/(domain\/src\/money|ui\/)/.test(file)) return undefined;
  const message = 'Amounts are whole cents; @mijn/domain/money writes and reads them.';
  const report = (node) => context.report({ node, message });
  // Tests may calculate, but do not format amounts by hand either.
  if (tests.test(file) || /^(tools|e2e)\//.test(file)) {
    return {
      CallExpression({ callee, arguments: given }) {
        if (!['toFixed', 'toLocaleString', 'format'].includes(callee.property?.name)) return;
        for (const node of [callee.object, ...given]) if (isShareOfHundred(node)) report(node);
      },
    };
  }
  return {
    BinaryExpression(node) {
      if (isShareOfHundred(node)) report(node);
    },
    CallExpression({ callee, arguments: [digits] }) {
      if (callee.property?.name === 'toFixed' && digits && isValue(digits, 2)) report(callee);
    },
    TemplateLiteral(node) {
      if (node.quasis.slice(0, -1).some(({ value }) => /(€|\bEUR)\s*$/.test(value.raw)))
        report(node);
    },
    Property(node) {
      if (isValue(node.value, 'currency')) report(node);
    },
  };
});

/** V8 misreads `(?i:…)` once a process has compiled so many expressions that it stops optimising them. */
const modifiers = rule((context, file) => {
  if (file.startsWith('tools/')) return undefined;
  const inside = /\(\?(-?[ims]+|[ims]+-[ims]+):/;
  const check = (text, node) =>
    inside.test(text) && context.report({ node, message: 'Write the letters of both cases out.' });
  return texts(check);
});

const riddle = /^\s*\**\s*(What|Who|Whoever|Of|As|That|One)\b/;

/** Returns the function that declares a test, through `it.each(…)` and `test.describe`. */
function testFunctionOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return testFunctionOf(callee.object);
  return callee.type === 'CallExpression' ? testFunctionOf(callee.callee) : '';
}

/** A past participle alone does not tell what a thing is. */
const participle = /^(told|said|asked|left|kept|shown|given|led)$/i;

/** Comments and titles begin with their subject or verb (CONTRIBUTING.md). */
const plainWords = rule((context) => {
  const message = 'Begin with the subject or the verb.';
  const checkName = (id) => {
    if (id?.type === 'Identifier' && participle.test(id.name))
      context.report({ node: id, message: 'Name it by a noun, a verb or a question.' });
  };
  return {
    ExportNamedDeclaration({ declaration }) {
      checkName(declaration?.id);
      for (const { id } of declaration?.declarations ?? []) checkName(id);
    },
    Program() {
      let lineBefore = -1;
      for (const comment of context.sourceCode.getAllComments()) {
        const isContinued = comment.type === 'Line' && comment.loc.start.line === lineBefore + 1;
        if (!isContinued && riddle.test(comment.value))
          context.report({ loc: comment.loc, message });
        lineBefore = comment.type === 'Line' ? comment.loc.end.line : -1;
      }
    },
    CallExpression({ callee, arguments: [title] }) {
      if (!['it', 'test', 'describe'].includes(testFunctionOf(callee))) return;
      // A group of journeys may name its persona: "as Sanne".
      if (/^as [A-Z]/.test(title?.value)) return;
      const text = title?.type === 'TemplateLiteral' ? title.quasis[0].value.raw : title?.value;
      if (typeof text === 'string' && riddle.test(text[0]?.toUpperCase() + text.slice(1)))
        context.report({ node: title, message });
    },
  };
});

export default {
  meta: { name: 'mijn' },
  rules: {
    transactions,
    money,
    'regexp-modifiers': modifiers,
    'plain-words': plainWords,
  },
};
