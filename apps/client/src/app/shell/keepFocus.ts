import { lastFocus } from '../../platform/lastFocus.ts';

/** What can take the focus by itself, and is there to be used. */
const focusable =
  'a[href],button:not(:disabled),input:not(:disabled):not([type=hidden]),select:not(:disabled),textarea:not(:disabled),summary,[tabindex="0"]';

const isShown = (element: Element): boolean => element.isConnected && element.checkVisibility();

const isUsable = (element: HTMLElement): boolean =>
  isShown(element) && !element.matches(':disabled');

function focusOn(element: HTMLElement): void {
  // A part of the page that is no control takes it for once, as a heading does on navigation.
  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus({ preventScroll: element.tagName === 'H1' });
}

function isElement(node: EventTarget | null | undefined): node is HTMLElement {
  return node instanceof HTMLElement;
}

// The nearest that is left of where it was: the first control in it, or else that part of the page itself;
// where nothing nearer is left than the page, its heading.
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
 * Keeps the focus from falling to the body when what has it goes away, is hidden or can be used no longer:
 * it goes to what is nearest. What knows better moves it by itself, at once; who taps beside everything
 * takes it away on purpose. What went away before this began is made good at once. Answers with what ends that.
 */
export function keepFocus(): () => void {
  let had: { readonly element: HTMLElement; readonly around: readonly HTMLElement[] } | undefined;
  const hold = (element: EventTarget | null | undefined, around?: readonly EventTarget[]) => {
    had = isElement(element)
      ? { element, around: around?.filter(isElement) ?? ancestorsOf(element) }
      : undefined;
  };
  const remember = ({ target }: Event) => hold(target);
  // What is there still was left on purpose.
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
  // After whoever moves the focus on purpose has done so.
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
