/**
 * Shows a message at a tap on a control that needs script, after a script of the page failed to load or to start
 * (`unusable`). Inlined, so it may use nothing from outside.
 * @param notice selector of the message
 */
export function sayUnusable(notice: string): void {
  const tell = ({ target }: Event) => {
    const needsScript = target instanceof Element && target.closest('[data-needs-script]');
    if (needsScript) document.querySelector(notice)?.removeAttribute('hidden');
  };
  const giveUp = () => {
    addEventListener('click', tell, true);
    addEventListener('submit', tell, true);
  };
  addEventListener('unusable', giveUp);
  const ofScript = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLScriptElement && target.type === 'module') giveUp();
  };
  addEventListener('error', ofScript, true);
}
