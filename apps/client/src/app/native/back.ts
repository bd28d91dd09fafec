import { isObject } from '@mijn/domain/isObject';
import { callNative, hearNative } from './bridge.ts';

/** The dialog on top: what was opened last stands in the one below it, or after it. */
const topDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);

/**
 * Closes what stands over the page, as Escape would: a dialog (the whole-screen pass is one), or a menu.
 * @returns whether something stood there; a dialog that refuses to go stays, and the page too
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

/** Android's back: closes what is open, else goes a page back, else leaves the app where it is. */
export function watchBack(): void {
  hearNative('App', 'backButton', (data) => {
    if (closeWhatIsOpen()) return;
    if (canGoBack(data)) history.back();
    else callNative('App', 'minimizeApp').catch(() => undefined);
  });
}
