/**
 * Runs in the page before anything else of ours, until React has taken it over (ADR 0033): keeps taps
 * on what only script can do (`data-replay`) and lets them happen then, and tells React what was typed
 * and chosen meanwhile. It is written into the page as it stands: it may use nothing from outside.
 */
export function keepTaps(): void {
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

  // A field of React tells only of what differs from what React wrote last: so that is written first.
  function tell(field: HTMLElement, key: 'value' | 'checked', before: unknown, kind: string): void {
    const now: unknown = Reflect.get(field, key);
    Reflect.set(field, key, before);
    const { set } =
      Reflect.getOwnPropertyDescriptor(Reflect.getPrototypeOf(field) ?? {}, key) ?? {};
    set?.call(field, now);
    field.dispatchEvent(new Event(kind, { bubbles: true }));
  }

  function takeOver(field: Element): void {
    if (field instanceof HTMLSelectElement) {
      const chosen = [...field.options].some((one) => one.selected !== one.defaultSelected);
      if (chosen) field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (field instanceof HTMLInputElement && field.type === 'file') {
      if (field.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      const changed = field.checked !== field.defaultChecked;
      if (changed && (field.checked || field.type === 'checkbox')) {
        tell(field, 'checked', !field.checked, 'click');
      }
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value !== field.defaultValue) tell(field, 'value', '', 'input');
    }
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
    document.querySelectorAll('input, select, textarea').forEach(takeOver);
    setTimeout(release);
  });
  watch.observe({ type: 'mark' });
}
