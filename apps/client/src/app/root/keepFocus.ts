import { lastFocus } from '../../platform/lastFocus.ts';

const focusable =
  'a[href],button:not(:disabled),input:not(:disabled):not([type=hidden]),select:not(:disabled),textarea:not(:disabled),summary,[tabindex="0"]';

const isShown = (element: Element): boolean => element.isConnected && element.checkVisibility();

const isUsable = (element: HTMLElement): boolean =>
  isShown(element) && !element.matches(':disabled');

function focusOn(element: HTMLElement): void {
  // A part of the page that is no control is made focusable once, as a heading is on navigation.
  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus({ preventScroll: element.tagName === 'H1' });
}

function isElement(node: EventTarget | null | undefined): node is HTMLElement {
  return node instanceof HTMLElement;
}

// Returns the nearest remaining element: the first control inside it, or else the part itself; the heading
// when only the page is left.
function nearest(around: readonly HTMLElement[]): HTMLElement | undefined {
  const place = around.find(isShown);
  const isWhole = !place || place.matches('main, body, html') || place.querySelector('main, h1');
  if (isWhole) {
    return [...document.querySelectorAll<HTMLElement>('main h1')].find(isShown);
  }
  return [...place.querySelectorAll<HTMLElement>(focusable)].find(isShown) ?? place;
}

function ancestorsOf(element: HTMLElement): readonly HTMLElement[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/**
 * Keeps the focus from falling to the body when the focused element is removed, hidden or disabled: it
 * moves to the nearest one. Code that knows better moves it itself, at once; a tap beside everything
 * removes it on purpose. An element that was removed before is handled at once. Returns a function that
 * stops.
 */
export function keepFocus(): () => void {
  let had: { readonly element: HTMLElement; readonly around: readonly HTMLElement[] } | undefined;
  const hold = (element: EventTarget | null | undefined, around?: readonly EventTarget[]) => {
    had = isElement(element)
      ? { element, around: around?.filter(isElement) ?? ancestorsOf(element) }
      : undefined;
  };
  const remember = ({ target }: Event) => hold(target);
  // An element that is still there was left on purpose.
  const forget = ({ target }: Event) =>
    queueMicrotask(() => {
      if (had && had.element === target && isUsable(had.element)) had = undefined;
    });
  const look = () => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost || !had || isUsable(had.element)) return;
    const next = nearest(had.around);
    had = undefined;
    if (next) focusOn(next);
  };
  // Runs after code that moves the focus on purpose.
  const observer = new MutationObserver(() => requestAnimationFrame(() => setTimeout(look)));
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['hidden', 'disabled'],
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  const [last, ...around] = lastFocus();
  if (document.activeElement !== document.body) hold(document.activeElement);
  else if (isElement(last) && !isUsable(last)) hold(last, around);
  look();
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
  };
}
