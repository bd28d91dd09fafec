/** Moves the focus to the page's heading, for an action that removes the focused element. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
