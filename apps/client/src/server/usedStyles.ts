import type { Brand } from '@mijn/domain/brands';
import type { Style } from './files.ts';
import { toStyle } from './toStyle.ts';

/** A rule with its block; what is in a block of conditions are rules again. Statements have no block. */
interface Rule {
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

function parseRules(text: string): Rule[] {
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

interface Selector {
  readonly text: string;
  /** Without what is in parentheses. */
  readonly plain: string;
}

/** The selectors of a rule; a comma within parentheses belongs to its selector. */
function selectorsOf(head: string): Selector[] {
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

/** Whether a selector can mean something here; what is in parentheses is not judged. */
function canMatch({ plain }: Selector, classes: ReadonlySet<string>, merk: Brand): boolean {
  const [, brand] = /\[data-brand="?(\w+)"?\]/.exec(plain) ?? [];
  return (
    (brand === undefined || brand === merk) &&
    [...plain.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name))
  );
}

function write(rules: readonly Rule[], classes: ReadonlySet<string>, merk: Brand): string {
  return rules
    .map(({ head, block }) => {
      if (block === undefined) return head;
      if (typeof block !== 'string') {
        const inner = write(block, classes, merk);
        return inner === '' ? '' : `${head}{${inner}}`;
      }
      if (head.startsWith('@')) return `${head}{${block}}`;
      const used = selectorsOf(head).filter((selector) => canMatch(selector, classes, merk));
      return used.length === 0 ? '' : `${used.map(({ text }) => text).join()}{${block}}`;
    })
    .join('');
}

/** Of one sheet, and of pages with the same classes, it is always the same. */
const known = new WeakMap<Style, { readonly rules: Rule[]; readonly used: Map<string, Style> }>();
// There are a few dozen such pages, by brand and state.
const keptAtMost = 200;

/**
 * Of the sheets of a page that no script draws again, what its own elements can use: the rules whose classes
 * all stand in it, of its own brand. That takes a third off the bytes that a login page waits for.
 * @param content the page's markup
 */
export function usedStyles(styles: readonly Style[], content: string, merk: Brand): Style[] {
  const lists = [...content.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list);
  const classes = new Set(lists.flatMap((list) => list.split(' ')));
  const key = [merk, ...[...classes].toSorted()].join(' ');
  return styles.map((style) => {
    const { rules, used } = known.get(style) ?? { rules: parseRules(style.text), used: new Map() };
    known.set(style, { rules, used });
    if (used.size > keptAtMost) used.clear();
    const found = used.get(key) ?? toStyle(style.address, write(rules, classes, merk));
    used.set(key, found);
    return found;
  });
}
