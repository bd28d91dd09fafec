import { inPage } from './inPage.ts';

// Waits for running animations, some of which start with the next frame.
async function standsStill(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const moving = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  });
  if (moving.length === 0) return;
  await Promise.allSettled(moving.map(({ finished }) => finished));
  await standsStill();
}

function isShown(element: Element): boolean {
  // The content of a closed <details> has a size too.
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && !isForTheEarOnly(element);
}

function isForTheEarOnly(element: Element): boolean {
  if (getComputedStyle(element).clipPath !== 'none') return true;
  return element.parentElement !== null && isForTheEarOnly(element.parentElement);
}

function allShown(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) => isShown(element));
}

function nameOf(element: Element): string {
  return `${element.localName} "${element.textContent.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
}

function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the screen`] : [];
}

// A horizontal scroller may have content out of sight.
function scrollsByItself(element: Element): boolean {
  if (getComputedStyle(element).overflowX !== 'visible') return true;
  return element.parentElement !== null && scrollsByItself(element.parentElement);
}

// Nobody can scroll to the left of a page, so content there is lost.
function outAtTheLeft(): string[] {
  return allShown('body *').flatMap((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left + scrollX < -1 && right + scrollX > 0 && !scrollsByItself(element)
      ? [`${nameOf(element)} stands ${Math.round(-left - scrollX)} px out at the left`]
      : [];
  });
}

// A nested SVG clips its content to its frame, such as a line cut out of a bill.
function isHeldIn(row: Element, part: Element): boolean {
  const { parentElement: around } = part;
  if (!around || around === row) return false;
  return getComputedStyle(around).overflowX !== 'visible' || isHeldIn(row, around);
}

// Fixed elements do not widen the page, so content beyond the screen is lost.
function outAtTheRight(): string[] {
  const { clientWidth } = document.documentElement;
  return allShown('body *').flatMap((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > clientWidth + 1 &&
      left < clientWidth &&
      layerOf(element) === 'kept' &&
      !scrollsByItself(element)
      ? [`${nameOf(element)} stands ${Math.round(right - clientWidth)} px out at the right`]
      : [];
  });
}

function outsideRows(): string[] {
  return allShown('tr, li').flatMap((row) => {
    const box = row.getBoundingClientRect();
    return [...row.querySelectorAll('*')].filter(isShown).flatMap((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      const outside = Math.max(
        box.top - top,
        bottom - box.bottom,
        box.left - left,
        right - box.right,
      );
      return outside > 4 && !isHeldIn(row, part)
        ? [`${nameOf(part)} stands ${Math.round(outside)} px outside its row`]
        : [];
    });
  });
}

function isWords({ nodeType, textContent }: Node): boolean {
  return nodeType === Node.TEXT_NODE && (textContent ?? '').trim() !== '';
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 4 && down > Math.min(one.height, other.height) / 2;
}

// The rest of the page scrolls under fixed and sticky elements.
function staysInView(element: Element): boolean {
  if (['sticky', 'fixed'].includes(getComputedStyle(element).position)) return true;
  return element.parentElement !== null && staysInView(element.parentElement);
}

/**
 * The layer of an element: the page, its bars, or a sheet or dialog above both. Elements only overlap
 * within a layer.
 */
type Layer = 'page' | 'kept' | Element;

function layerOf(element: Element): Layer {
  return element.closest(':popover-open, :modal') ?? (staysInView(element) ? 'kept' : 'page');
}

// A label may contain its field, a field its symbol, a drawing its text.
function belongTogether(one: Element, other: Element): boolean {
  if (one.contains(other) || other.contains(one)) return true;
  // The symbol before an amount.
  if (other.localName === 'input' && one.parentElement === other.parentElement) return true;
  const [whole] = [one, other].map((element) => element.closest('svg, button, a, label, summary'));
  return whole !== null && whole !== undefined && whole.contains(other) && whole.contains(one);
}

// An element much larger than a text and before it in the page is its background.
function isGround(thing: Piece, words: Piece): boolean {
  const [outer, inner] = [thing.box, words.box];
  const isRound = outer.top <= inner.top && outer.bottom >= inner.bottom;
  const follows = thing.element.compareDocumentPosition(words.element);
  return (
    isRound && outer.height > 3 * inner.height && (follows & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  );
}

interface Piece {
  readonly element: Element;
  readonly box: DOMRect;
  readonly layer: Layer;
}

// Returns whether a horizontal scroller hides a part.
function isCutOff(part: Node, box: DOMRect): boolean {
  const { parentElement: around } = part;
  if (!around) return false;
  const { left, right } = around.getBoundingClientRect();
  const cuts = getComputedStyle(around).overflowX !== 'visible';
  return (cuts && (box.right > right + 1 || box.left < left - 1)) || isCutOff(around, box);
}

function toPieces(element: Element, part: Node, boxes: Iterable<DOMRect>): Piece[] {
  const seen = [...boxes].filter((box) => !isCutOff(part, box));
  const layer = seen.length > 0 ? layerOf(element) : 'page';
  return seen.map((box) => ({ element, box, layer }));
}

// Returns the lines of the text itself: a block is wider than its text.
function wordsIn(element: Element): Piece[] {
  return [...element.childNodes].filter(isWords).flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return toPieces(element, text, range.getClientRects());
  });
}

function overOneAnother(words: readonly Piece[]): string[] {
  const things = allShown(':is(svg, img, canvas, input, select, textarea)').flatMap((element) =>
    toPieces(element, element, element.getClientRects()),
  );
  return words.flatMap((one, index) =>
    [...words.slice(index + 1), ...things.filter((thing) => !isGround(thing, one))]
      .filter(({ layer }) => layer === one.layer)
      .filter(({ element, box }) => overlaps(one.box, box) && !belongTogether(one.element, element))
      .map(({ element }) => `${nameOf(one.element)} stands over ${nameOf(element)}`),
  );
}

// At the end of the page nothing can be scrolled from under a bottom bar.
function underABar(words: readonly Piece[]): string[] {
  const { clientHeight, scrollHeight } = document.documentElement;
  const tops = allShown('body *')
    .filter(
      (element) => getComputedStyle(element).position === 'fixed' && layerOf(element) === 'kept',
    )
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom }) => top > clientHeight / 2 && bottom > clientHeight - 1)
    .map(({ top }) => top);
  const room = clientHeight - Math.min(clientHeight, ...tops);
  return words
    .filter(({ layer, box }) => layer === 'page' && box.bottom + scrollY > scrollHeight - room + 4)
    .map(({ element }) => `${nameOf(element)} stays under a bar where the page ends`);
}

/**
 * Returns the layout faults of a screen after its animations, as an expression for the page: content wider
 * than the screen or outside it, parts outside their table row or list item, and text over text, a drawing
 * or a field, or hidden behind a bar. Covers the frame too.
 */
export const layoutFaults: string = inPage(async () => {
  await standsStill();
  const words = allShown('body *').flatMap(wordsIn);
  return [
    ...sideways(),
    ...outAtTheLeft(),
    ...outAtTheRight(),
    ...outsideRows(),
    ...overOneAnother(words),
    ...underABar(words),
  ];
}, [
  standsStill,
  isShown,
  isForTheEarOnly,
  allShown,
  nameOf,
  sideways,
  scrollsByItself,
  outAtTheLeft,
  outAtTheRight,
  isHeldIn,
  outsideRows,
  isWords,
  staysInView,
  layerOf,
  belongTogether,
  isGround,
  overlaps,
  isCutOff,
  toPieces,
  wordsIn,
  overOneAnother,
  underABar,
]);
