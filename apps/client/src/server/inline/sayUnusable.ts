/**
 * Handles a failed script or start of the page (`unusable`): taps that `keepTaps` keeps are released, and the message
 * is shown then, and at a tap on a control that needs script. Inlined, so it may use nothing from outside.
 * @param notice selector of the message
 */
export function sayUnusable(notice: string): void {
  const tell = ({ target }: Event) => {
    const kept = document.querySelectorAll('[aria-busy="true"]');
    for (const element of kept) element.removeAttribute('aria-busy');
    const needsScript = target instanceof Element && target.closest('[data-replay]') !== null;
    if (kept.length > 0 || needsScript) document.querySelector(notice)?.removeAttribute('hidden');
  };
  const giveUp = (event: Event) => {
    tell(event);
    addEventListener('click', tell, true);
    addEventListener('submit', tell, true);
  };
  addEventListener('unusable', giveUp);
  const ofScript = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLScriptElement && target.type === 'module') giveUp(event);
  };
  addEventListener('error', ofScript, true);
}
