/**
 * Hears that the page's script, or its start (`unusable`), failed: what `keepTaps` keeps will not happen, so nobody
 * is left waiting for it, and who taps is told. Written into the page as it stands, after `keepTaps`: it may use
 * nothing from outside.
 * @param notice the selector of what is shown
 */
export function sayUnusable(notice: string): void {
  const tell = () => {
    for (const kept of document.querySelectorAll('[aria-busy="true"]')) {
      kept.removeAttribute('aria-busy');
      document.querySelector(notice)?.removeAttribute('hidden');
    }
  };
  const giveUp = () => {
    tell();
    addEventListener('click', tell, true);
    addEventListener('submit', tell, true);
  };
  addEventListener('unusable', giveUp);
  const ofScript = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') giveUp();
  };
  addEventListener('error', ofScript, true);
}
