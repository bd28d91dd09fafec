type Filled = Map<EventTarget | null, string | boolean>;

/** Records input from before React hydrates. Inlined into the page. */
export function hearFields(): Filled {
  const filled: Filled = new Map();
  const carets = new Map<EventTarget, number | null>();
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) {
      filled.set(target, target.value);
    }
    if (target instanceof HTMLTextAreaElement) carets.set(target, target.selectionStart);
    if (!(target instanceof HTMLInputElement)) return;
    carets.set(target, target.selectionStart);
    const { type, name, checked, value } = target;
    // Only the last of radio buttons counts.
    for (const other of type === 'radio' ? filled.keys() : []) {
      if (other instanceof HTMLInputElement && other.name === name) filled.delete(other);
    }
    filled.set(target, type === 'checkbox' || type === 'radio' ? checked : value);
  };
  // React resets a text to the server's during hydration, and the next input would be recorded without the
  // rest.
  const putBack = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const text = filled.get(target);
    if (typeof text !== 'string' || text === target.value) return;
    target.value = text;
    const at = carets.get(target) ?? text.length;
    if (target.selectionStart !== null) target.setSelectionRange(at, at);
  };
  const listening = new AbortController();
  const how = { capture: true, signal: listening.signal };
  addEventListener('beforeinput', putBack, how);
  addEventListener('input', hear, how);
  addEventListener('usable', () => setTimeout(() => listening.abort()), { once: true });
  return filled;
}

/**
 * Passes input from before hydration to React. Inlined into the page, so it may use nothing from outside.
 * @param filled recorded input, which React may have overwritten meanwhile
 */
export function tellReact(filled: Filled): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const send = (kind: string) => field.dispatchEvent(new Event(kind, { bubbles: true }));
    const { type, files, checked, value } = field;
    const isBox = type === 'checkbox' || type === 'radio';
    // A meaningless event that makes React hydrate the remaining parts, as a tap does.
    send('touchcancel');
    const now = filled.get(field) ?? (isBox ? checked : value);
    // React reports only changes against its last value: its own setter is called on another element,
    // because setting the field itself ends a selection, a composition, and the undo history.
    const change = (key: 'value' | 'checked', before: string | boolean, kind: string) => {
      if (field[key] !== now) Reflect.set(field, key, now);
      Reflect.getOwnPropertyDescriptor(field, key)?.set?.call(field.cloneNode(), before);
      send(kind);
    };
    if (field instanceof HTMLSelectElement) {
      // Without a selected option the browser selects the first.
      const byDocument = [...field.options].findIndex((one) => one.defaultSelected);
      const isOther = field.selectedIndex !== Math.max(0, byDocument);
      if (isOther || filled.has(field)) change('value', value, 'change');
    } else if (type === 'file') {
      if (files?.length) send('change');
    } else if (isBox) {
      const isOther = now !== field.defaultChecked && (now || type === 'checkbox');
      if (isOther) change('checked', !now, 'click');
    } else if (now !== field.defaultValue) change('value', field.defaultValue, 'input');
  }
}

/**
 * First script of a page, until React has hydrated it (ADR 0033): keeps taps on controls that need script
 * (`data-replay`) and replays them then. Inlined into the page, so it may use nothing from outside.
 * @param takeOver runs first, so that a tap finds the input
 * @param filled input recorded by `hearFields`
 */
export function keepTaps(takeOver: typeof tellReact, filled: Filled): void {
  const kept = new Set<HTMLElement>();
  let hasCome = false;
  let usable = false;

  function keep(event: Event, element: Element | null): void {
    if (usable || !(element instanceof HTMLElement)) return;
    event.preventDefault();
    // React, partly hydrated, would handle the same tap.
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

  // A form with an address of its own is posted before hydration; during it the form waits too, because
  // React would send the values of before the hand-over.
  const waits = (element: Element) => hasCome || element.matches('[data-replay]');

  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('button');
      if (button && waits(button)) keep(event, button);
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      if (event.target instanceof Element && waits(event.target)) keep(event, event.submitter);
    },
    true,
  );
  addEventListener('hydrated', () => (hasCome = true), { once: true });
  // In a timeout, because React ignores events during its own commit.
  const begin = () => {
    usable = true;
    takeOver(filled);
    setTimeout(release);
  };
  addEventListener('usable', () => setTimeout(begin), { once: true });
}
