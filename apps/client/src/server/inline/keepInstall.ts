/**
 * Keeps the browser's offer to install the app, so that it is made at a good moment (§9) and not while
 * one logs in. Written into the page as it stands, so it may use nothing from outside.
 */
export function keepInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    globalThis.installOffer = event;
  });
}
