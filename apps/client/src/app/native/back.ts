import { isObject } from '@mijn/domain/values';
import { callNative, hearNative } from './bridge.ts';

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
