import { apiTransport } from './apiTransport.ts';

/** Time that a browser may take to read a downloaded blob, in milliseconds. */
const readingMs = 10_000;

function keepInBrowser(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  // Firefox and Safari follow no link outside the document.
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), readingMs);
}

/** Saves a file: as a download, or from the native app by the share sheet of the phone. */
export async function saveFile(name: string, content: Blob): Promise<void> {
  const { keepFile } = apiTransport.current;
  if (keepFile) await keepFile(name, content);
  else keepInBrowser(name, content);
}
