import type { Target } from './engineScreen.ts';

const selectors = {
  link: 'a[href]',
  button: 'button, [role="button"]',
  heading: 'h1, h2, h3',
  label: 'label',
};

/** Returns the accessible name of an element. Runs in the page. */
export function wordsOf(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
}

/** Finds a visible element by name. Runs in the page, with `wordsOf`. */
export function findByName({ selector, name, starts }: PageTarget): Element | undefined {
  const inSight = [...document.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return inSight.find((element) =>
    starts ? wordsOf(element).startsWith(name) : wordsOf(element) === name,
  );
}

/** A target in the form that the page searches for. */
export type PageTarget = Omit<Target, 'role'> & { readonly selector: string };

export const toPageTarget = ({ role, ...words }: Target): PageTarget => ({
  ...words,
  selector: selectors[role],
});
