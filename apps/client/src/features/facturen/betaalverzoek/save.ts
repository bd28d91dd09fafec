/** Lets the browser keep a text as a file. */
export function save(name: string, kind: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: kind }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  // In the document: Firefox and Safari follow no link that stands nowhere.
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
