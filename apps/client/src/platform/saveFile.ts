import { door } from './door.ts';

/** How long a browser may take to read a file that it keeps, in milliseconds. */
const readingMs = 10_000;

function keepInBrowser(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  // In the document: Firefox and Safari follow no link that stands nowhere.
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), readingMs);
}

/** Lets the person keep a file: as a download, or in the native app by what the phone offers. */
export async function saveFile(name: string, content: Blob): Promise<void> {
  const { keepFile } = door.current;
  if (keepFile) await keepFile(name, content);
  else keepInBrowser(name, content);
}
