import { useEffect, useState } from 'react';

const asking = 'dialog[open], [popover]:popover-open, #cookies';
// A search field or a choice of rows is no form: nothing typed would be covered.
const noForm = ['hidden', 'search', 'checkbox'].map((type) => `[type="${type}"]`).join(', ');
const fields = `main :is(input:not(${noForm}), select, textarea)`;

// Hidden elements (offline, a closed part) do not count.
function isBusy(): boolean {
  if (document.querySelector(asking)) return true;
  return [...document.querySelectorAll(fields)].some((field) => field.checkVisibility());
}

/** Returns whether something on the page asks for attention: a dialog, a question, or a form. */
export function useBusy(): boolean {
  const [busy, setBusy] = useState(true);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setBusy(isBusy()));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['open', 'hidden'],
    });
    document.addEventListener('toggle', look, true);
    look();
    return () => {
      observer.disconnect();
      document.removeEventListener('toggle', look, true);
      cancelAnimationFrame(frame);
    };
  }, []);
  return busy;
}
