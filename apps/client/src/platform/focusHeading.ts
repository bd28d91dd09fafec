/** Puts the focus on the page's heading: what had it goes away by its own doing. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
