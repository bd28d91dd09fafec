/**
 * Handles a failed script or start of the page (`unusable`): the taps that `keepTaps` keeps are released,
 * and the next tap shows a message. Inlined after `keepTaps`, so it may use nothing from outside.
 * @param notice selector of the message
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
