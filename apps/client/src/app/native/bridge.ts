import { isObject } from '@mijn/domain/values';

type Plugin = 'App' | 'Browser' | 'Filesystem' | 'Share';

/** Calls a plugin. Rejects when it fails or the person declines. */
export async function callNative(
  plugin: Plugin,
  method: string,
  options: object = {},
): Promise<unknown> {
  const wrapper = globalThis.Capacitor;
  if (!wrapper?.nativePromise) throw new Error(`The wrapper has no ${plugin}`);
  return wrapper.nativePromise(plugin, method, options);
}

/** Listens to an event of a plugin. */
export function hearNative(plugin: Plugin, event: string, hear: (data: unknown) => void): void {
  globalThis.Capacitor?.addListener?.(plugin, event, hear);
}

/** Returns a string field of a plugin's data; undefined without one. */
export function wordIn(data: unknown, name: string): string | undefined {
  const word = isObject(data) ? data[name] : undefined;
  return typeof word === 'string' ? word : undefined;
}

/** Opens an address in the system's browser, over the app. */
export function openOutside(address: string): void {
  callNative('Browser', 'open', { url: address }).catch(() => open(address, '_blank', 'noopener'));
}

/** Returns the top dialog: the last opened one stands inside or after the one below it. */
const topDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);

/**
 * Closes the top layer as Escape would: a dialog (the whole-screen pass is one) or a menu.
 * @returns whether there was one; a dialog that refuses to close stays, and so does the page
 */
export function closeWhatIsOpen(): boolean {
  const dialog = topDialog();
  if (dialog) {
    const wantsToClose = dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    if (wantsToClose) dialog.close();
    return true;
  }
  const menu = document.querySelector<HTMLElement>(':popover-open');
  menu?.hidePopover();
  return menu !== null;
}

function canGoBack(data: unknown): boolean {
  return isObject(data) && data['canGoBack'] === true;
}

/** Handles Android's back button: closes the top layer, else goes a page back, else minimises the app. */
export function watchBack(): void {
  hearNative('App', 'backButton', (data) => {
    if (closeWhatIsOpen()) return;
    if (canGoBack(data)) history.back();
    else callNative('App', 'minimizeApp').catch(() => undefined);
  });
}

/** Folder for files that are being shared; emptied at every start. */
const folder = { path: 'mijn', directory: 'CACHE' } as const;

async function toBase64(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const pieces: string[] = [];
  // In chunks, because a call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 0x80_00) {
    pieces.push(String.fromCodePoint(...bytes.subarray(at, at + 0x80_00)));
  }
  return btoa(pieces.join(''));
}

/** Deletes the temporary files, so that no personal data stays on the device. */
export async function forgetFiles(): Promise<void> {
  await callNative('Filesystem', 'rmdir', { ...folder, recursive: true }).catch(() => undefined);
}

/** Opens the share sheet of the phone for a file, because a web view has no downloads. */
export async function keepFile(name: string, content: Blob): Promise<void> {
  const { path, directory } = folder;
  const data = await toBase64(content);
  const options = {
    path: `${path}/${name.replaceAll('/', '-')}`,
    directory,
    data,
    recursive: true,
  };
  const uri = wordIn(await callNative('Filesystem', 'writeFile', options), 'uri');
  // A cancelled share rejects as well.
  if (uri !== undefined) {
    await callNative('Share', 'share', { files: [uri], title: name }).catch(() => undefined);
  }
}
