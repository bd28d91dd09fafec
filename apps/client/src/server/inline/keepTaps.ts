type Filled = Map<EventTarget | null, string | boolean>;

/** Hears what is typed and chosen before React has come. Written into the page as it stands. */
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
    // Of radio buttons the last one counts.
    for (const other of type === 'radio' ? filled.keys() : []) {
      if (other instanceof HTMLInputElement && other.name === name) filled.delete(other);
    }
    filled.set(target, type === 'checkbox' || type === 'radio' ? checked : value);
  };
  // React sets a text back to the server's as it takes it over: what is typed next would be heard without the rest.
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
 * Tells React what was typed and chosen before it came. Written into the page as it stands: it may use
 * nothing from outside.
 * @param filled what was heard of: React may have written over it meanwhile
 */
export function tellReact(filled: Filled): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const send = (kind: string) => field.dispatchEvent(new Event(kind, { bubbles: true }));
    const { type, files, checked, value } = field;
    const isBox = type === 'checkbox' || type === 'radio';
    // Of no meaning by itself: it makes React take over what came after the rest, as it does at a tap.
    send('touchcancel');
    const now = filled.get(field) ?? (isBox ? checked : value);
    // React tells only of what differs from what it wrote last: its own setter is told of that on another element,
    // as what is written to the field itself ends a selection, a word half composed, and what can be undone.
    const change = (key: 'value' | 'checked', before: string | boolean, kind: string) => {
      if (field[key] !== now) Reflect.set(field, key, now);
      Reflect.getOwnPropertyDescriptor(field, key)?.set?.call(field.cloneNode(), before);
      send(kind);
    };
    if (field instanceof HTMLSelectElement) {
      // Where none is chosen by the document, the browser chooses the first.
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
 * Runs in the page before anything else of ours, until React has taken it over (ADR 0033): keeps taps
 * on what only script can do (`data-replay`) and lets them happen then. Written into the page as it
 * stands: it may use nothing from outside.
 * @param takeOver runs first, so that a tap finds what was typed
 * @param filled what `hearFields` heard
 */
export function keepTaps(takeOver: typeof tellReact, filled: Filled): void {
  const kept = new Set<HTMLElement>();
  let hasCome = false;
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

  // A form with an address of its own is posted as long as React has not come; then it waits too, as React would
  // send what it held before it was told what was typed.
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
  // In a timeout: inside React's own commit it does not hear of it.
  const begin = () => {
    usable = true;
    takeOver(filled);
    setTimeout(release);
  };
  addEventListener('usable', () => setTimeout(begin), { once: true });
}
