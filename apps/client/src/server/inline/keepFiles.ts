/**
 * Takes a file that is dropped or pasted before React has come as one that is chosen, which React is told of with
 * the rest (`tellReact`): the browser would leave the page to show it. Stands in pages that take files, written as
 * it stands: it may use nothing from outside.
 */
export function keepFiles(): void {
  let isUsable = false;
  const take = (event: DragEvent | ClipboardEvent) => {
    const isPasted = event instanceof ClipboardEvent;
    const data = isPasted ? event.clipboardData : event.dataTransfer;
    if (isUsable || !data?.types.includes('Files')) return;
    // What is pasted beside a file, words say, is the browser's.
    if (!isPasted) event.preventDefault();
    // React, half way, would take the same files.
    event.stopPropagation();
    const { target } = event;
    const place = isPasted ? document : target instanceof Element && target.closest('fieldset');
    const input = place && place.querySelector<HTMLInputElement>('[type=file][multiple]');
    if (!input || data.files.length === 0) return;
    // After what was chosen, dropped or pasted before.
    const all = new DataTransfer();
    for (const file of [...(input.files ?? []), ...data.files]) all.items.add(file);
    input.files = all.files;
  };
  addEventListener('dragover', take, true);
  addEventListener('drop', take, true);
  addEventListener('paste', take, true);
  addEventListener('usable', () => setTimeout(() => (isUsable = true)), { once: true });
}
