let path: readonly EventTarget[] = [];

/** Notes from now on what has the focus, and all that it stands in. */
export function noteFocus(): void {
  addEventListener('focusin', (event) => (path = event.composedPath()));
}

/** What had the focus last, and all that it stood in then, from the inside out; empty where nothing had it. */
export function lastFocus(): readonly EventTarget[] {
  return path;
}
