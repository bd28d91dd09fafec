/**
 * Tells React what was typed and chosen before it came. Written into the page as it stands: it may use
 * nothing from outside.
 */
export function tellReact(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const send = (kind: string) => field.dispatchEvent(new Event(kind, { bubbles: true }));
    // React tells only of what differs from what it wrote last: so that is written first.
    const change = (key: 'value' | 'checked', before: unknown, kind: string) => {
      const now: unknown = Reflect.get(field, key);
      Reflect.set(field, key, before);
      const prototype = Reflect.getPrototypeOf(field) ?? {};
      Reflect.getOwnPropertyDescriptor(prototype, key)?.set?.call(field, now);
      send(kind);
    };
    const { type, files, value, defaultValue, checked, defaultChecked } = field;
    if (field instanceof HTMLSelectElement) {
      const options: HTMLOptionElement[] = [...field.options];
      if (options.some((one) => one.selected !== one.defaultSelected)) send('change');
    } else if (type === 'file') {
      if (files?.length) send('change');
    } else if (type === 'checkbox' || type === 'radio') {
      const isOther = checked !== defaultChecked && (checked || type === 'checkbox');
      if (isOther) change('checked', !checked, 'click');
    } else if (value !== defaultValue) change('value', '', 'input');
  }
}

/**
 * Runs in the page before anything else of ours, until React has taken it over (ADR 0033): keeps taps
 * on what only script can do (`data-replay`) and lets them happen then. Written into the page as it
 * stands: it may use nothing from outside.
 * @param takeOver runs first, so that a tap finds what was typed
 */
export function keepTaps(takeOver: () => void): void {
  const kept = new Set<HTMLElement>();
  let usable = false;

  function keep(event: Event, element: Element | null): void {
    if (usable || !(element instanceof HTMLElement)) return;
    event.preventDefault();
    // React, half way, would answer the same tap.
    event.stopPropagation();
    element.setAttribute('aria-busy', 'true');
    kept.add(element);
  }

  function release(): void {
    for (const element of kept) {
      element.removeAttribute('aria-busy');
      if (element.isConnected) element.click();
    }
  }

  addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element) keep(event, event.target.closest('button[data-replay]'));
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      if (event.target instanceof Element && event.target.matches('[data-replay]')) {
        keep(event, event.submitter);
      }
    },
    true,
  );
  const watch = new PerformanceObserver((marks) => {
    if (usable || marks.getEntriesByName('usable').length === 0) return;
    usable = true;
    watch.disconnect();
    takeOver();
    setTimeout(release);
  });
  watch.observe({ type: 'mark' });
}
