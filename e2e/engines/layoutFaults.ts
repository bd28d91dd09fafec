import { inPage } from './inPage.ts';

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

function outsideRows(): string[] {
  return allShown('main tr, main li').flatMap((row) => {
    const box = row.getBoundingClientRect();
    return [...row.querySelectorAll('*')].filter(isShown).flatMap((part) => {
      const { top, bottom, right } = part.getBoundingClientRect();
      const outside = Math.max(box.top - top, bottom - box.bottom, right - box.right);
      return outside > 8
        ? [`${nameOf(part)} stands ${Math.round(outside)} px outside its row`]
        : [];
    });
  });
}

function holdsWords(element: Element): boolean {
  return [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? '').trim() !== '',
  );
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 4 && down > Math.min(one.height, other.height) / 2;
}

// What stays in view lets the rest of the page scroll under it.
function staysInView(element: Element): boolean {
  if (getComputedStyle(element).position === 'sticky') return true;
  return element.parentElement !== null && staysInView(element.parentElement);
}

function overOneAnother(): string[] {
  const worded = allShown('main *').filter((element) => holdsWords(element));
  const lines = worded.flatMap((element) =>
    [...element.getClientRects()].map((box) => ({ element, box, stays: staysInView(element) })),
  );
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter(({ stays }) => stays === one.stays)
      .filter(({ element, box }) => !one.element.contains(element) && overlaps(one.box, box))
      .map(({ element }) => `${nameOf(one.element)} stands over ${nameOf(element)}`),
  );
}

/**
 * What is wrong with the layout of a screen, a line each, as an expression for the page: something wider than the
 * screen, a part of a row of a table or list that stands outside it, words that stand over other words.
 */
export const layoutFaults: string = inPage(
  () => [...sideways(), ...outsideRows(), ...overOneAnother()],
  [
    isShown,
    isForTheEarOnly,
    allShown,
    nameOf,
    sideways,
    outsideRows,
    holdsWords,
    staysInView,
    overlaps,
    overOneAnother,
  ],
);
