/**
 * The script of the offline page (§2): its button goes back on the page's own address, reloads elsewhere (where the
 * service worker answered with it), or says that the server cannot be reached. It goes on by itself once it can.
 * Inlined into the page, so it may use nothing from outside.
 * @param path the page's own address
 * @param home address to open without a history
 * @param pulse address that is requested to learn whether the server can be reached
 */
export function offlinePage(path: string, home: string, pulse: string): void {
  const isOwnAddress = location.pathname === path;
  const again = () => {
    if (!isOwnAddress) location.reload();
    else if (history.length > 1) history.back();
    else location.assign(home);
  };
  const reachServer = () =>
    fetch(pulse, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) });
  const button = document.querySelector<HTMLElement>('[data-again]');
  // Asks the server, because a device with Wi-Fi but without internet says that it is online.
  button?.addEventListener('click', () => {
    reachServer().then(again, () => {
      button.textContent = button.dataset['again'] ?? '';
    });
  });
  if (isOwnAddress) {
    addEventListener('online', again);
    return;
  }
  // A device reports a network before it works, and gets no event when it was online all the time, so the
  // server is polled with growing pauses.
  let pause = 500;
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    reachServer().then(again, later);
  };
  const later = () => {
    clearTimeout(timer);
    pause = Math.min(2 * pause, 10_000);
    timer = setTimeout(look, pause);
  };
  addEventListener('online', look);
  later();
}
