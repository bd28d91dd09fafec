import { inPage } from './inPage.ts';

// What is still on its way to its place, as a card that turns; some of it sets off with the next frame only.
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
  // What a closed <details> holds has a place too.
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

// What scrolls sideways by itself may hold more than is in sight.
function scrollsByItself(element: Element): boolean {
  if (getComputedStyle(element).overflowX !== 'visible') return true;
  return element.parentElement !== null && scrollsByItself(element.parentElement);
}

// Nobody can scroll to the left of a page: what stands there is gone.
function outAtTheLeft(): string[] {
  return allShown('body *').flatMap((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left + scrollX < -1 && right + scrollX > 0 && !scrollsByItself(element)
      ? [`${nameOf(element)} stands ${Math.round(-left - scrollX)} px out at the left`]
      : [];
  });
}

// A drawing shows no more of a picture than its own frame: a bill's line, cut out of its page.
function isHeldIn(row: Element, part: Element): boolean {
  const { parentElement: around } = part;
  if (!around || around === row) return false;
  return getComputedStyle(around).overflowX !== 'visible' || isHeldIn(row, around);
}

// What stays in view does not make the page wider: what is cut off there nobody sees.
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

// What stays in view lets the rest of the page scroll under it.
function staysInView(element: Element): boolean {
  if (['sticky', 'fixed'].includes(getComputedStyle(element).position)) return true;
  return element.parentElement !== null && staysInView(element.parentElement);
}

/** What things share that may stand in each other's way: the page, its bars, or the sheet or dialog that lies over both. */
type Layer = 'page' | 'kept' | Element;

function layerOf(element: Element): Layer {
  return element.closest(':popover-open, :modal') ?? (staysInView(element) ? 'kept' : 'page');
}

// A label may hold its field, a field may hold its sign, a drawing its words: one of them is meant to be on the other.
function belongTogether(one: Element, other: Element): boolean {
  if (one.contains(other) || other.contains(one)) return true;
  // The sign in front of an amount.
  if (other.localName === 'input' && one.parentElement === other.parentElement) return true;
  const [whole] = [one, other].map((element) => element.closest('svg, button, a, label, summary'));
  return whole !== null && whole !== undefined && whole.contains(other) && whole.contains(one);
}

// What reaches far round words, and stands before them in the page, is the ground they are written on.
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

// What a row that scrolls sideways keeps out of sight.
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

// Each line of the words themselves: a block is wider than what is written in it.
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

// Where the page ends, nothing can be scrolled from under a bar at the foot of the screen.
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
 * What is wrong with the layout of a screen once it stands still, a line each, as an expression for the page: something wider than the
 * screen or out at its side, a part of a row of a table or list that stands outside it, words that stand over other
 * words, over a drawing or over a field, or that a bar hides for good. All of the screen is looked at, its frame as well.
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
