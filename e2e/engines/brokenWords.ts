import { inPage } from './inPage.ts';

// A no-break space is part of its word: "€ 12,50". A line may break after these characters.
function wordsOf(text: string): RegExpExecArray[] {
  return [...text.matchAll(/[^ \n\t\u00AD\u200B\-–/@.]+(?:\.[^ \n\t]+)?/g)];
}

function isHeldBack(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return true;
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (getComputedStyle(around).clipPath !== 'none') return true;
  }
  return element.closest('svg, textarea') !== null;
}

// Returns one rectangle per line; a letter of another font is on the same line.
function linesOf(range: Range): DOMRect[] {
  const pieces = [...range.getClientRects()].filter(({ width }) => width > 0);
  return pieces.filter(({ top, height }, i) => {
    const before = pieces[i - 1];
    return !before || Math.abs(top - before.top) > height / 2;
  });
}

/** A word wider than half the screen may be too long for its place. */
function isTooLong(pieces: readonly DOMRect[]): boolean {
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  return width > innerWidth / 2;
}

function brokenIn(node: Node): string[] {
  const text = node.textContent ?? '';
  const around = node.parentElement;
  if (text.trim() === '' || !around || isHeldBack(around)) return [];
  return wordsOf(text).flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const lines = linesOf(range);
    // The hyphen of a soft hyphen, on the previous line, is measured with the word after it.
    const pieces = text[index - 1] === '\u00AD' && lines.length > 1 ? lines.slice(1) : lines;
    return pieces.length > 1 && !isTooLong(pieces)
      ? [`"${word}" is broken in "${text.trim().slice(0, 40)}" of ${around.localName}`]
      : [];
  });
}

/**
 * Returns words, amounts and numbers that are broken in the middle, as an expression for the page. Ignores
 * words too long for any place on the screen (an e-mail address, a surname).
 */
export const brokenWords: string = inPage(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(...brokenIn(texts.currentNode));
  return found;
}, [wordsOf, isHeldBack, linesOf, isTooLong, brokenIn]);
