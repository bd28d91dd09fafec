import type { Brand } from '@mijn/domain/brands';
import type { Style } from '../document/files.ts';
import {
  mapBlocks,
  parseRules,
  selectorsOf,
  writeRules,
  type Rule,
  type Selector,
} from './styleRules.ts';
import { toStyle } from './toStyle.ts';

/** What a page is made of, as far as style sheets can ask. */
interface Drawn {
  readonly elements: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly brand: Brand;
}

// Elements that a document has around its content, whatever that is.
const around = ['html', 'head', 'body'];

function toDrawn(content: string, brand: Brand): Drawn {
  const elements = [...content.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name);
  const lists = [...content.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list);
  return {
    elements: new Set([...around, ...elements]),
    classes: new Set(lists.flatMap((list) => list.split(' '))),
    brand,
  };
}

/** The elements that a selector names, without those in parentheses. */
const elementsOf = (plain: string) =>
  plain.replaceAll(/\[[^\]]*\]|::?[\w-]+/g, '').match(/(?<![\w.#-])[a-z][\w-]*/g) ?? [];

/** Whether a selector can mean something here; what is in parentheses is not judged. */
function canMatch({ plain }: Selector, { elements, classes, brand }: Drawn): boolean {
  const [, asked] = /\[data-brand="?(\w+)"?\]/.exec(plain) ?? [];
  return (
    (asked === undefined || asked === brand) &&
    elementsOf(plain).every((name) => elements.has(name)) &&
    [...plain.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name))
  );
}

/** The rules that can mean something on a page, with those of their selectors that can. */
function filterRules(rules: readonly Rule[], page: Drawn): Rule[] {
  return rules.flatMap(({ head, block }) => {
    if (block === undefined) return { head };
    if (typeof block !== 'string') {
      const inner = filterRules(block, page);
      return inner.length === 0 ? [] : { head, block: inner };
    }
    if (head.startsWith('@')) return { head, block };
    const used = selectorsOf(head).filter((selector) => canMatch(selector, page));
    return used.length === 0 ? [] : { head: used.map(({ text }) => text).join(), block };
  });
}

const isMovement = /^@keyframes\s+([\w-]+)/;
const customProperty = /(?<=^|;)--([\w-]+):[^;]*(?:;|$)/g;

/** Rules without colours and sizes that nothing asks for, and without movements that nothing makes. */
function withoutUnused(rules: readonly Rule[]): readonly Rule[] {
  const text = writeRules(rules);
  const asked = new Set([...text.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name));
  const moves = [...text.matchAll(/animation(?:-name)?:([^;}]*)/g)]
    .map(([, value]) => value)
    .join();
  const left = mapBlocks(rules, (head, block) => {
    const [, movement] = isMovement.exec(head) ?? [];
    if (movement !== undefined) return new RegExp(`\\b${movement}\\b`).test(moves) ? block : '';
    return block.replaceAll(customProperty, (whole, name: string) =>
      asked.has(name) ? whole : '',
    );
  });
  // What only an unused one asked for is unused itself.
  return writeRules(left) === text ? left : withoutUnused(left);
}

/** Of the same sheets, and pages of the same elements and classes, it is always the same. */
const known = new Map<string, Style>();
// There are a few dozen such pages, by brand and state.
const keptAtMost = 200;

/**
 * Of the sheets of a page that no script draws again, what its own elements can use, as one: the rules whose
 * elements and classes all stand in it, of its own brand. That takes half off the bytes that a login page
 * waits for.
 * @param content the page's markup
 */
export function usedStyles(styles: readonly Style[], content: string, brand: Brand): Style {
  const page = toDrawn(content, brand);
  const names = [...page.elements].toSorted().concat('', [...page.classes].toSorted());
  const key = [brand, ...styles.map(({ hash }) => hash), ...names].join(' ');
  if (known.size > keptAtMost) known.clear();
  const rules = () => styles.flatMap(({ text }) => filterRules(parseRules(text), page));
  const used = known.get(key) ?? toStyle('', writeRules(withoutUnused(rules())));
  known.set(key, used);
  return used;
}
