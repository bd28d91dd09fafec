/** A rule with its block; what is in a block of conditions are rules again. Statements have no block. */
export interface Rule {
  readonly head: string;
  readonly block?: string | readonly Rule[];
}

const isGroup = /^@(media|supports|container|layer)\b/;

/** Where the block that begins at `from` ends: behind its closing brace. Strings may hold braces. */
function blockEnd(text: string, from: number): number {
  const marks = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g;
  marks.lastIndex = from;
  let depth = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '{') depth += 1;
    if (mark[0] === '}') depth -= 1;
    if (depth === 0) return marks.lastIndex;
  }
  throw new Error('A block of a style sheet has no end');
}

/**
 * Reads a style sheet of the build, which is minified: without comments.
 * @throws Error for a block without an end
 */
export function parseRules(text: string): Rule[] {
  const rules: Rule[] = [];
  let from = 0;
  while (from < text.length) {
    const open = text.indexOf('{', from);
    const end = text.indexOf(';', from);
    if (end !== -1 && (end < open || open === -1)) {
      rules.push({ head: text.slice(from, end + 1) });
      from = end + 1;
    } else {
      if (open === -1) break;
      const head = text.slice(from, open);
      from = blockEnd(text, open);
      const block = text.slice(open + 1, from - 1);
      rules.push({ head, block: isGroup.test(head) ? parseRules(block) : block });
    }
  }
  return rules;
}

/** One of a rule's selectors. */
export interface Selector {
  readonly text: string;
  /** Without what is in parentheses. */
  readonly plain: string;
}

/** The selectors of a rule; a comma within parentheses belongs to its selector. */
export function selectorsOf(head: string): Selector[] {
  const selectors = [{ text: '', plain: '' }];
  let depth = 0;
  for (const character of head) {
    if (character === ')') depth -= 1;
    const last = selectors.at(-1);
    if (character === ',' && depth === 0) selectors.push({ text: '', plain: '' });
    else if (last) {
      last.text += character;
      if (depth === 0) last.plain += character;
    }
    if (character === '(') depth += 1;
  }
  return selectors;
}

/** Writes rules as they were read. */
export function writeRules(rules: readonly Rule[]): string {
  return rules
    .map(({ head, block }) => {
      if (block === undefined) return head;
      return `${head}{${typeof block === 'string' ? block : writeRules(block)}}`;
    })
    .join('');
}

/** The same rules with other blocks; a rule whose block becomes empty goes, and with it what holds only such. */
export function mapBlocks(
  rules: readonly Rule[],
  map: (head: string, block: string) => string,
): Rule[] {
  return rules.flatMap(({ head, block }) => {
    if (block === undefined) return { head };
    const mapped = typeof block === 'string' ? map(head, block) : mapBlocks(block, map);
    return mapped.length === 0 ? [] : { head, block: mapped };
  });
}
