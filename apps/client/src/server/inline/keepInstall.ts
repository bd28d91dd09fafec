/**
 * Keeps the browser's offer to install the app for a good moment (§9), and not during a login. Inlined into
 * the page, so it may use nothing from outside.
 */
export function keepInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    globalThis.installOffer = event;
  });
}
