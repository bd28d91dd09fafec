/**
 * The script of the offline page (§2): its button goes back on the page's own address and reloads
 * elsewhere, where the service worker answered with it, or says that there is no network; it does the same automatically once the network is
 * back. Inlined into the page, so it may use nothing from outside.
 * @param path the page's own address
 * @param home address to open without a history
 * @param pulse address that is polled to learn whether the server can be reached
 */
export function offlinePage(path: string, home: string, pulse: string): void {
  const isOwnAddress = location.pathname === path;
  const again = () => {
    if (!isOwnAddress) location.reload();
    else if (history.length > 1) history.back();
    else location.assign(home);
  };
  const button = document.querySelector<HTMLElement>('[data-again]');
  button?.addEventListener('click', () => {
    if (navigator.onLine) again();
    else button.textContent = button.dataset['again'] ?? '';
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
    fetch(pulse, { method: 'HEAD', cache: 'no-store' }).then(again, later);
  };
  const later = () => {
    clearTimeout(timer);
    pause = Math.min(2 * pause, 10_000);
    timer = setTimeout(look, pause);
  };
  addEventListener('online', look);
  later();
}
