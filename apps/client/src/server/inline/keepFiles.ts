/**
 * Treats a file that is dropped or pasted before React has hydrated as a chosen one, which React learns of
 * with the rest (`tellReact`); otherwise the browser would leave the page to show it. On pages that take
 * files; inlined, so it may use nothing from outside.
 */
export function keepFiles(): void {
  let isUsable = false;
  const take = (event: DragEvent | ClipboardEvent) => {
    const isPasted = event instanceof ClipboardEvent;
    const data = isPasted ? event.clipboardData : event.dataTransfer;
    if (isUsable || !data?.types.includes('Files')) return;
    // Pasted text next to a file is left to the browser.
    if (!isPasted) event.preventDefault();
    // React, partly hydrated, would take the same files.
    event.stopPropagation();
    const { target } = event;
    const place = isPasted ? document : target instanceof Element && target.closest('fieldset');
    const input = place && place.querySelector<HTMLInputElement>('[type=file][multiple]');
    if (!input || data.files.length === 0) return;
    const all = new DataTransfer();
    for (const file of [...(input.files ?? []), ...data.files]) all.items.add(file);
    input.files = all.files;
  };
  addEventListener('dragover', take, true);
  addEventListener('drop', take, true);
  addEventListener('paste', take, true);
  addEventListener('usable', () => setTimeout(() => (isUsable = true)), { once: true });
}
