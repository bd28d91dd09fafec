let path: readonly EventTarget[] = [];

/** Records the focused element and its ancestors from now on. */
export function noteFocus(): void {
  addEventListener('focusin', (event) => (path = event.composedPath()));
}

/** Returns the last focused element and its ancestors at that time, from the inside out; empty when there was none. */
export function lastFocus(): readonly EventTarget[] {
  return path;
}
